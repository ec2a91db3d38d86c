import type { Risk } from "../crisis/risk.ts";
import { isInDanger } from "../crisis/risk-level.rules.ts";
import type { Danger } from "./crisis-danger.rules.ts";
import { isHinted } from "./crisis-hint.rules.ts";
import { isOnlyOfBook, namesMeans, ownParts, type Reading } from "./crisis-reading.rules.ts";
import type { Sign } from "./crisis-signs.content.ts";
import { hasGravePart, type Part, partsOfBody, saidParts } from "./crisis-together.rules.ts";

/** Whether a message adds a sign of danger, also a weak one beside a danger that is suspected already. */
export function isSign(before: Danger, said: Reading): boolean {
  if (isWeighty(said) || said.risk.level !== "none") return true;
  const isOpen = before.hints !== 0 || before.risk.level !== "none";
  const isOfThem = before.risk.subject === "somebody" && OF_SOMEBODY.some((sign) => said.signs.has(sign));
  if (isOfThem) return true;
  return isOpen && (said.isWeak || hasMeans(said) || said.signs.has("methods") || ownParts(said).length > 0);
}

/** What makes a worry about somebody graver. */
const OF_SOMEBODY: readonly Sign[] = ["unreachable", "missing", "breath", "taken"];

/** Whether a message alone is worth a question. */
export function isWeighty(said: Reading): boolean {
  return (
    isInDanger(said.risk) ||
    said.isSuspected ||
    said.plain !== null ||
    said.hint !== null ||
    hasGravePart(said.parts)
  );
}

/** Something to do harm with, taken or at hand, or a place for it. */
export function hasMeans({ signs }: Reading): boolean {
  return signs.has("means") || signs.has("taken") || signs.has("place");
}

/** Weighty by its words, whatever the classifier makes of them. */
export function isSaidOrHinted(said: Reading): boolean {
  return hasMeans(said) || said.plain !== null || said.hint !== null || hasGravePart(said.parts);
}

/** Whether words point at a danger, which the classifier alone only guesses. */
export function isWordedIn(said: Reading): boolean {
  const own = saidParts(said.parts);
  const isGrave = hasGravePart(own) || [...own].some((part) => part.includes(" grave "));
  return (
    hasMeans(said) || said.plain !== null || said.hint !== null || isGrave || said.isWeak || said.isForeign
  );
}

const NO_RISK: Risk = { level: "none", kind: null, subject: null };
/** A message that begins with somebody close, in the other languages. */
const THEIR_CHILD =
  /^\W*(?:mi (?:hij[oa]|espos[oa]|marido|mujer|herman[oa]|amig[oa])|mein(?:e)? (?:sohn|tochter|mann|frau|bruder|schwester|freund(?:in)?)|ma (?:fille|femme|sœur|mère)|mon (?:fils|mari|frère|ami)|minha (?:filha|mulher|irmã)|meu (?:filho|marido|irmão)|mia (?:figlia|moglie|sorella)|mio (?:figlio|marito|fratello)|mijn (?:dochter|zoon|man|vrouw|broer|zus)|moja (?:córka|żona|siostra)|mój (?:syn|mąż|brat)|(?:mera|meri) (?:beta|beti|bhai|dost|pati|patni)|ang (?:anak|asawa|kapatid) ko)(?!\p{L})/iu;
/** An emergency of the body can't wait, so less is enough. */
const BODILY = 0.2;
/** A fall of days ago, told where help at home is the matter. */
const EARLIER_FALL =
  /\b(?:fell|falls?|fallen|tripped|slipped)\b.{0,30}\b(?:last (?:week|month|year|spring|summer|fall|winter)|(?:two|three|a few|several|\d+) (?:days|weeks|months) ago|twice this (?:month|year))\b/i;
/** Below these, what frames say is chance, and what single words say. */
const ORDINARY = 0.2;
const SURELY_ORDINARY = 0.05;
/** From here on the classifier is sure of what words say. */
const CLEAR = 0.85;
/** From here on, an everyday parting may be another one. */
const OF_PARTING = 0.9;
/** From here on, a story is likely to carry what is the writer's own. */
const LIKELY = 0.25;
/** Parts whose words are common: a tool or a medicine, a load that is shared. */
const BY_CHANCE: ReadonlySet<Part> = new Set(["means", "burden", "marked burden"]);
/** Below this, a weak word is chance. */
const WEAKLY = 0.1;

/**
 * What is only suspected, weighed as the guess it is. The reading of hints knows what people bring to a coach, so it
 * decides; what the general classifier alone suspects is too often an ordinary trouble. Few words of other languages
 * are listed, so there it counts as it is.
 */
export function tempered(before: Danger, heard: Reading): Reading {
  if (before.isPlain) return heard;
  const said = before.risk.level === "none" && !heard.isForeign ? withoutChance(heard) : heard;
  if (before.denials > 1 && before.risk.level === "none" && !staysGrave(said)) return withoutDanger(said);
  if (before.known.isOfBook && before.risk.level === "none" && isOnlyOfBook(said)) return withoutDanger(said);
  if (said.isForeign) {
    const isTheirs = said.risk.level !== "none" && said.plain === null && THEIR_CHILD.test(said.text);
    return isTheirs ? { ...said, risk: { ...said.risk, kind: "self", subject: "somebody" } } : said;
  }
  const { risk, suspicion, plain } = said;
  const isSuspected =
    isHinted(suspicion, before.suspicion, before.denials) &&
    !(isEverydayParting(said) && suspicion.score < OF_PARTING);
  const isChance = isWeakAlone(said) && before.risk.level === "none" && suspicion.score < WEAKLY;
  if (isWordedIn(said) && !isChance) {
    const isPlaced = isSuspected && plain === null && said.hint === null;
    return { ...said, isSuspected, risk: isPlaced ? atLeastOblique(risk, suspicion.risk) : risk };
  }
  if (isSuspected) return { ...said, isSuspected, risk: suspicion.risk };
  const isBodily =
    risk.kind === "medical" &&
    !(EARLIER_FALL.test(said.text) && !said.signs.has("body")) &&
    (suspicion.score >= BODILY || (said.signs.has("body") && suspicion.score >= WEAKLY));
  // A story may carry what is the writer's own.
  const isTold = risk.kind === "self" && said.signs.has("fiction");
  if ((isInDanger(risk) && isBodily) || (isTold && (isInDanger(risk) || suspicion.score >= LIKELY)))
    return isTold ? { ...said, risk: { ...risk, level: "oblique" } } : said;
  return { ...said, risk: NO_RISK, parts: saidParts(said.parts) };
}

/** Without what words say by chance in a message of a conversation that is surely ordinary. */
function withoutChance(said: Reading): Reading {
  const { isCertain, suspicion, plain, cardScore, signs } = said;
  if (isCertain || suspicion.score >= ORDINARY || signs.has("fiction")) return said;
  const isSurely = suspicion.score < SURELY_ORDINARY;
  const words = isSurely
    ? {
        ...said,
        signs: signs.difference(new Set<Sign>(["means"])),
        parts: said.parts.difference(BY_CHANCE),
      }
    : said;
  if (plain === null || cardScore >= CLEAR) return words;
  const hint: Risk | null = isSurely ? null : { ...plain, level: "oblique" };
  return { ...words, plain: null, hint, risk: hint ?? NO_RISK };
}

function withoutDanger(said: Reading): Reading {
  return {
    ...said,
    risk: NO_RISK,
    plain: null,
    hint: null,
    isWeak: false,
    parts: new Set(),
    suspicion: { ...said.suspicion, score: 0 },
  };
}

/** What counts also after two denials: danger in words, of death, or of a body. */
function staysGrave(said: Reading): boolean {
  const { signs } = said;
  const isBodily = signs.has("taken") || signs.has("breath") || signs.has("methods") || signs.has("body");
  // What is at hand may be of a trade.
  const parts = saidParts(said.parts).difference(new Set<Part>(["means"]));
  return said.plain !== null || said.isForeign || isBodily || hasGravePart(parts);
}

/** Says goodbye or gives things away where somebody moves or changes a job. */
function isEverydayParting({ parts }: Reading): boolean {
  return parts.has("everyday") && (parts.has("goodbye") || parts.has("givingAway")) && !hasGravePart(parts);
}

/** Nothing but words that mean something beside a danger, such as "pills". */
function isWeakAlone(said: Reading): boolean {
  return said.isWeak && !isSaidOrHinted(said);
}

/** As near as the one, about what the other is about. */
function atLeastOblique({ level }: Risk, about: Risk): Risk {
  return level === "none" ? about : { ...about, level };
}

/** Whether an answer carries danger itself, so that a no in it takes nothing back. */
export function bringsDanger(before: Danger, said: Reading): boolean {
  const { signs, parts } = said;
  const isTold = signs.has("body") || signs.has("barrier") || partsOfBody(parts).size > 0;
  const isBodily = before.risk.kind === "medical" && isTold;
  return (
    said.isCertain ||
    said.isWeak ||
    said.isUnsafe ||
    isBodily ||
    signs.has("taken") ||
    signs.has("breath") ||
    (signs.has("fiction") && (signs.has("methods") || said.rest.level !== "none")) ||
    namesMeans(said) ||
    (said.plain !== null && !said.isDenial) ||
    said.hint !== null ||
    hasGravePart(saidParts(parts)) ||
    [...parts].some((part) => part.includes(" grave "))
  );
}

/** Two things of several that people say before they go, none of them of every day. */
export function isParting(parts: ReadonlySet<Part>): boolean {
  const own = [...saidParts(parts)].filter((part) => !part.includes(" ") && part !== "time");
  return parts.has("despair") && !parts.has("everyday") && own.length > 1;
}

/** The classifier often takes a worry about somebody for the writer's own. */
export function ofWhom(said: Reading): Risk {
  const { kind, subject } = said.risk;
  const isGone = OF_SOMEBODY.some((sign) => said.signs.has(sign)) || said.isWeak;
  if (subject === "somebody" && kind === "abuse" && isGone) return { ...said.risk, kind: "self" };
  if (said.isOther && subject === "me" && (kind === "self" || kind === "medical"))
    return { ...said.risk, subject: "somebody" };
  // Something of the writer's own to do harm with is seldom another's violence.
  if (kind === "abuse" && subject === "me" && hasMeans(said) && !said.signs.has("near"))
    return { ...said.risk, kind: "self" };
  // A character of a story may be the writer.
  if (said.risk.kind === "self" && said.signs.has("fiction")) return { ...said.risk, subject: "me" };
  const isOfThem = [...said.parts].some((part) => part.startsWith("self somebody grave"));
  const isOwn = said.risk.kind === "self" && said.risk.subject === "me" && ownParts(said).length === 0;
  if (isOwn && [...said.parts].some((part) => part.startsWith("others me grave")))
    return { ...said.risk, kind: "others" };
  return isOfThem && isOwn ? { ...said.risk, subject: "somebody" } : said.risk;
}
