import { describe, expect, test } from "vitest";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { RISK_WEIGHTS_CORPUS } from "#shared/crisis/risk-weights.content.ts";
import { HINT_WEIGHTS_CORPUS } from "#shared/echo/hint-weights.content.ts";
import { languageOf } from "#shared/understanding/language.rules.ts";
import { LANGUAGE_WEIGHTS_CORPUS } from "#shared/understanding/language-weights.content.ts";
import { corpusHash, readCrisisTexts } from "./crisis-corpus.ts";
import { type Judged, percent, ratesOf, tableOf } from "./crisis-evaluation.ts";
import { hintsHash } from "./train-hints.ts";

test("the weights were trained on this corpus", () => {
  expect(RISK_WEIGHTS_CORPUS, "run npm run train").toBe(corpusHash());
  expect(HINT_WEIGHTS_CORPUS, "run npm run train").toBe(hintsHash());
  expect(LANGUAGE_WEIGHTS_CORPUS, "run npm run train").toBe(corpusHash());
});

test("the language of short texts by authors that were not learned from", () => {
  const texts = readCrisisTexts("report");
  const right = texts.filter(({ text, language }) => languageOf(text) === language);
  expect(right.length / texts.length).toBeGreaterThan(0.97);
});

/** What the gate is to reach on authors it has not learned from, in percent. */
const AIMS = { card: 95, noticed: 80, falseCard: 3, falseLine: 8 };
/** So that it cannot fall back. Raise these with the gate until they are the aims. */
const REACHED = { card: 82, noticed: 80, falseCard: 3, falseLine: 8 };

describe("the gate on authors that it has not learned from", () => {
  const texts = readCrisisTexts("report");
  const agreed = texts.filter(({ level, second }) => second === null || second.level === level);

  test.skipIf(texts.length === 0)("keeps its promises", async () => {
    const judged: Judged[] = [];
    for (const text of agreed) judged.push({ text, level: (await assessRisk(text.text)).level });
    console.log(
      [
        `${agreed.length} texts; ${texts.length - agreed.length} more on which two readers disagree`,
        tableOf(judged, ({ language }) => language),
        tableOf(judged, ({ category }) => category),
      ].join("\n\n"),
    );
    const { card, noticed, falseCard, falseLine } = ratesOf(judged);
    console.log(
      `card on danger ${percent(card).toFixed(1)} % (aim ${AIMS.card}), oblique noticed ${percent(noticed).toFixed(1)} % (aim ${AIMS.noticed}), card on benign ${percent(falseCard).toFixed(1)} % (aim at most ${AIMS.falseCard}), line on benign ${percent(falseLine).toFixed(1)} % (aim at most ${AIMS.falseLine})`,
    );
    expect.soft(percent(card), "card on danger, percent").toBeGreaterThanOrEqual(REACHED.card);
    expect.soft(percent(noticed), "oblique noticed, percent").toBeGreaterThanOrEqual(REACHED.noticed);
    expect.soft(percent(falseCard), "card on benign, percent").toBeLessThanOrEqual(REACHED.falseCard);
    expect.soft(percent(falseLine), "line on benign, percent").toBeLessThanOrEqual(REACHED.falseLine);
  });
});
