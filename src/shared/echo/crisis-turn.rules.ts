import type { Risk, RiskKind, RiskSubject } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import {
  ACUTE_FOLLOW_UPS,
  CRISIS_TOPICS,
  type CrisisTopic,
  FOLLOW_UPS_ABOUT_SOMEBODY,
  OWN_FOLLOW_UPS,
  TOPIC_REPLIES,
} from "./crisis-follow-ups.content.ts";
import { ACUTE_REPLIES, FIRST_REPLIES, METHODS_REPLY, OBLIQUE_REPLIES } from "./crisis-replies.content.ts";
import { ECHO_HISTORY_USED, ECHO_MESSAGE_MAX, type EchoChat, type EchoMessage } from "./echo.contract.ts";

/** What a conversation says about danger, and what Echo answers to it. */
export interface CrisisTurn {
  /** The gravest risk of the conversation. Later messages never lower it. */
  risk: Risk;
  /** The whole reply, or null when a speaker may go on beside the card. */
  text: string | null;
}

type Assess = (text: string) => Promise<Risk>;
type Chat = Pick<EchoChat, "message" | "history">;

const NO_RISK: Risk = { level: "none", kind: null, subject: null };
const DANGER_TO_SELF: Risk = { level: "explicit", kind: "self", subject: "me" };
/** In a conversation about danger, a message of fewer letters is an answer, a longer one may be about something else. */
const ANSWER_MAX = 60;

const PLAIN_ANSWER_MAX = 45;
const ENGLISH = /\b(?:the|to|i|i'd|i'm|my|you|and|it|is|of|her|him|she|he|we|for|on)\b/i;
const WEIGHS =
  /\b(?:better off|burden|point|wak(?:e|ing) up|disappear|good ?byes?|bye|tired|done|any ?more|go on|no reason|giv(?:e|ing|en|es) (?:up|away)|gave|nothing|hopeless|empty|numb|alone|worthless|hate|born|pain|hurts?|ends?|ending|over|dying|die|dead|stop|exist|liv(?:e|ing)|alive|life|gone|without me|miss me|escape|nobody|no one|scared|afraid|safe|hits?|forget me|remember|cut|sleeves|checks?|pills?|pistol|gun|sorry|trapped|can't|cannot|control|hungry|eaten|breathe|chest|last|soon|need|home|owed|problem|longer|sleep|wanna)\b/i;

/** Asks for ways to die or to hurt oneself, also when nothing was said before. */
const ASKS_FOR_METHODS =
  /\b(?:(?:(?:least|most|more) pain(?:ful|less)|painless|quick(?:est)?|easi(?:est)|easy|best|fast(?:est)?|sure(?:st)?|peaceful|effective) (?:ways?|methods?) (?:to|of|for) (?:die|dying|suicide|go forever|kill(?:ing)? (?:my|your|one)self|end(?:ing)? (?:it all|my life|your life))|ways? to (?:die|kill (?:my|your|one)self|commit suicide|end (?:it all|my life))|(?:how many|how much|which|what)\b.{0,30}\b(?:pills?|tablets?|drugs?|meds|medications?|poisons?|tylenol|insulin|opioids?)\b.{0,40}\b(?:deadly|lethal|fatal|kill (?:me|you|someone|a person|an adult)|to die|overdose)|lethal (?:dose|amount) (?:of|for)|(?:how (?:do|can|would|could|should) (?:i|you|one)|how to) (?:hang|drown|poison|kill|shoot|overdose|starve) (?:my|your|one)self|(?:how|where) (?:do|can|would) (?:i|you) (?:tie|make) a noose)\b/i;

/** In this order: the first that fits counts. */
const TOPIC_SIGNS: Record<CrisisTopic, RegExp> = {
  methods: new RegExp(
    `${ASKS_FOR_METHODS.source}|\\b(?:how (?:many|much|long|high|deep)\\b.*\\b(?:pills?|take|takes|die|jump|cut|blood|dose)|would it (?:hurt|be quick|work)|will it hurt|what (?:method|way) )`,
    "i",
  ),
  means:
    /\b(?:i (?:have|got|bought|took out|found|'ve got|am holding)|i'?m holding|i'?ve got|there(?:'s| is)|holding|next to me is)\b.{0,30}\b(?:pills?|meds|medication|gun|rifle|pistol|knife|blade|razor|rope|belt|noose|bleach|weapon)\b|\b(?:on|at) the (?:roof|bridge|ledge|edge|tracks|balcony)\b|^\W*(?:tonight|today|now|right now|in an hour|soon|this evening)\W*$|\b(?:doing|do|end) it (?:tonight|now|today)\b|\bhas a (?:gun|knife|weapon)\b/i,
  secrecy:
    /\b(?:don'?t|do not|never) (?:tell|call|report)\b.*\b(?:any ?one|anybody|police|them|parents|mom|dad|wife|husband)\b|\bour secret\b|\bkeep (?:this|it) (?:a |between|secret|private)|\bpromise\b.*\b(?:tell|secret)/i,
  human:
    /\b(?:are you|you'?re|r u)\b.{0,20}\b(?:human|real|person|bot|robot|ai|machine|therapist)\b|\bjust a (?:bot|machine|program|chatbot)\b|\byou don'?t (?:really )?care\b/i,
  barrier:
    /\b(?:won'?t|can'?t|cannot|don'?t want to|do not want to|not going to|never|refuse to|afraid to|scared to|hate)\b.{0,20}\b(?:call|calling|phone|text|talk(?:ing)?|hotlines?|lines?|988|police|hospital|doctors?)\b|\b(?:lock me up|send (?:the )?(?:police|cops)|hospitali[sz]e me|commit me|judge me|laugh at me|take my (?:kids|children))\b|\b(?:hotlines?|lines?|therapy|they) (?:never|don'?t|doesn'?t|didn'?t|won'?t) (?:help|work|listen|care)|\bno (?:insurance|money|phone|credit|minutes)\b|\b(?:tried|called|texted)\b.{0,30}\b(?:before|useless|nothing|on hold|hung up|no answer|didn'?t help)\b/i,
  safe: /\b(?:i'?m|i am|we'?re|we are|feel(?:ing)?) (?!not\b|never\b|in\b|un)(?:\w+ )?(?:safer?\b|with (?:my (?:mom|mother|dad|father|sister|brother|friend|partner|wife|husband|family|neighbor|therapist)|a friend|someone)\b)|\bi(?:'ve| have)? (?:just )?(?:called|texted|talked to|spoke to|reached)\b.{0,20}\b(?:988|hotline|line|my|a friend|someone|911|ambulance|doctor)\b|\bon the phone with\b|\bambulance\b.*\b(?:here|coming|way)\b|\bmy (?:\w+ )?(?:mom|mother|dad|father|sister|brother|friend|neighbor|roommate|therapist)\b.{0,15}\b(?:here|coming|on (?:her|his|their|the) way)\b/i,
  kidding:
    /\b(?:just |only |i was |was |i'?m )(?:kidding|joking|playing|messing)\b|\b(?:jk|j\/k|lol|lmao|haha+)\b|\b(?:was|is|just|only) a joke\b|\bdidn'?t mean it\b|\b(?:for|it'?s|in) (?:a|my) (?:story|novel|book|game|song|role ?play|character)\b|\bhypothetical(?:ly)?\b|\bpretend\b|\brole ?play\b/i,
  alone:
    /\b(?:nobody|no one|no-one|noone)\b|^\W*none\W*$|\b(?:i'?m|i am|all|live|being|here) alone\b|\bno friends\b|\bdon'?t have (?:anyone|anybody|friends|family)\b|\bby myself\b/i,
  leaving:
    /\b(?:good ?bye|bye|farewell|gotta go|have to go|going now|leaving now|good ?night|signing off|this is it)\b|\b(?:doesn'?t matter|forget it|never ?mind|whatever)\b/i,
  no: /^\W*(?:no|nope|nah|not really|never|i'?m not|i don'?t|of course not|not today|not now)\b/i,
  yes: /^\W*(?:yes|yeah|yep|yup|ya|i am|i do|i have|i think so|i guess|maybe|sometimes|kind of|sort of|a little|probably|not sure|idk|i don'?t know|some|most)\b/i,
};

/**
 * Reads a conversation for danger and chooses the reply. The last messages of the person count, and so does what Echo
 * has already said; so a joke or a change of subject undoes nothing. Null without any danger.
 */
export async function crisisTurn({ message, history }: Chat, assess: Assess): Promise<CrisisTurn | null> {
  const told = history.filter(({ role }) => role === "assistant").map(({ content }) => fixedIn(content));
  const current = await riskOf(message, assess);
  const past = gravest(await Promise.all(wordsOf(history).map((text) => riskOf(text, assess))));
  const topic = topicOf(message, told.at(-1));
  const pending = pendingOf(told);
  const isAnswer = topic !== null || message.length <= ANSWER_MAX;
  const risk = gravest([pending !== null && isAnswer ? pending : NO_RISK, past, current]);

  if (risk.level === "none") return null;
  if (risk.level === "oblique") {
    const isAlone = past.level === "none" && told.length > 0 && isPlainAnswer(message);
    return isAlone ? { risk, text: null } : obliqueTurn({ risk, current, topic, told });
  }
  const opening = ASKS_FOR_METHODS.test(plain(message)) ? METHODS_REPLY : openingOf(risk);
  const isNew =
    pending === null || !isSame(pending, risk) || (isGraver(current, past) && isInDanger(current));
  if (isNew && !told.includes(opening)) return { risk, text: opening };
  const isReleased = told.slice(-ECHO_HISTORY_USED).some((text) => TOPIC_REPLIES.safe?.includes(text));
  if (isReleased && current.level === "none" && (topic === null || topic === "safe"))
    return { risk, text: null };
  return { risk, text: followUp(risk, topic, message, told) };
}

/** The first reply to a danger that was put into words. */
export function openingOf({ level, kind, subject }: Risk): string {
  return (level === "acute" ? ACUTE_REPLIES : FIRST_REPLIES)[kind ?? "self"][subject ?? "me"];
}

interface Oblique {
  risk: Risk;
  current: Risk;
  topic: CrisisTopic | null;
  told: readonly string[];
}

function obliqueTurn({ risk, current, topic, told }: Oblique): CrisisTurn {
  const { kind, subject } = placeOf(risk);
  const replies = OBLIQUE_REPLIES[kind][subject];
  const wasAsked = replies.some((reply) => reply === told.at(-1));
  if (wasAsked && topic === "yes" && subject === "me" && kind !== "medical") {
    const explicit: Risk = { level: "explicit", kind, subject };
    return {
      risk: explicit,
      text: kind === "self" ? unsaid(OWN_FOLLOW_UPS.self.yes ?? [], told) : openingOf(explicit),
    };
  }
  // A joke or a way around the question is no answer to it.
  const isEvasive = topic !== null && topic !== "yes" && topic !== "no" && topic !== "safe";
  if (wasAsked && isEvasive) return { risk, text: followUp(risk, topic, "", told) };
  // A plain no is believed, and whatever else the person writes about can go on beside the card.
  const isSettled = current.level === "none";
  return { risk, text: isSettled ? null : unsaid(replies, told) };
}

function followUp(risk: Risk, topic: CrisisTopic | null, message: string, told: readonly string[]): string {
  const { kind, subject } = placeOf(risk);
  // "He's with me" is no good news where he is the danger.
  const isTrusted = topic !== "safe" || kind !== "abuse" || /\bsafe\b/i.test(message);
  const fitting = topic !== null && isTrusted ? topic : null;
  const { next, ...byTopic } = OWN_FOLLOW_UPS[kind];
  const isUnderWay = risk.level === "acute" && kind === "self";
  if (isUnderWay && subject === "me" && (fitting === null || fitting === "yes" || fitting === "no")) {
    return unsaid([...ACUTE_FOLLOW_UPS, ...next], told);
  }
  const inTurn = subject === "me" ? next : FOLLOW_UPS_ABOUT_SOMEBODY[kind];
  // A bare yes or no answers the question before it, so the questions go on from there.
  const isAnswer = fitting === "yes" || fitting === "no";
  if (isAnswer && told.some((text) => inTurn.includes(text))) return unsaid(inTurn, told);
  const general = (fitting && TOPIC_REPLIES[fitting]) ?? [];
  const own = subject === "me" ? ((fitting && byTopic[fitting]) ?? []) : [];
  return [...general, ...own].find((text) => !told.includes(text)) ?? unsaid(inTurn, told);
}

/** The text after the one that was said last; earlier ones may be out of sight. */
function unsaid(texts: readonly string[], told: readonly string[]): string {
  const newest = texts.indexOf(told.findLast((text) => texts.includes(text)) ?? "");
  const inTurn = [...texts.slice(newest + 1), ...texts.slice(0, newest + 1)];
  return inTurn.find((text) => !told.includes(text)) ?? inTurn[0] ?? "";
}

/** What a yes or a no says depends on the question. */
function topicOf(message: string, asked: string | undefined): CrisisTopic | null {
  const text = plain(message);
  const topic = CRISIS_TOPICS.find((one) => TOPIC_SIGNS[one].test(text)) ?? null;
  const question = asked?.split("\n\n").at(-1) ?? "";
  if (topic === "alone" && /none, some, or most/.test(question)) return "no";
  if (topic === "yes" && /near you/.test(question)) return "means";
  if (topic === "no" && /come and be with you/.test(question)) return "alone";
  if (topic === "no" && /^(?:Would you use|Could you send|Can you (?:make that )?call)/.test(question))
    return "barrier";
  return topic;
}

/**
 * Whether a message is a short answer without a word that weighs. Read alone, such answers are too often taken for a
 * hint; a second one in a row is asked about.
 */
function isPlainAnswer(message: string): boolean {
  return message.length < PLAIN_ANSWER_MAX && ENGLISH.test(message) && !WEIGHS.test(plain(message));
}

async function riskOf(text: string, assess: Assess): Promise<Risk> {
  const risk = await assess(text);
  return risk.level !== "acute" && ASKS_FOR_METHODS.test(plain(text)) ? DANGER_TO_SELF : risk;
}

function plain(text: string): string {
  return text.replaceAll("’", "'");
}

/** The fixed reply that a message of Echo ends with, else the message: a model may have spoken before it. */
function fixedIn(content: string): string {
  const text = content.trim();
  return FIXED.find((reply) => text.endsWith(reply)) ?? text;
}

/** What the person wrote in the last messages. A message was never longer than one can be now. */
function wordsOf(history: readonly EchoMessage[]): string[] {
  return history
    .slice(-ECHO_HISTORY_USED)
    .filter(({ role }) => role === "user")
    .map(({ content }) => content.slice(0, ECHO_MESSAGE_MAX));
}

/** The gravest; of equals, the last. */
function gravest(risks: readonly Risk[]): Risk {
  return risks.reduce((worst, risk) => (isGraver(worst, risk) ? worst : risk), NO_RISK);
}

function placeOf({ kind, subject }: Risk): { kind: RiskKind; subject: RiskSubject } {
  return { kind: kind ?? "self", subject: subject ?? "me" };
}

function isSame(one: Risk, other: Risk): boolean {
  return one.kind === other.kind && one.subject === other.subject;
}

/** The danger that Echo spoke of last, unless it has spoken of something else since; what caused it may be out of sight. */
function pendingOf(told: readonly string[]): Risk | null {
  const last = told.at(-1);
  if (last === undefined || !(ASKED_ABOUT.has(last) || ASKED_ANYBODY.has(last))) return null;
  const newest = told.findLast((text) => ASKED_ABOUT.has(text)) ?? "";
  return ASKED_ABOUT.get(newest) ?? DANGER_TO_SELF;
}

const { safe: _, ...ASKING } = TOPIC_REPLIES;
const ASKED_ANYBODY: ReadonlySet<string> = new Set(Object.values(ASKING).flat());

/** The danger that each fixed reply is about. */
const ASKED_ABOUT: ReadonlyMap<string, Risk> = new Map(
  (Object.keys(OWN_FOLLOW_UPS) as RiskKind[]).flatMap((kind) => {
    const own: Risk = { level: "explicit", kind, subject: "me" };
    const theirs: Risk = { level: "explicit", kind, subject: "somebody" };
    const toOwn = [
      FIRST_REPLIES[kind].me,
      ACUTE_REPLIES[kind].me,
      ...Object.values(OWN_FOLLOW_UPS[kind]).flat(),
      ...(kind === "self" ? [METHODS_REPLY, ...ACUTE_FOLLOW_UPS] : []),
    ];
    const toTheirs = [
      FIRST_REPLIES[kind].somebody,
      ACUTE_REPLIES[kind].somebody,
      ...FOLLOW_UPS_ABOUT_SOMEBODY[kind],
    ];
    return [...toOwn.map((text) => [text, own] as const), ...toTheirs.map((text) => [text, theirs] as const)];
  }),
);

const FIXED: readonly string[] = [
  ...ASKED_ABOUT.keys(),
  ...Object.values(TOPIC_REPLIES).flat(),
  ...Object.values(OBLIQUE_REPLIES).flatMap((bySubject) => Object.values(bySubject).flat()),
];
