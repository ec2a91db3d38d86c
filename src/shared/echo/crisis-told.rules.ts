import type { Language } from "#shared/understanding/language.rules.ts";
import type { Risk, RiskKind, RiskSubject } from "../crisis/risk.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import type { DangerWords } from "./crisis-languages.ts";
import { SPANISH_BODY, SPANISH_FORMAL } from "./crisis-languages-spanish.content.ts";
import { THEIR_SPANISH_FORMAL, THEIR_WORDS } from "./crisis-languages-theirs.content.ts";
import type { TheirWords } from "./crisis-languages-theirs.ts";
import {
  ABUSE_IN_WRITING,
  ACUTE_REPLIES,
  ASK_AGAIN,
  BABY_FIRST,
  BABY_URGENT,
  BIRTH_REPLY,
  CARING_REPLY,
  CARING_URGENT,
  CHECKS,
  FICTION_REPLY,
  FIRST_REPLIES,
  HIDES_ARMS_REPLY,
  LEADS,
  LEAVING_QUESTION,
  METHODS_REPLY,
  OBLIQUE_REPLIES,
  SAID_REPLY,
  SELF_HARM_REPLY,
  SELF_HARM_URGE_REPLY,
  THEIR_OVERDOSE_REPLY,
  URGENT_REPLY,
} from "./crisis-replies.content.ts";
import type { About } from "./crisis-step.ts";
import { STEPS } from "./crisis-steps.content.ts";
import { HARM_STEPS } from "./crisis-steps-harm.content.ts";
import {
  ABUSE_AWAY_STEPS,
  ABUSE_PLANNED_STEPS,
  ABUSE_STAY_STEPS,
  ABUSE_WRITING_STEPS,
} from "./crisis-steps-leaving.content.ts";
import { IN_CARE_STEPS } from "./crisis-steps-self.content.ts";
import { BABY_STEPS, CARING_STEPS, CHILD_STEPS } from "./crisis-steps-young.content.ts";

/** A question that Echo has asked, and what it shows of the danger before it. */
export interface Told {
  question: string;
  about: About;
  risk: Risk;
  /** Only asked once danger was said; else it asks whether there is one. */
  isPlain: boolean;
  hasThoughts: boolean;
  isBody: boolean;
  isBaby: boolean;
  isChild: boolean;
  isHarm: boolean;
  /** Beside an ordinary reply, because a danger was only guessed. */
  isCheck: boolean;
  language: Language;
}

const KINDS = Object.keys(STEPS) as RiskKind[];
const SUBJECTS: readonly RiskSubject[] = ["me", "somebody"];
const OWN: Risk = { level: "explicit", kind: "self", subject: "me" };

/** What the first questions are about. */
const ABOUT: Record<RiskKind, Record<RiskSubject, Record<"asked" | "first" | "acute", About>>> = {
  self: {
    me: { asked: "danger", first: "danger", acute: "called" },
    somebody: { asked: "where", first: "where", acute: "beside" },
  },
  others: {
    me: { asked: "danger", first: "danger", acute: "away" },
    somebody: { asked: "where", first: "near", acute: "out" },
  },
  abuse: {
    me: { asked: "danger", first: "safe", acute: "out" },
    somebody: { asked: "where", first: "near", acute: "called" },
  },
  medical: {
    me: { asked: "where", first: "who", acute: "who" },
    somebody: { asked: "near", first: "called", acute: "breathing" },
  },
};

const ENGLISH: readonly Told[] = [
  ...KINDS.flatMap((kind) => [
    ...SUBJECTS.flatMap((subject) => {
      const at = (level: Risk["level"]) => ({ level, kind, subject });
      return [
        tell(FIRST_REPLIES[kind][subject], ABOUT[kind][subject].first, at("explicit"), { isPlain: false }),
        tell(ACUTE_REPLIES[kind][subject], ABOUT[kind][subject].acute, at("acute"), {
          isBody: kind === "medical",
        }),
        tell(OBLIQUE_REPLIES[kind][subject], ABOUT[kind][subject].asked, at("oblique"), { isPlain: false }),
        ...(["explicit", "acute"] as const).flatMap((level) =>
          STEPS[kind][subject][level].map(({ about, ask }) =>
            tell(ask, about, at(level), {
              isBody: kind === "medical",
              hasThoughts: kind === "self" && subject === "me" && about === "plan",
            }),
          ),
        ),
      ];
    }),
    tell(ASK_AGAIN[kind], "danger", { level: "oblique", kind, subject: "me" }, { isPlain: false }),
  ]),
  tell(BIRTH_REPLY, "called", { level: "acute", kind: "medical", subject: "me" }, { isBody: true }),
  tell(THEIR_OVERDOSE_REPLY, "called", { level: "acute", kind: "self", subject: "somebody" }),
  tell(ABUSE_IN_WRITING, "line", { level: "acute", kind: "abuse", subject: "me" }),
  ...ABUSE_WRITING_STEPS.map(({ about, ask }) =>
    tell(ask, about, { level: "explicit", kind: "abuse", subject: "me" }),
  ),
  ...[CARING_REPLY, ...CARING_STEPS.map(({ ask }) => ask)].map((text, index) =>
    tell(text, CARING_STEPS[index - 1]?.about ?? "where", {
      level: "explicit",
      kind: "others",
      subject: "me",
    }),
  ),
  tell(CARING_URGENT, "who", { level: "acute", kind: "others", subject: "me" }),
  tell(FICTION_REPLY, "story", OWN, { isPlain: false }),
  tell(LEAVING_QUESTION, "danger", OWN, { isPlain: false }),
  tell(METHODS_REPLY, "danger", OWN),
  tell(SAID_REPLY, "near", OWN, { hasThoughts: true }),
  tell(HIDES_ARMS_REPLY, "danger", { ...OWN, level: "oblique" }, { isPlain: false, isHarm: true }),
  tell(SELF_HARM_REPLY, "danger", OWN, { isHarm: true }),
  tell(SELF_HARM_URGE_REPLY, "near", OWN, { isHarm: true }),
  tell(URGENT_REPLY, "who", { ...OWN, level: "acute" }, { hasThoughts: true }),
  ...[BABY_FIRST, ...BABY_STEPS.map(({ ask }) => ask)].map((text, index) =>
    tell(
      text,
      BABY_STEPS[index - 1]?.about ?? "who",
      { level: "explicit", kind: "others", subject: "me" },
      { isBaby: true },
    ),
  ),
  tell(BABY_URGENT, "called", { level: "acute", kind: "others", subject: "me" }, { isBaby: true }),
  ...IN_CARE_STEPS.map(({ about, ask }) =>
    tell(ask, about, { level: "explicit", kind: "self", subject: "somebody" }),
  ),
  ...[...ABUSE_AWAY_STEPS, ...ABUSE_STAY_STEPS, ...ABUSE_PLANNED_STEPS].map(({ about, ask }) =>
    tell(ask, about, { level: "explicit", kind: "abuse", subject: "me" }),
  ),
  ...HARM_STEPS.map(({ about, ask }) => tell(ask, about, OWN, { isHarm: true })),
  // Only a child who wants to die is asked to stay where it is.
  ...CHILD_STEPS.map(({ about, ask }) =>
    tell(ask, about, { ...OWN, kind: about === "away" ? "self" : "abuse" }, { isChild: true }),
  ),
];

const WORDS: readonly [Exclude<Language, "en">, DangerWords][] = [
  ...(Object.entries(DANGER_WORDS) as [Exclude<Language, "en">, DangerWords][]),
  ["es", SPANISH_FORMAL],
];

const FOREIGN: readonly Told[] = [
  ...[SPANISH_BODY.now, SPANISH_BODY.heat, SPANISH_BODY.fear, SPANISH_BODY.waiting].map((text) =>
    tell(
      text,
      text === SPANISH_BODY.now ? "breathing" : "called",
      { level: "acute", kind: "medical", subject: "somebody" },
      { language: "es", isBody: true },
    ),
  ),
  ...WORDS.flatMap(([language, words]) => {
    const own = (text: string, about: About, level: Risk["level"], more: Partial<Told> = {}) =>
      tell(text, about, { ...OWN, level }, { language, ...more });
    return [
      own(words.asked, "danger", "oblique", { isPlain: false }),
      own(words.said, "near", "explicit", { hasThoughts: true }),
      own(words.urgent, "who", "acute", { hasThoughts: true }),
      own(words.leaving, "near", "explicit"),
      own(words.more[0], "who", "explicit"),
      own(words.more[1], "means", "explicit"),
      own(words.more[2], "who", "explicit"),
      ...words.more.slice(3).map((text) => own(text, "coping", "explicit")),
      own(words.barrier, "line", "explicit"),
      own(words.named, "reach", "explicit"),
      tell(words.somebody, "who", { level: "explicit", kind: "self", subject: "somebody" }, { language }),
      tell(
        theirsOf(language, words).urgent,
        "beside",
        { level: "acute", kind: "self", subject: "somebody" },
        { language },
      ),
      ...[...theirsOf(language, words).more, theirsOf(language, words).calm].map((text) =>
        tell(text, "who", { level: "explicit", kind: "self", subject: "somebody" }, { language }),
      ),
      tell(words.abuse, "danger", { level: "explicit", kind: "abuse", subject: "me" }, { language }),
      tell(words.others, "away", { level: "explicit", kind: "others", subject: "me" }, { language }),
      tell(
        words.medical,
        "called",
        { level: "acute", kind: "medical", subject: "me" },
        { language, isBody: true },
      ),
    ];
  }),
];

function theirsOf(language: Exclude<Language, "en">, words: DangerWords): TheirWords {
  return words === SPANISH_FORMAL ? THEIR_SPANISH_FORMAL : THEIR_WORDS[language];
}

const ALL_CHECKS: readonly (Told & { text: string })[] = KINDS.flatMap((kind) =>
  SUBJECTS.map((subject) => ({
    ...tell(CHECKS[kind][subject], "danger", { level: "oblique", kind, subject }, { isPlain: false }),
    isCheck: true,
    text: CHECKS[kind][subject],
  })),
);

const ALL = [...ENGLISH, ...FOREIGN].toSorted((a, b) => b.question.length - a.question.length);

function tell(text: string, about: About, risk: Risk, more: Partial<Told> = {}): Told {
  return {
    question: questionOf(text),
    about,
    risk,
    isPlain: true,
    hasThoughts: false,
    isBody: false,
    isBaby: false,
    isChild: false,
    isHarm: false,
    isCheck: false,
    language: "en",
    ...more,
  };
}

/** The question about danger that a message of Echo ends with, or the soft one that it begins with. */
export function toldIn(content: string): Told | null {
  const said = content.trim();
  return (
    // The coach may ask the same in the middle of its own words.
    ALL.find(({ question }) => said.endsWith(`\n\n${question}`)) ??
    ALL_CHECKS.find(({ text }) => said.startsWith(text)) ??
    null
  );
}

/** The sentence that begins a reply after a denial, if this is one. */
export function leadIn(content: string): string | null {
  return LEADS.find((lead) => content.startsWith(lead)) ?? null;
}

/** Whether the text asks for the danger itself, so that a no is a denial. */
export function isAskedDirectly({ about, isCheck }: Told): boolean {
  return !isCheck && (about === "danger" || about === "story");
}

function questionOf(text: string): string {
  return text.split("\n\n").at(-1) ?? "";
}
