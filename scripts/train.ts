import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { SITUATIONS } from "#server/features/instant-plan/known-situations.rules.ts";
import { freeTextsIn } from "#shared/crisis/free-texts.rules.ts";
import { PLAYBOOKS } from "#shared/doctrine/playbooks.content.ts";
import { FIRST_STEPS } from "#shared/safety/first-steps.content.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import { PLUGINS } from "#shared/tool-plugins/plugins.content.ts";
import { featuresOf, type Head } from "#shared/understanding/classifier.rules.ts";
import { LANGUAGES } from "#shared/understanding/language.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { wordsOf } from "#shared/understanding/phrases.rules.ts";
import { BERLIN_EXAMPLES, LOS_ANGELES_EXAMPLES } from "#tests/support/instant-plan-sentences.ts";
import { type CrisisText, corpusHash, readCrisisTexts } from "./crisis-corpus.ts";
import { tableOf } from "./crisis-evaluation.ts";
import { trainHead } from "./train-classifier.ts";

/** Trains all weights that the product carries, from the repository's corpora: `npm run train`. */
const training = readCrisisTexts("training");

/** Wishes of everyday life from the library of plans, without those that come with grief or fear. */
const EVERYDAY_WISHES = SITUATIONS.filter(({ tone }) => tone === "plain").flatMap(({ says }) => says);

/** What the product itself offers to write, and sentences of everyday plans, hold no danger. */
const ownTexts = [
  ...[...freeTextsIn([PLAYBOOKS, PLUGINS, FIRST_STEPS, LCES_WORDS]), ...EVERYDAY_WISHES],
  ...[...BERLIN_EXAMPLES, ...LOS_ANGELES_EXAMPLES].map(([sentence]) => sentence),
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
const OWN_TEXTS_COUNT = 0.6;
/** At most this share of the tuning authors' benign texts may show the card, and the line. */
const MOST_CARDS = 0.06;
const MOST_LINES = 0.1;

function write(file: string, name: string, heads: Record<string, Head> | Head): void {
  const text = `// Written by \`npm run train\`. Do not edit.
export const ${name}_CORPUS = "${corpusHash()}";
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
    keep: 400,
    epochs: 8,
    decay: 1e-4,
  }),
);

// Marks need the language, so its fresh weights are loaded only now.
const { markFeatures, readMarks } = await import("#shared/crisis/marks.rules.ts");
const examples = await Promise.all(
  [...training, ...ownTexts].map(async (row) => {
    const marks = await readMarks(normalForm(row.text).text);
    return { row, features: featuresOf(marks.words, markFeatures(marks)) };
  }),
);
/** The product's own texts are many and alike; they correct the weights, but must not outvote people in danger. */
const importance = ({ author }: CrisisText) => (author === "" ? OWN_TEXTS_COUNT : 1);
const levelLabels = ({ level }: CrisisText) =>
  ({
    none: [],
    oblique: ["notice"],
    explicit: ["notice", "card"],
    acute: ["notice", "card", "acute"],
  })[level];
write("crisis/risk-weights.content.ts", "RISK_WEIGHTS", {
  level: {
    ...trainHead(examples, { names: ["notice", "card"], labels: levelLabels, keep: 17_000, importance }),
    ...trainHead(examples, { names: ["acute"], labels: levelLabels, keep: 5000, importance }),
  },
  kind: trainHead(examples, {
    names: ["self", "others", "abuse", "medical"],
    labels: ({ kind }: CrisisText) => kind && [kind],
    keep: 2000,
  }),
  subject: trainHead(examples, {
    names: ["somebody"],
    labels: ({ subject }: CrisisText) => subject && [subject],
    keep: 2000,
  }),
});

// Thresholds, on authors that the weights have not seen.
const { levelOf, scoreRisk } = await import("#shared/crisis/judge-risk.rules.ts");
const tuning = await Promise.all(
  readCrisisTexts("tuning").map(async (text) => ({
    text,
    scores: await scoreRisk(normalForm(text.text).text),
  })),
);
const benign = tuning.filter(({ text }) => text.level === "none");
const steps = Array.from({ length: 97 }, (_, i) => (i + 2) / 100);
const falseRate = (card: number, notice: number, wrong: (level: string) => boolean) =>
  benign.filter(({ scores }) => wrong(levelOf(scores, { card, notice, acute: 1 }))).length / benign.length;
const card =
  steps.find(
    (step) => falseRate(step, 1, (level) => level === "explicit" || level === "acute") <= MOST_CARDS,
  ) ?? 1;
const notice = steps.find((step) => falseRate(card, step, (level) => level === "oblique") <= MOST_LINES) ?? 1;
const acute = 0.5;
writeFileSync(
  resolve(import.meta.dirname, "../src/shared/crisis/risk-thresholds.content.ts"),
  `// Written by \`npm run train\`. Do not edit.
export const RISK_THRESHOLDS = ${JSON.stringify({ card, notice, acute })};
`,
);
const judged = tuning.map(({ text, scores }) => ({
  text: text,
  level: levelOf(scores, { card, notice, acute }),
}));
console.log(tableOf(judged, ({ language }) => language));
