import type { RiskLevel } from "#shared/crisis/risk.ts";
import type { CrisisText } from "./crisis-corpus.ts";

/** A text and the level that it was given. */
export interface Judged {
  text: CrisisText;
  level: RiskLevel;
}

/** How many of how many. */
export interface Share {
  hits: number;
  of: number;
}

export interface Rates {
  /** Explicit and acute texts that show the card. */
  card: Share;
  /** Oblique texts that show at least the line. */
  noticed: Share;
  /** Benign texts that show the card. */
  falseCard: Share;
  /** Benign texts that show the line. */
  falseLine: Share;
}

const isCard = (level: RiskLevel) => level === "explicit" || level === "acute";

export function ratesOf(judged: readonly Judged[]): Rates {
  const share = (ofThem: (text: CrisisText) => boolean, hit: (level: RiskLevel) => boolean): Share => {
    const some = judged.filter(({ text }) => ofThem(text));
    return { hits: some.filter(({ level }) => hit(level)).length, of: some.length };
  };
  return {
    card: share(({ level }) => isCard(level), isCard),
    noticed: share(
      ({ level }) => level === "oblique",
      (level) => level !== "none",
    ),
    falseCard: share(({ level }) => level === "none", isCard),
    falseLine: share(
      ({ level }) => level === "none",
      (level) => level === "oblique",
    ),
  };
}

/** Percent, or NaN of nothing. */
export const percent = ({ hits, of }: Share) => (100 * hits) / of;

/** A table of the rates by a property of the texts. */
export function tableOf(judged: readonly Judged[], by: (text: CrisisText) => string): string {
  const groups = Map.groupBy(judged, ({ text }) => by(text));
  const cell = (share: Share) =>
    (share.of === 0 ? "-" : `${percent(share).toFixed(0)} % (${share.hits}/${share.of})`).padEnd(18);
  const line = (name: string, { card, noticed, falseCard, falseLine }: Rates) =>
    name.padEnd(12) + [card, noticed, falseCard, falseLine].map(cell).join("");
  return [
    "".padEnd(12) +
      ["card on danger", "oblique noticed", "card on benign", "line on benign"]
        .map((head) => head.padEnd(18))
        .join(""),
    ...[...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, group]) => line(name, ratesOf(group))),
    line("all", ratesOf(judged)),
  ].join("\n");
}
