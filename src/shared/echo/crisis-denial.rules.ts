import { DENIAL, SURPRISE } from "./crisis-signs.content.ts";

/** What may stand before a no: surprise, laughter and the like. Joined with commas or without. */
const BEFORE_NO = [
  "(?:oh|ah|ach|och|ay|uh|um|erm|hm+|ha(?:ha)*|lol|lmao|omg|wtf|wow|ew|jeez|geez|gosh|goodness|dude|mate|bro|man|sorry|please|ok(?:ay)?|well|wait|hang on|whoa|huh|eh|er)",
  "wh?[ao]t(?: the (?:hell|heck|f\\w*))?|pardon(?: me)?|i beg your pardon|excuse me",
  "(?:my |good |dear |oh )*(?:god|gott|lord|heavens?|grief|gracious|goodness)(?: me)?|goodness gracious(?: me)?|(?:jesus|jeezus)(?: christ)?|christ|jfc",
  "for (?:heaven|god|goodness|pete|pity|christ|fuck)'?s'? sake|bloody hell|hell|heck|no way",
  "dios(?: m[ií]o)?|por dios|madre m[ií]a|qu[eé]|mon dieu|mais|euh|quoi|was|wie bitte|um (?:gottes|himmels) willen|mein gott|du lieber(?: himmel| gott)?",
].join("|");
/** A no in the languages most written here. What follows it may not make it "no one" or "no hope". */
const NO =
  "(?:no+|nope|nah+|naw|never|none|neither(?=\\s*(?:[.,!;—–-]|of (?:those|them|the two)\\b|$))|not at all|not really|certainly not|definitely not|of course not|absolutely not|heavens no|hell no|god no|nein|nö|nee|ach was|quatsch|keineswegs|auf keinen fall|natürlich nicht|non|pas du tout|bien sûr que non|jamais|claro que no|por supuesto que no|para nada|qu[eé] va|de ninguna manera|nie|n[aã]o|hindi|nahi)";
const AFTER_NO =
  "(?=\\s*(?:[.,!?;:—–-]|$)|\\s+(?:no|i|i'?m|im|ive|it|it'?s|its|he|he'?s|she|she'?s|we|we'?re|they|you|that|that'?s|this|nothing like|thanks?|thank you|not|my|lol|haha|just|of course|but|absolutely|jesus|god|please|sorry|really|at all|no ?one|nobody|nothing|there'?s|there is|none|ich|es|er|sie|wir|das|je|c'?est|il|elle|mon|yo|estoy|es que|mi|solo|nada de eso)\\b)";
const PLAIN_NO = new RegExp(`^\\W*(?:(?:${BEFORE_NO})[\\s\\W]+){0,5}${NO}(?![\\p{L}'’])${AFTER_NO}`, "iu");

/** Says that all is well, as an answer to a question about safety; nobody is named who might be the danger. */
const WELL = new RegExp(
  [
    "^\\W*(?:(?:yes|yeah|yep|lol|oh|ok|sure|haha|of course|honestly|no|don'?t worry)[\\s\\W]+)*(?:i'?m|im|i am|i feel|we'?re|we are|(?:every(?:one|body)|all)(?:'s| is| are)?) (?:all |both |quite |perfectly |totally |completely |very |really |absolutely |just |doing )*(?:safe|fine|good|ok(?:ay)?|alright|all right|well|(?:happy|content)(?=\\s*(?:[.,!]|$)))\\b(?! from| if| when| unless| with dying| with it ending)",
    "\\b(?:no ?body|no ?one)(?:'s| is| has| was| were|'d| had| gets| will get| could get)? (?:\\w+ ){0,3}(?:makes? me (?:feel )?(?:unsafe|scared|afraid)|died|dead|dying|hurt(?:ing|s)?|harm(?:ed|ing|s)|in danger|unsafe|threaten(?:ed|ing|s)|hit|hits|hitting|sick|ill)\\b",
    "\\bnothing (?:bad |like that )?(?:happened|is wrong|of the (?:sort|kind))\\b|\\bthere(?:'s| is) no danger\\b|\\bnot (?:in (?:any )?danger|unsafe)\\b",
    "\\b(?:he|she) (?:has |would |is |'d |'s )?(?:never|not|no) (?:\\w+ )?(?:hurt|harm|hit|touch|threaten)\\w*\\b|\\b(?:he|she)(?:'s| is) (?:a |an |my )?(?:lovely|wonderful|sweet|kind|gentle|good|harmless|darling)\\b",
    "\\b(?:estoy|estamos) (?:bien|a salvo|perfectamente)\\b|\\bnadie (?:me |nos )?(?:hace daño|est[aá] (?:herido|en peligro)|ha muerto|muri[oó])\\b|\\bno (?:estoy|hay) (?:ning[uú]n )?(?:en )?peligro\\b|\\btodo (?:est[aá] )?bien\\b",
    "\\b(?:je vais|tout va) (?:tr[eè]s )?bien\\b|\\bje suis en s[eé]curit[eé]\\b|\\bpersonne (?:ne |n')?(?:me |nous |est )?(?:fait (?:de |du )?mal|mort|en danger|bless[eé])\\b|\\bpas en danger\\b",
    "\\bmir geht(?:'?s| es) (?:sehr |doch )?gut\\b|\\b(?:ich bin|wir sind) (?:in sicherheit|sicher)\\b|\\bniemand (?:tut (?:mir|uns)|ist|hat) (?:\\w+ )?(?:weh|gestorben|tot|in gefahr|verletzt)\\b|\\balles (?:ist )?(?:gut|in ordnung|okay?)\\b|\\bnicht in gefahr\\b",
  ].join("|"),
  "iu",
);
const NOT_WELL =
  /\b(?:not|isn'?t|don'?t feel|never)[ -]?(?:really |very |feeling |so |feel )?safe\b|(?<!\b(?:not|isn'?t|never) (?:\w+ )?|\b(?:no ?body|no ?one)\b[^.!?]{0,25})\bunsafe\b|\bpas en s[eé]curit[eé]\b|\bno estoy (?:a salvo|bien)\b|\bnicht (?:sicher|in sicherheit)\b/i;
/** Help is refused, danger isn't denied. */
const REFUSES_HELP =
  /\bno (?:doctors?|ambulance|hospital|er|police|cops|hotlines?|calls?|m[eé]dico|polic[ií]a|police|arzt|krankenwagen|polizei|m[eé]decin|docteur)\b|\bk?eine?n? (?:arzt|krankenwagen|polizei)\b|\bpas de (?:m[eé]decin|docteur|police)\b/i;
/** It is about somebody else then. */
const OF_ANOTHER = /\bnot me\b|\bnot about me\b|\bno soy yo\b|\bpas moi\b|\bnicht (?:ich|um mich)\b/i;
/** A no and what belongs to it, at the start of a message that goes on. */
const LEADING_NO = new RegExp(
  `^\\W*(?:(?:${BEFORE_NO})[\\s\\W]+){0,5}${NO}(?![\\p{L}'’])[\\s,.!;:—–-]*`,
  "iu",
);
/** A clause of more words says more than a no. */
const SHORT = 6;

/** Whether help is refused, which denies no danger. */
export function refusesHelp(text: string): boolean {
  return REFUSES_HELP.test(text);
}

/** Whether a message says no to a question about danger, in one of its first sentences, or that all is well. */
export function isNoTo(text: string): boolean {
  if (NOT_WELL.test(text) || REFUSES_HELP.test(text) || OF_ANOTHER.test(text)) return false;
  const sentences = sentencesOf(text);
  const asked = sentences.slice(0, 3);
  return WELL.test(text) || asked.some((one) => PLAIN_NO.test(one));
}

/** What a denial says apart from denying; "" where it says nothing else. */
export function restOf(text: string): string {
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    const rest = withoutDenial(sentence);
    if (rest !== "") return [rest, ...sentences.slice(index + 1)].join(" ").trim();
  }
  return "";
}

/** A sentence from the first clause on that says something else. */
function withoutDenial(sentence: string): string {
  const clauses = sentence.replace(LEADING_NO, "").split(/(?<=,)\s+/);
  const start = clauses.findIndex((clause) => clause.trim() !== "" && !isOnlyDenial(clause));
  return start < 0 ? "" : clauses.slice(start).join(" ");
}

function isOnlyDenial(clause: string): boolean {
  const isNo =
    DENIAL.test(clause) || SURPRISE.test(clause) || WELL.test(clause) || ONLY_ASKS_BACK.test(clause);
  return isNo && clause.trim().split(/\s+/).length <= SHORT;
}

/** Repeats the question, or wonders at it. */
const ONLY_ASKS_BACK =
  /^\W*(?:wh?[ao]t|huh|hurt|unsafe|danger|safe|a doctor|doctor|pardon|i beg your pardon|excuse me|sorry|was|quoi|qu[eé]|wie bitte|who|me|hurt (?:some|any)\w+|reading too much|you are|what do you mean)\b[^.]{0,14}[?!]+\W*$/i;

function sentencesOf(text: string): string[] {
  return text
    .replaceAll("’", "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((one) => one.trim() !== "");
}

/** Characters of a denial that says what was meant instead. */
const EXPLAINED = 36;

/** Whether a denial is long enough to say what was meant instead. */
export const explainsItself = (text: string): boolean => text.length >= EXPLAINED;
