import type { Marks, Sentence } from "./marks.rules.ts";
import type { RiskKind, RiskLevel } from "./risk.ts";
import { LEVELS } from "./risk-level.rules.ts";

/** A level that marks give by themselves. */
interface Frame {
  level: RiskLevel;
  marks: readonly string[];
}

/** One mark suffices where the sentence is the writer's own. */
const OWN_FRAMES: readonly Frame[] = [
  ...["suicide", "wantDie", "killThem", "hitMe", "rape", "threat"].map(
    (mark): Frame => ({ level: "explicit", marks: [mark] }),
  ),
  ...["betterOff", "burden", "noWake", "gone", "suicideTopic", "selfHarm"].map(
    (mark): Frame => ({ level: "oblique", marks: [mark] }),
  ),
];

/** Marks that say it together, in one text. */
const JOINT_FRAMES: readonly Frame[] = [
  ...[
    ["suicide", "noJoke"],
    ["suicide", "goodbye"],
    ["suicideTopic", "noJoke"],
    ["wantDie", "tookPills"],
    ["killThem", "weapon"],
    ["killThem", "afraid"],
    ["killThem", "threat"],
    ["hitMe", "afraid"],
    ["hitMe", "secret"],
    ["hitMe", "control"],
    ["rape", "control"],
    ["rape", "secret"],
    ["symptom", "callDoctor"],
    ["means", "weapon"],
  ].map((marks): Frame => ({ level: "explicit", marks })),
  ...[
    ["tookPills", "goodbye"],
    ["means", "goodbye"],
    ["place", "goodbye"],
    ["hitMe", "hitNow"],
    ["hitNow", "weapon"],
    ["hitNow", "control"],
    ["hitNow", "notBreathing"],
    ["notBreathing", "callDoctor"],
  ].map((marks): Frame => ({ level: "acute", marks })),
];

/** Last words to others: noticed whatever else is suspected, unless a job, a journey or a last will explains them. */
const LAST_WORDS: readonly { marks: readonly string[]; unless: readonly string[] }[] = [
  { marks: ["lastLetters"], unless: ["parting"] },
  { marks: ["noLonger", "family"], unless: ["parting", "estate"] },
];

/** Words between a "not" and what it denies. */
const NOT_REACHES = 3;

/** What these speak of is told, made, taught or played. */
const TOLD = ["fiction", "news", "game", "software", "work"];
/** A sentence with one of these is over or denied. */
const UNDONE = ["past", "negated"];

const KINDS: Readonly<Record<RiskKind, readonly string[]>> = {
  self: [
    "suicide",
    "suicideTopic",
    "wantDie",
    "noWake",
    "selfHarm",
    "tookPills",
    "goodbye",
    "giveAway",
    "burden",
    "betterOff",
    "gone",
  ],
  others: ["killThem", "rage"],
  abuse: ["hitMe", "hitNow", "rape", "control", "threat", "afraid"],
  medical: ["notBreathing", "symptom", "callDoctor"],
};

/**
 * The level that the frames of a text give. What is told is one lower where nobody says "I" beside it; what somebody
 * tells from safety counts no more. A joke does not undo anything.
 */
export function levelOfFrames({ sentences, all }: Marks): RiskLevel {
  const isTold = TOLD.some((mark) => all.has(mark));
  if (sentences.some((sentence) => isMeant(sentence, "wasOk")) || (isTold && all.has("negated")))
    return "none";
  const ranks = OWN_FRAMES.flatMap(({ level, marks: [mark = ""] }) =>
    sentences
      .filter((sentence) => isMeant(sentence, mark) && !UNDONE.some((undone) => has(sentence, undone)))
      .map((sentence) => {
        const isOwn = has(sentence, "me");
        if (!isOwn && (has(sentence, "they") || has(sentence, "family"))) return 0;
        return LEVELS.indexOf(level) - (isTold && !isOwn ? 1 : 0);
      }),
  );
  if (!isTold && !UNDONE.some((mark) => all.has(mark))) {
    for (const { level, marks } of JOINT_FRAMES) {
      if (marks.every((mark) => all.has(mark))) ranks.push(LEVELS.indexOf(level));
    }
  }
  return LEVELS[Math.max(0, ...ranks)] ?? "none";
}

/** Whether a text that is nobody's story prepares for the writer's own end. */
export function hasLastWords({ sentences, all }: Marks): boolean {
  if ([...TOLD, ...UNDONE, "grief"].some((mark) => all.has(mark))) return false;
  return LAST_WORDS.some(
    ({ marks: [first = "", ...rest], unless }) =>
      sentences.some((sentence) => isMeant(sentence, first)) &&
      rest.every((mark) => all.has(mark)) &&
      !unless.some((mark) => all.has(mark)),
  );
}

function has({ marks }: Sentence, mark: string): boolean {
  return marks.some((each) => each.mark === mark);
}

/** How many marks of each kind a text has. */
export function kindsOfFrames({ all }: Marks): Record<RiskKind, number> {
  const count = (kind: RiskKind) => KINDS[kind].filter((mark) => all.has(mark)).length;
  return { self: count("self"), others: count("others"), abuse: count("abuse"), medical: count("medical") };
}

/** Whether a mark stands in a sentence without a "not" shortly before it. */
function isMeant({ marks }: Sentence, mark: string): boolean {
  return marks.some(
    (each) =>
      each.mark === mark &&
      !marks.some((not) => not.mark === "not" && not.end <= each.start && each.start - not.end < NOT_REACHES),
  );
}
