import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Oklch = { lightness: number; chroma: number; hue: number };
type Theme = "light" | "dark";
type Table = Map<string, Record<Theme, Oklch>>;

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const colour = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)`;
const line = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\);`, "g");

function readBlock(selector: string): Table {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const toColour = (lightness = "", chroma = "", hue = ""): Oklch => ({
    lightness: Number(lightness) / 100,
    chroma: Number(chroma),
    hue: Number(hue),
  });
  return new Map(
    [...block.matchAll(line)].map(([, name = "", a, b, c, d, e, f]) => [
      name,
      { light: toColour(a, b, c), dark: toColour(d, e, f) },
    ]),
  );
}

/** Linear sRGB by Björn Ottosson's matrices, clipped to what a screen shows, then WCAG relative luminance. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const base = readBlock(":root");
const modes = {
  life: base,
  business: readBlock("html.mode-business"),
  incident: readBlock("html.mode-incident"),
};
const cases = Object.entries(modes).flatMap(([mode, table]) =>
  (["light", "dark"] as const).map((theme) => ({ mode, theme, table: new Map([...base, ...table]) })),
);

const surfaces = ["paper", "card", "sunk"];
const texts = [
  "ink",
  "ink-2",
  "ink-3",
  "accent",
  "tint-ink",
  "presence",
  "purpose",
  "production",
  "peace",
  "danger",
  "warning",
  "good",
];
const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ["tint-ink", "tint"],
  ["ink", "tint"],
  ["ink-2", "tint"],
  ["on-accent", "accent"],
  ["on-danger", "danger"],
  ["danger-tint-ink", "danger-tint"],
  ["warning-tint-ink", "warning-tint"],
  ["good-tint-ink", "good-tint"],
  ["ink", "warning-tint"],
  ["ink-2", "warning-tint"],
  ["ink", "danger-tint"],
  ["ink", "good-tint"],
] as const;
const edges = [
  ...["control-edge", "accent"].flatMap((edge) => surfaces.map((surface) => [edge, surface] as const)),
  ["accent", "tint"],
  ["warning", "warning-tint"],
] as const;

test("every line of the table is in the form that is read here", () => {
  expect(css.match(/^ {2}--/gm)).toHaveLength([...css.matchAll(line)].length);
  for (const table of [modes.business, modes.incident]) {
    expect([...table.keys()]).toEqual(["accent", "on-accent", "tint", "tint-ink"]);
  }
});

test("the conversion gives black and white their contrast of 21", () => {
  const grey = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1);
});

describe.each(cases)("$mode mode, $theme theme", ({ theme, table }) => {
  const get = (name: string) => {
    const token = table.get(name);
    if (!token) throw new Error(`No token "${name}"`);
    return token[theme];
  };
  test.each(pairs)("%s can be read on %s", (text, surface) => {
    expect(contrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edges)("%s can be seen on %s", (edge, surface) => {
    expect(contrast(get(edge), get(surface))).toBeGreaterThanOrEqual(3);
  });
});
