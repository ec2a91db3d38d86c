import type { Risk, RiskKind, RiskSubject } from "../crisis/risk.ts";
import {
  ACUTE_ABOUT_SOMEBODY,
  ACUTE_FOLLOW_UPS,
  ACUTE_LEAVING,
  BODY_REPLIES,
  FOLLOW_UPS_ABOUT_SOMEBODY,
  OWN_FOLLOW_UPS,
  PLAN_QUESTIONS,
} from "./crisis-follow-ups.content.ts";
import {
  ACUTE_REPLIES,
  ASK_AGAIN,
  BABY_REPLIES,
  CHECKS,
  FIRST_REPLIES,
  LEADS,
  LEAVING_QUESTIONS,
  METHODS_REPLY,
  OBLIQUE_REPLIES,
  SAID_REPLY,
  URGENT_REPLY,
} from "./crisis-replies.content.ts";
import {
  AWAY_REPLY,
  BABY_SAFE_REPLY,
  FICTION_REPLY,
  HELP_COMES_REPLY,
  HELPER_MEDICAL_REPLY,
  HELPER_SAFE_REPLY,
  KIDDING_REPLIES,
  MINOR_REPLY,
  NAMED_REPLIES,
  NONE_REPLY,
  PLACE_REPLY,
  REPEATED_REPLY,
  SAFE_REPLIES,
  TOPIC_REPLIES,
  URGES,
  VETERAN_REPLY,
} from "./crisis-topic-replies.content.ts";

/** A fixed text that Echo has said, and what it shows of the danger before it. */
export interface Told {
  text: string;
  /** "none" for what is said whatever the danger. */
  risk: Risk;
  isPlain: boolean;
  hasThoughts: boolean;
  isBody: boolean;
  isBaby: boolean;
}

const NO_RISK: Risk = { level: "none", kind: null, subject: null };
export const KINDS = Object.keys(OWN_FOLLOW_UPS) as RiskKind[];
const SUBJECTS: readonly RiskSubject[] = ["me", "somebody"];

const ALL: readonly Told[] = [
  ...KINDS.flatMap((kind) => [
    ...SUBJECTS.flatMap((subject) => [
      tell(FIRST_REPLIES[kind][subject], { level: "explicit", kind, subject }, { isPlain: false }),
      tell(ACUTE_REPLIES[kind][subject], { level: "acute", kind, subject }),
      ...OBLIQUE_REPLIES[kind][subject].map((text) =>
        tell(text, { level: "oblique", kind, subject }, { isPlain: false }),
      ),
    ]),
    tell(ASK_AGAIN[kind], { level: "explicit", kind, subject: "me" }, { isPlain: false }),
    ...Object.entries(OWN_FOLLOW_UPS[kind]).flatMap(([topic, texts]: [string, readonly string[]]) =>
      texts.map((text) =>
        tell(text, { level: topic === "means" ? "acute" : "explicit", kind, subject: "me" }),
      ),
    ),
    ...ACUTE_FOLLOW_UPS[kind].map((text) => tell(text, { level: "acute", kind, subject: "me" })),
    ...FOLLOW_UPS_ABOUT_SOMEBODY[kind].map((text) =>
      tell(text, { level: "explicit", kind, subject: "somebody" }),
    ),
  ]),
  ...TOPIC_REPLIES.flatMap(({ texts, kinds, subject = "me" }) =>
    texts.map((text) =>
      tell(
        text,
        { level: "explicit", kind: kinds?.[0] ?? "self", subject },
        { isPlain: kinds?.length === 1 },
      ),
    ),
  ),
  tell(FICTION_REPLY, own("explicit"), { isPlain: false }),
  ...[
    SAID_REPLY,
    MINOR_REPLY,
    VETERAN_REPLY,
    REPEATED_REPLY,
    PLACE_REPLY,
    ...NAMED_REPLIES,
    ...PLAN_QUESTIONS,
  ].map((text) => tell(text, own("explicit"), { hasThoughts: true })),
  ...ACUTE_ABOUT_SOMEBODY.map((text) => tell(text, { level: "acute", kind: "self", subject: "somebody" })),
  tell(METHODS_REPLY, own("explicit")),
  tell(URGENT_REPLY, own("acute"), { hasThoughts: true }),
  ...LEAVING_QUESTIONS.map((text) => tell(text, own("explicit"), { isPlain: false })),
  ...ACUTE_LEAVING.map((text) => tell(text, own("acute"), { hasThoughts: true })),
  ...BODY_REPLIES.map((text) => tell(text, own("acute"), { isBody: true })),
  ...BABY_REPLIES.map((text) =>
    tell(text, { level: "explicit", kind: "others", subject: "me" }, { isBaby: true }),
  ),
  ...[
    ...SAFE_REPLIES,
    ...KIDDING_REPLIES,
    AWAY_REPLY,
    BABY_SAFE_REPLY,
    HELP_COMES_REPLY,
    HELPER_MEDICAL_REPLY,
    HELPER_SAFE_REPLY,
    NONE_REPLY,
  ].map((text) => tell(text, NO_RISK, { isPlain: false })),
];

const ALL_CHECKS: readonly Told[] = KINDS.flatMap((kind) =>
  SUBJECTS.map((subject) =>
    tell(CHECKS[kind][subject], { level: "oblique", kind, subject }, { isPlain: false }),
  ),
);

function own(level: Risk["level"]): Risk {
  return { level, kind: "self", subject: "me" };
}

function tell(text: string, risk: Risk, more: Partial<Told> = {}): Told {
  return { text, risk, isPlain: true, hasThoughts: false, isBody: false, isBaby: false, ...more };
}

/** The fixed text that a message of Echo ends with, also with a name in it; a model may have spoken before it. */
export function toldIn(content: string): Told | null {
  const said = content.trim();
  // Only the question after a name is the same each time.
  const told =
    ALL.find(({ text }) => said.endsWith(text.includes("{who}") ? questionOf(text) : text)) ??
    ALL_CHECKS.find(({ text }) => said.startsWith(text));
  if (told === undefined || !URGES.some((urge) => said.startsWith(urge))) return told ?? null;
  return { ...told, risk: { ...told.risk, level: "acute" }, isPlain: true };
}

/** The sentence that begins a reply after a denial, if this is one. */
export function leadIn(content: string): string | null {
  return LEADS.find((lead) => content.startsWith(lead)) ?? null;
}

/** Whether it was asked beside an ordinary reply, because a danger was only guessed. */
export function isCheck(told: Told | null): boolean {
  return told !== null && ALL_CHECKS.some(({ text }) => text === told.text);
}

/** Whether the text asks for the danger itself, so that a no is a denial. */
export function isAskedDirectly({ text }: Told): boolean {
  const [first = ""] = text.split("\n\n");
  const asked = `${/[^.:]*\?$/.exec(first)?.[0] ?? ""} ${questionOf(text)}`;
  return ASKS_DIRECTLY.test(asked) || Object.values(ASK_AGAIN).includes(text);
}

const ASKS_DIRECTLY =
  /killing yourself|end your life|wished you were dead|could hurt someone|hurt someone today|hurting you|did you mean/i;

/** Whether it asks about thoughts of today, so that "today" in the answer is no time to act. */
export function isAskedAboutToday({ text }: Told): boolean {
  return questionOf(text).includes("a moment today");
}

/** Whether a yes to it says that the danger is near. */
export function isAskedHowNear({ text }: Told): boolean {
  return /near you|Is it today|act on it today|kill yourself tonight|hurt someone today/.test(
    questionOf(text),
  );
}

export function questionOf(text: string): string {
  return text.split("\n\n").at(-1) ?? "";
}
