import { assessRisk, assessScore, assessWords, readWords } from "../crisis/assess-risk.ts";
import { withoutOtherSenses } from "../crisis/other-senses.rules.ts";
import type { Risk, RiskLevel } from "../crisis/risk.ts";
import { isGraver, isInDanger, LEVELS } from "../crisis/risk-level.rules.ts";
import { isNoTo, refusesHelp, restOf } from "./crisis-denial.rules.ts";
import { saysSelfHarm } from "./crisis-harm-words.content.ts";
import { backs, type Hint, meansNothing, readHint, readMeant } from "./crisis-hint.rules.ts";
import { NOT_BACK } from "./crisis-known.content.ts";
import { isEnglish } from "./crisis-languages.rules.ts";
import { ADMITS_STORY, AT_HAND } from "./crisis-parts.content.ts";
import { personIn } from "./crisis-persons.rules.ts";
import { PLAIN_DANGER } from "./crisis-plain.content.ts";
import { askedIn, QUESTIONS, type Question } from "./crisis-questions.content.ts";
import { type DangerScores, type ScoreDanger, scoreNothing } from "./crisis-scores.rules.ts";
import {
  ASKS_FOR_METHODS,
  BARE_NO,
  CHOSEN,
  CORRECTIONS,
  DATE,
  DENIAL,
  FOREIGN_OTHER,
  NOT_TIME,
  SIGNS,
  type Sign,
  SURPRISE,
  TIME,
  TIME_ALONE,
  WEAK,
} from "./crisis-signs.content.ts";
import { type Part, partsIn, saidParts, suspectedParts } from "./crisis-together.rules.ts";
import { type Topic, topicsIn } from "./crisis-topics.content.ts";

/** What one message says about danger. */
export interface Reading {
  text: string;
  signs: ReadonlySet<Sign>;
  /** What is asked, apart from what is told; "" where nothing is. */
  asked: string;
  questions: ReadonlySet<Question>;
  /** What stands between the writer and help, or beside it. */
  topics: ReadonlySet<Topic>;
  /** What may belong to a danger that no message says alone. */
  parts: ReadonlySet<Part>;
  /** What the words themselves say, apart from words that deny it. Null where only the classifier suspects something. */
  plain: Risk | null;
  /** The words are unmistakable, so that no denial undoes them. */
  isCertain: boolean;
  /** How sure the classifier is of what words say; 0 where they say nothing. */
  cardScore: number;
  /** What words and classifier say together. */
  risk: Risk;
  /** Takes back what Echo suspected, with or without its question. */
  isDenial: boolean;
  isBareNo: boolean;
  /** Answers a question about safety with a no, or with "I'm safe". */
  isNo: boolean;
  /** Nothing but a yes, a "maybe" or an "I don't know". */
  isYesAlone: boolean;
  /** Both, as in "yes no". */
  isMixedYes: boolean;
  /** Says that it isn't safe, or is afraid of somebody. */
  isUnsafe: boolean;
  /** A sign only beside a danger that is suspected. */
  isWeak: boolean;
  /** Names a day or an hour; a time to act only where danger was said. */
  hasDate: boolean;
  /** What is left of the risk without the sentences that deny it. */
  rest: Risk;
  /** What phrases hint at without saying it; often chance. */
  hint: Risk | null;
  /** How much it sounds like the beginning of a danger; nothing in other languages. */
  suspicion: Hint;
  /** What the message means after all that was written before it; null where only its words can be read. */
  meant: DangerScores | null;
  /** The suspicion is strong enough to be asked about in this conversation. */
  isSuspected: boolean;
  /** Whom or what it is really about. */
  correction: Pick<Risk, "kind" | "subject"> | null;
  /** A character of a story is the writer. */
  isOwnStory: boolean;
  hasTime: boolean;
  /** Not in English. */
  isForeign: boolean;
  /** In another language, of somebody else. */
  isOther: boolean;
  /** A person to go to, as the writer calls them: "your roommate Kim". */
  person: string | null;
}

const YES_WORD =
  "(?:yes+|yeah+|yea|yep|yup|ya|i (?:do|am|have|feel|think so|guess|suppose)|maybe|kind of|kinda|sort of|sorta|a (?:little|bit)|sometimes|often|always|probably|possibly|perhaps|idk|dunno|i (?:don'?t|dont) (?:really )?know|not sure|hard to say|who (?:knows|cares)|does it matter|(?:most|every) (?:days?|nights?)|all the time|not (?:today|tonight|yet|right now)|honestly|actually|tbh|lately|too|so|that|s[ií]|a veces|quiz[aá]s?|tal vez|un poco|creo que|no s[eé]|oui|ouais|parfois|peut[- ]être|un peu|je crois|je ne sais pas|ja|jein|manchmal|vielleicht|ein bisschen|ich glaube|wei(?:ß|ss) nicht|ich weiß (?:es )?nicht|sim|tak|oo)";
const YES_ALONE = new RegExp(`^\\W*${YES_WORD}(?:\\W+${YES_WORD})*\\W*$`, "iu");
const UNSAFE =
  /\b(?:not|isn'?t|don'?t feel|never|aren'?t) (?:really |very |feeling |so |feel |sure (?:if )?i'?m )?safe\b|\b(?:feel|am|i'?m) (?!not\b)(?:\w+ )?unsafe\b|\b(?:scared|afraid|frightened) (?:of (?:him|her|them|myself|what i|my (?:own|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|ex))|to (?:go home|be alone))\b|\b(?:no estoy a salvo|no me siento segur[ao]|pas en s[eé]curit[eé]|nicht sicher(?=\W*$)|nicht in sicherheit)\b/iu;
/** "nobody makes me feel unsafe" */
const NOBODY_DOES = /\b(?:no ?body|no ?one)\b[^.!?]{0,25}\b(?:unsafe|scared|afraid)\b/i;
const OF_WORK = /\b(?:due|deadline|report|meeting|appointment|exam|shift)\b/i;
const NO_RISK: Risk = { level: "none", kind: null, subject: null };
const ALONE: Reader = { earlier: [], before: [], scoreDanger: scoreNothing };
const NO_HINT: Hint = { score: 0, risk: NO_RISK };
const FOREIGN_TIME =
  /\b(?:hoy|esta (?:noche|tarde)|mañana|hoje|(?:de|esta) noite|amanhã|oggi|stasera|stanotte|domani|heute|morgen|ce soir|cette nuit|aujourd'?hui|demain|vanavond|vandaag|vannacht|dzi[sś]\w*|jutro|aaj|kal|mamaya\w*|ngayon\w*|bukas)(?![\p{L}])/iu;
/** What the lexicons of the other languages add to the signs. */
const SIGN_OF_MARK: Readonly<Record<string, Sign>> = {
  means: "means",
  weapon: "means",
  tookPills: "taken",
  atPlace: "place",
  goodbye: "leaving",
  notBreathing: "breath",
  bleeding: "body",
  symptom: "body",
};
/** The question itself, denied: "I'm not thinking of killing myself". */
const NOT_MEANT =
  /\b(?:not?|don'?t|dont|never|wouldn'?t) (?:\w+ ){0,4}(?:kill|die\b|dying|dead\b|suicid|hurt(?:ing)? (?:myself|any)|harm(?:ing)? (?:myself|any)|end(?:ing)? (?:it|my life))|\b(?:no ?body|no ?one)(?:'s| is| was) (?:\w+ )?suicidal\b/i;
/** How or what the writer says to be, which denies nothing of what stands beside it. */
const AS_THEY_ARE =
  /\b(?:i'?m|im|i am) (?:fine|ok(?:ay)?|happy|an? (?:nurse|sre|web developer|teacher|writer))\b(?=\W+\w)/i;
/** What somebody is owed for work. */
const OF_WAGES =
  /^(?!.*\b(?:kill|hurt|harm|gun|knife|shoot|beat|blood|suffer|burn|regret|sorry|face)\b).*\b(?:(?:have|has|had|got|need|needs|supposed|required|refus\w+|going|owes?|owed) (?:to )?pay (?:me|us)\b|(?:will|won'?t|doesn'?t|didn'?t|don'?t|not|do they|does he|does she|stopped) pay(?:ing)? (?:me|us) (?:for|overtime|back|on time|extra|the|my)\b)/i;
/** What an office makes people say: a way of speaking about the next meeting. */
const TIRED_OF_WORK =
  /\bif\b[^.!?]{0,40}\b(?:one more|another|a single|any more)\b[^.!?]{0,30}\b(?:meetings?|emails?|e-mails?|zooms?|spreadsheets?|powerpoints?|slides?|slack|reply-all|standups?|stand-ups?|invoices?|forms?|updates?|tickets?)\b[^.!?]{0,40}\b(?:jump out|shoot myself|kill (?:myself|someone|somebody)|scream|die)\b/i;
/** Work on a book: what its people do is no danger. */
const CRAFT =
  /\b(?:novel|screenplay|manuscript|chapter \d+|(?:crime|detective) (?:story|fiction)|thriller|whodunit)\b/i;
/** What somebody teaches or writes about lets others say: "an example of what a student might say, like “...”". */
const EXAMPLE_OF_OTHERS =
  /\b(?:examples?|samples?|lines?|sentences?|phrases?)\b[^.!?"“]{0,30}\b(?:students?|clients?|patients?|callers?|characters?|customers?|somebody|someone|people) (?:might|could|would|may) (?:say|write|text|think)\b[^.!?"“]{0,30}["“][^"”]{3,200}["”]/gi;
const OF_CRAFT =
  /\b(?:schedule|word count|words a day|draft|finish(?:ed)?|plot|outline|revis\w+|publisher|editor|procrastinat\w*|chapters?|deadline)\b/i;
const OF_WRITER =
  /\b(?:i|i'm|im|i've|i'd|me|my (?!(?:\w+ )?(?:novel|book|character|story|detective|hero|heroine|villain|chapter|plot)))\b/i;
const OF_SOMEBODY = /\b(?:he|she|they|the \w+|a \w+|who)\b/i;
/** "No plan", "no forwarding address": something is missing, nothing is denied. */
const NO_SUCH =
  /^\W*(?:there'?s )?no (?!(?:i|i'?m|im|i'?d|i'?ve|it|it'?s|its|he|he'?s|she|she'?s|we|we'?re|they|you|that|that'?s|this|not|nothing|nobody|none|thanks?|thank|my|just|of|but|absolutely|please|sorry|really|at|one|no|nope|way|lol|haha|never|dude|man|bro|god|jesus|the|a|and|what|why|so|need|danger|problem|worries|actually|honestly|seriously|longer|more|kidding|i'?ll|stop|don'?t|dont|im|its|hay|don|est[aá]|estoy|es|me|he|lo|nunca|quiero)\b)[a-z]+/i;
const LONG = 25;

/** What a message is read with. */
export interface Reader {
  /** What the person wrote before it and was not asked about, the last at the end. */
  earlier: readonly string[];
  /** All that the person wrote before it. */
  before: readonly string[];
  scoreDanger: ScoreDanger;
}

/** Reads a message. Rejects only when the reading of risks cannot be loaded. */
export async function readMessage(
  message: string,
  { earlier, before, scoreDanger }: Reader = ALONE,
): Promise<Reading> {
  const text = withoutOtherSenses(message.replaceAll("’", "'"));
  const plainText = text.replaceAll(EXAMPLE_OF_OTHERS, " ");
  const own = isOfBook(plainText) ? ofWriter(plainText) : plainText;
  const rest = withoutDenials(own);
  const isForeign = !isEnglish(text);
  const meant = isForeign ? null : await readMeant(message, before, scoreDanger);
  const listed = ASKS_FOR_METHODS.test(text)
    ? ({ level: "explicit", kind: "self", subject: "me" } as const)
    : (PLAIN_DANGER.find(({ sign }) => sign.test(rest))?.risk ?? NO_RISK);
  const ofRest = await assessRisk(rest);
  // Phrases alone are often chance, so the classifier has to agree.
  const words = lesser(await assessWords(rest), ofRest.level);
  // What only the classifier suspects has to mean something of the kind in this conversation.
  const isByChance = words === "none" && listed.level === "none" && meansNothing(meant);
  const left = isByChance ? NO_RISK : ofRest;
  const risk = isByChance ? NO_RISK : await assessRisk(own);
  // The kind and the subject are the classifier's where the list has none.
  const framed: Risk = words === "none" ? NO_RISK : { ...left, level: words };
  const known =
    framed.kind === null ? { ...framed, kind: risk.kind ?? "self", subject: risk.subject ?? "me" } : framed;
  const marked = !isForeign ? [] : [...(await readWords(rest))];
  // "Until he's back" says that he isn't.
  const untilThen = text.replaceAll(NOT_BACK, " ");
  const signs = new Set<Sign>([
    ...(Object.keys(SIGNS) as Sign[]).filter((sign) => SIGNS[sign].test(sign === "near" ? untilThen : text)),
    ...marked.flatMap((mark) => SIGN_OF_MARK[mark] ?? []),
  ]);
  const asked = askedIn(text);
  const questions = (Object.keys(QUESTIONS) as Question[]).filter((topic) => QUESTIONS[topic].test(asked));
  const isNo = isNoTo(text);
  const hinted = isNo ? restOf(rest) : rest;
  const isRead = !isForeign && hinted !== "";
  const suspicion = isRead ? await readHint(hinted, earlier, await scoreDanger(hinted, earlier)) : NO_HINT;
  const isHinted = words === "oblique" && listed.level === "none";
  const isBacked = isForeign || backs(suspicion);
  const plain = words !== "none" && !isHinted && isGraver(known, listed) ? withListed(known, listed) : listed;
  return {
    text,
    signs,
    asked,
    questions: new Set(questions),
    topics: topicsIn(text),
    parts: signs.has("fiction") ? new Set() : await partsOf(rest, left),
    plain: plain.level === "none" ? null : withClassified(plain, risk),
    isCertain: isInDanger(listed),
    cardScore: plain.level === "none" ? 0 : await assessScore(own),
    risk: isGraver(plain, risk) ? plain : risk,
    isDenial: DENIAL.test(text) || SURPRISE.test(text),
    isBareNo: BARE_NO.test(text) && !refusesHelp(text) && !NO_SUCH.test(text),
    isNo,
    isYesAlone: YES_ALONE.test(text),
    isMixedYes: /\b(?:no|not)\b/i.test(text.slice(0, 12)),
    isUnsafe: UNSAFE.test(text) && !NOBODY_DOES.test(text),
    isWeak: WEAK.test(text) || CHOSEN.test(text),
    hasDate: DATE.test(text) && !NOT_TIME.test(text) && (WEAK.test(text) || !OF_WORK.test(text)),
    rest: left,
    hint: isHinted && isBacked ? withClassified(known, risk) : null,
    suspicion,
    meant,
    isSuspected: false,
    correction: CORRECTIONS.find(({ sign }) => sign.test(text))?.to ?? null,
    isOwnStory: ADMITS_STORY.test(text),
    hasTime: saysTime(text) || CHOSEN.test(text) || FOREIGN_TIME.test(text),
    isForeign,
    isOther: isForeign && FOREIGN_OTHER.test(text),
    person: personIn(text),
  };
}

async function partsOf(text: string, { level, kind, subject }: Risk): Promise<ReadonlySet<Part>> {
  const parts = partsIn(sentencesOf(text));
  const isSuspected = level !== "none" && kind === "self" && subject === "me";
  return isSuspected ? suspectedParts(parts, await readWords(text)) : parts;
}

/** Nothing but a joke or a taking back; "lol" within a sentence isn't one. */
export function isJoke({ signs, text }: Reading): boolean {
  return (
    signs.has("kiddingWord") &&
    text.length < 80 &&
    !/\b(?:not|no|wasn'?t|isn'?t) (?:a |just )?(?:jok\w*|kidding|jk)\b/i.test(text)
  );
}

/** What the words hold of a danger to oneself, apart from a time and from what is of every day. */
export function ownParts({ parts }: Reading): readonly Part[] {
  return [...saidParts(parts)].filter(
    (part) => part !== "time" && part !== "everyday" && !part.includes(" "),
  );
}

/** Whether the words say a danger to be acted on, not only a hint of one. */
export function isSaid({ plain }: Reading): boolean {
  return plain !== null && isInDanger(plain);
}

/** Whether it names something to do harm with within reach; what "it" is has been said before. */
export function namesMeans({ text, signs, parts }: Reading): boolean {
  return signs.has("means") || parts.has("means") || AT_HAND.test(text);
}

/** The list knows whom it is about; the frames may know that it is graver. */
function withListed(framed: Risk, listed: Risk): Risk {
  return listed.level === "none" ? framed : { ...listed, level: framed.level };
}

function lesser(one: RiskLevel, other: RiskLevel): RiskLevel {
  return LEVELS.indexOf(one) < LEVELS.indexOf(other) ? one : other;
}

/** What is said in words can be nearer than the words tell. */
function withClassified(plain: Risk, risk: Risk): Risk {
  const isSame = plain.kind === risk.kind && plain.subject === risk.subject;
  return isSame && isInDanger(plain) && risk.level === "acute" ? risk : plain;
}

/** The sentences that deny nothing: a "no" or "not like that" is no danger, what stands beside it can be. */
function withoutDenials(text: string): string {
  return (
    text
      .split(/(?<=[.!?\n])\s+|, (?=but\b|just\b)/)
      // "I cut myself, but I don't want to die" denies the one and says the other.
      .filter(
        (sentence) =>
          saysSelfHarm(sentence) ||
          (!DENIAL.test(sentence.replace(AS_THEY_ARE, " ")) &&
            !OF_WAGES.test(sentence) &&
            !NOT_MEANT.test(sentence) &&
            !TIRED_OF_WORK.test(sentence)),
      )
      .join(" ")
  );
}

/** Whether a text asks how to get a book written, and not how somebody in it does harm. */
export function isOfBook(text: string): boolean {
  return CRAFT.test(text) && OF_CRAFT.test(text) && !SIGNS.methods.test(text);
}

/** Whether a message of somebody who writes a book speaks only of the book. */
export function isOnlyOfBook({ text, isCertain }: Reading): boolean {
  return !isCertain && !OF_WRITER.test(text);
}

/** The sentences of a writer that speak of the writer; the others tell what happens in the book. */
function ofWriter(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => OF_WRITER.test(sentence) || !OF_SOMEBODY.test(sentence))
    .join(" ");
}

function saysTime(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      !NOT_TIME.test(sentence) &&
      ((TIME.test(sentence) && sentence.split(/\s+/).length <= LONG) || TIME_ALONE.test(sentence)),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?\n])\s+/);
}
