/** Draws the app's icons from src/web/public/icon.svg, for devices that want pixels. Run: node scripts/draw-icons.ts */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";

const PUBLIC = join(import.meta.dirname, "../src/web/public");

/** `inset`: the share of the icon's width left empty on each side, filled with the icon's own color. */
const ICONS = [
  { name: "icon-192.png", size: 192, inset: 0 },
  { name: "icon-512.png", size: 512, inset: 0 },
  // A device may crop a maskable icon to a circle of 80% of its size.
  { name: "icon-maskable-512.png", size: 512, inset: 0.1 },
  { name: "apple-touch-icon.png", size: 180, inset: 0.06 },
];

const svg = readFileSync(join(PUBLIC, "icon.svg"), "utf8");
const color = /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "";
const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;

mkdirSync(join(PUBLIC, "icons"), { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { name, size, inset } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const background = inset > 0 ? color : "transparent";
  const side = Math.round(size * (1 - 2 * inset));
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}"><img src="${picture}" width="${side}" height="${side}">`,
  );
  await page.screenshot({ path: join(PUBLIC, "icons", name), omitBackground: true });
}
await browser.close();
