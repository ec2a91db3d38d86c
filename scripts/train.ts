import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { BOUNDARY_STEPS } from "#shared/boundaries/phrases.content.ts";
import type { CommandStaffContent } from "#shared/command-staff/command-staff.contract.ts";
import { freeTextsIn } from "#shared/crisis/free-texts.rules.ts";
import type { RiskWeights } from "#shared/crisis/judge-risk.rules.ts";
import { ORDERS } from "#shared/doctrine/orders.content.ts";
import { PLAYBOOKS } from "#shared/doctrine/playbooks.content.ts";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import { FIRST_STEPS } from "#shared/safety/first-steps.content.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import { PLUGINS } from "#shared/tool-plugins/plugins.content.ts";
import { featuresOf, type Head } from "#shared/understanding/classifier.rules.ts";
import { LANGUAGES } from "#shared/understanding/language.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { wordsOf } from "#shared/understanding/phrases.rules.ts";
import { BERLIN_EXAMPLES, LOS_ANGELES_EXAMPLES } from "#tests/support/instant-plan-sentences.ts";
import { orderQuestion, watchOutQuestion } from "#web/features/doctrine/reflection.rules.ts";
import { type CrisisText, corpusHash, readCrisisTexts } from "./crisis-corpus.ts";
import { tableOf } from "./crisis-evaluation.ts";
import { trainHead } from "./train-classifier.ts";

/** Trains all weights that the product carries, from the repository's corpora: `npm run train`. */
const training = readCrisisTexts("training");

/** Wishes of everyday life from the library of plans, without those that come with grief or fear. */
const EVERYDAY_WISHES = situations()
  .filter(({ tone }) => tone === "plain")
  .flatMap(({ says }) => says);

const commandStaff: CommandStaffContent = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../src/web/public/content/command-staff.json"), "utf8"),
);

/** What the product itself offers to write, and sentences of everyday plans, hold no danger. */
const ownTexts = [
  ...[...freeTextsIn([BOUNDARY_STEPS, PLAYBOOKS, PLUGINS, FIRST_STEPS, LCES_WORDS]), ...EVERYDAY_WISHES],
  ...[...ORDERS.map(orderQuestion), ...WATCH_OUTS.map(watchOutQuestion)],
  ...[...BERLIN_EXAMPLES, ...LOS_ANGELES_EXAMPLES].map(([sentence]) => sentence),
  ...commandStaff.roles.map(({ echoSeed }) => echoSeed),
].map(
  (text): CrisisText => ({
    author: "",
    language: "en",
    category: "everyday",
    level: "none",
    kind: null,
    subject: null,
    text,
    second: null,
  }),
);
/** The product's own texts are many and alike; they correct the weights, but must not outvote people in danger. */
const OWN_TEXTS_COUNT = 0.4;
/** Plain sentences of each language. To pass over one of these is worst. */
const PLAIN_AUTHOR = "c01";
const PLAIN_TEXTS_COUNT = 6;
/**
 * At most so many percent of benign texts may show the card, and the line: 5 and 9 of those up to author e02, half of which
 * are written to mislead. Later authors' mislead more.
 */
const MOST_CARDS = 5.1;
const MOST_LINES = 11;

function write(file: string, name: string, heads: RiskWeights | Head, hash = corpusHash()): void {
  const text = `// Written by \`npm run train\`. Do not edit.
export const ${name}_CORPUS = "${hash}";
export const ${name} = ${JSON.stringify(heads)};
`;
  writeFileSync(resolve(import.meta.dirname, "../src/shared", file), text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
}

const letters = training.map((row) => ({ row, features: featuresOf(wordsOf(normalForm(row.text).text)) }));
write(
  "understanding/language-weights.content.ts",
  "LANGUAGE_WEIGHTS",
  trainHead(letters, {
    names: LANGUAGES,
    labels: ({ language }: CrisisText) => [language],
    keep: 700,
    epochs: 8,
    decay: 1e-4,
    steps: 31,
  }),
);

// Marks need the language, so its fresh weights are loaded only now.
const { riskExample, trainRisk } = await import("./train-risk.ts");
const { windowsOf } = await import("#shared/crisis/judge-risk.rules.ts");
const { chooseThresholds, crossValidate, judge } = await import("./cross-validate.ts");
const examples = await Promise.all([
  ...training.map((row) => riskExample(row, row.author === PLAIN_AUTHOR ? PLAIN_TEXTS_COUNT : 1)),
  ...ownTexts.flatMap((row) =>
    windowsOf(normalForm(row.text).text).map((text) => riskExample({ ...row, text }, OWN_TEXTS_COUNT)),
  ),
]);
write("crisis/risk-weights.content.ts", "RISK_WEIGHTS", trainRisk(examples));
const { hintsHash, trainHints } = await import("./train-hints.ts");
write("echo/hint-weights.content.ts", "HINT_WEIGHTS", await trainHints(), hintsHash());
const { trainDanger } = await import("./train-danger.ts");
await trainDanger();

// Thresholds, on authors that the weights have not seen.
const scored = crossValidate(examples);
const thresholds = chooseThresholds(scored, { falseCard: MOST_CARDS, falseLine: MOST_LINES });
writeFileSync(
  resolve(import.meta.dirname, "../src/shared/crisis/risk-thresholds.content.ts"),
  `// Written by \`npm run train\`. Do not edit.
export const RISK_THRESHOLDS = ${JSON.stringify(thresholds)};
`,
);
const judged = judge(scored, thresholds);
for (const property of ["language", "category", "author"] as const)
  console.log(`${tableOf(judged, (text) => text[property])}\n`);
