import type { Language } from "#shared/understanding/language.rules.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import type { Spoken } from "./crisis-languages.rules.ts";
import type { DangerWords } from "./crisis-languages.ts";
import { SPANISH_BODY, SPANISH_FORMAL } from "./crisis-languages-spanish.content.ts";
import { THEIR_SPANISH_FORMAL, THEIR_WORDS } from "./crisis-languages-theirs.content.ts";
import type { TheirWords } from "./crisis-languages-theirs.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { nextIn, placeOf, type Talk } from "./crisis-talk.rules.ts";

/** The reply in the person's own language; the coach speaks none but English, so something is always said. */
export function foreignReply(talk: Talk, language: Exclude<Language, "en">): string {
  const { before, now, said, spoken } = talk;
  const words = wordsOf(talk, language);
  const isUnsaid = (text: string) => !spoken.some((one) => one.includes(partsOf(text)[0]));
  const { kind, subject } = placeOf(now);
  const isOwn = kind === "self" && subject === "me";
  const theirs = words === SPANISH_FORMAL ? THEIR_SPANISH_FORMAL : THEIR_WORDS[language];
  if (subject === "somebody" && kind === "self") return theirReply(talk, words, theirs);
  if (kind === "medical") return bodyReply(talk, words, language);
  if (now.isSafe && !before.isSafe) return words.calm;
  const first = firstIn(words, talk);
  const isAsked = isOwn && asksToKeep(said.text) && isUnsaid(theirs.ownKeepAway);
  if (isUnsaid(first) && !now.isSafe) return isAsked ? `${theirs.ownKeepAway} ${first}` : first;
  const isLeaving = said.signs.has("leaving") || LEAVES.test(said.text);
  if (isOwn && !now.isSafe && isLeaving && isUnsaid(words.leaving)) return words.leaving;
  // What is asked, who is named and what stands in the way is answered before the next question comes in turn.
  const [who, , sentence, , ...later] = words.more;
  const own = words.more.filter((text) => !now.isPutAway || text !== words.more[1]);
  const next = isOwn ? own : [who, sentence, first];
  const asks = nextIn(now.isSafe && isOwn && later.length > 0 ? later : next, spoken);
  const answers = [
    ...(isAsked ? [`${theirs.ownKeepAway}\n\n${partsOf(asks)[1]}`] : []),
    ...(ASKS_WHAT_TO_SAY.test(said.text) ? [sentence] : []),
    ...(isOwn && REFUSES.test(said.text) ? [words.barrier] : []),
    ...(kind === "abuse" && REFUSES.test(said.text)
      ? [`${partsOf(words.barrier)[0]}\n\n${partsOf(asks)[1]}`]
      : []),
    ...(isOwn && NAMES_SOMEBODY.test(said.text) ? [words.named] : []),
    ...(said.text.includes("?") ? [`${words.unknown}\n\n${partsOf(asks)[1]}`] : []),
  ];
  const answer = answers.find(isUnsaid) ?? asks;
  if (isUnsaid(answer)) return withUrgent(answer, talk, words);
  // All was said once: the line, with the question that was asked longest ago.
  const questions = words.more.map((text) => partsOf(text)[1]);
  const line = kind === "abuse" ? partsOf(words.abuse)[0] : ownLine(words);
  return `${line}\n\n${nextIn(isOwn ? questions : [...questions.slice(0, 1), ...questions.slice(2, 3), partsOf(first)[1]], spoken)}`;
}

/** With a body in danger nothing else is asked, and the call is urged as often as need be. */
function bodyReply({ now, said, spoken }: Talk, words: DangerWords, language: Language): string {
  if (language !== "es" || now.risk.subject === "me") return words.medical;
  const { now: first, heat, fear, waiting, calm } = SPANISH_BODY;
  if (now.help === "there" && now.isSafe) return calm;
  if (now.isSafe) return waiting;
  if (REFUSES.test(said.text) && FEARS_CALL.test(said.text)) return nextIn([fear, first], spoken);
  // Who faints or doesn't breathe comes before what caused it.
  return HEAT.test(said.text) ? nextIn([heat, first], spoken) : first;
}

/** In Spanish: the heat of a day or of a body. */
const HEAT = /(?<!\p{L})(?:calor|insolaci[oó]n|sudar|suda|muy caliente|ardiendo)(?!\p{L})/iu;
/** In Spanish: what keeps people from calling for somebody. */
const FEARS_CALL =
  /(?<!\p{L})(?:papeles|migra|deport\p{L}*|polic[ií]a|patr[oó]n|jefe|seguro|pagar|cuesta|no llam\p{L}*)(?!\p{L})/iu;

/** To somebody who worries about another person: what is asked, then what is to be done, in turn. */
function theirReply({ now, said, spoken }: Talk, words: DangerWords, theirs: TheirWords): string {
  const isUnsaid = (text: string) => !spoken.some((one) => one.includes(partsOf(text)[0]));
  const isAcute = now.risk.level === "acute";
  const first = isAcute ? theirs.urgent : words.somebody;
  if (now.isSafe && isUnsaid(theirs.calm)) return theirs.calm;
  // What is asked of somebody who has called is what comes after.
  const turns = now.isSafe ? theirs.more.toReversed() : [first, ...theirs.more];
  const asks = nextIn(
    turns.map((text) => partsOf(text)[1]),
    spoken,
  );
  const next = turns.find((text) => text.endsWith(asks)) ?? words.somebody;
  const answers = [
    ...(asksToKeep(said.text) ? [theirs.keepAway] : []),
    ...(ASKS_WHAT_TO_SAY.test(said.text) ? [theirs.say] : []),
    ...(FEARS_THE_IDEA.test(said.text) ? [theirs.idea] : []),
    ...(REFUSES.test(said.text) && (isAcute || !isUnsaid(first)) ? [partsOf(words.barrier)[0]] : []),
  ].filter(isUnsaid);
  const [answer] = answers;
  if (!now.isSafe && isUnsaid(first)) return answer === undefined ? first : `${answer} ${first}`;
  return withUrgent(answer === undefined ? next : `${answer}\n\n${asks}`, { now, spoken }, words);
}

/** Spanish has two ways to say you; who was addressed with one is addressed so again. */
function wordsOf({ said, spoken }: Talk, language: Exclude<Language, "en">): DangerWords {
  const isFormal = FORMAL.test(said.text) || spoken.some((text) => FORMAL.test(text));
  return language === "es" && isFormal ? SPANISH_FORMAL : DANGER_WORDS[language];
}

const FORMAL =
  /(?<!\p{L})(?:usted(?:es)?|señora?|disculpe|perdone|mire|oiga|dígame|llame|le (?:creo|agradezco|escribo)|podría ayudarme)(?!\p{L})/iu;

function asksToKeep(text: string): boolean {
  const own = text.replaceAll(TAKEN_FROM_ME, " ");
  return (ASKS_TO_KEEP.test(own) || NAMES_MEANS.test(own)) && !ASKS_HOW_MUCH.test(own);
}

/** What somebody fears to lose: a child, a license. */
const TAKEN_FROM_ME =
  /(?<!\p{L})(?:(?:me|nos) (?:(?:van|vayan|va|pueden?) a? ?)?quit(?:ar|an|en|arán)|quitar(?:me|nos)|(?:mir|uns) wegnehmen|m'enl[eè]ve\p{L}*|me tirar)(?!\p{L})/giu;

/** What is said, and the question after it. */
function partsOf(text: string): [string, string] {
  const [said = "", asked = ""] = text.split("\n\n");
  return [said, asked];
}

/** The line without the name of the language, which says nothing in a reply that is in it. */
function ownLine({ line }: DangerWords): string {
  const text = line.slice(line.indexOf(":") + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In an emergency the line comes at least with every second reply, unless somebody is there. */
function withUrgent(text: string, { now, spoken }: Pick<Talk, "now" | "spoken">, words: DangerWords): string {
  if (now.risk.level !== "acute" || now.isSafe || NUMBER.test(text)) return text;
  if (NUMBER.test(spoken.at(-1) ?? "")) return text;
  const [said, asked] = partsOf(text);
  return `${said} ${ownLine(words)}\n\n${asked}`;
}

/** Asks whether pills or a weapon are to be taken away, in the languages that people write here most. */
const ASKS_TO_KEEP =
  /(?:(?<!\p{L})(?:quit[oae]r?|escond[oe]r?|guard[oae]r?|saco|tiro|boto|wegnehm\p{L}*|nehme? ich|verstecke?n?|wegschließ\p{L}*|weg(?:tun|räumen|werfen)|enl[eè]ve\p{L}*|cache[rz]?|retire[rz]?|jette[rz]?|tirar|tiro|escond[eo]r?|guardar|tolg[ol]\p{L}*|togliere|nascond\p{L}*|butt[oa]\p{L}*|wegnem\p{L}*|weghalen|weggooien|verstop\p{L}*|zabra[ćc]|zabieram|schowa[ćc]|wyrzuci[ćc]|hata (?:doon|du|dun|dena)|chhupa (?:doon|du|dun)|chupa (?:doon|du)|le loon|itago|itatago|kunin|kukunin|alisin|aalisin)(?!\p{L})[^.!]*\?|\?[^?]{0,4}(?:las|los|la|lo) quito)/iu;
/** A question that names what could do harm, and not how much of it. */
const NAMES_MEANS =
  /(?<!\p{L})(?:pistola|arma|escopeta|rifle|cuchillo|pastillas|tabletten|pistole|waffe|messer|médicaments|arme|fusil|couteau|remédios|comprimidos|faca|coltello|pillen|pistool|wapen|mes|leki|tabletki|broń|nóż)(?!\p{L})[^.!?]*\?/iu;
const ASKS_HOW_MUCH =
  /(?<!\p{L})(?:cu[aá]nt\p{L}*|wie ?viele?|combien|quant\p{L}*|hoeveel|ile|kitn\p{L}*|ilan|cómo funciona|wie lange)(?!\p{L})/iu;
/** Afraid to ask, or told that it is nothing. */
const FEARS_THE_IDEA =
  /(?<!\p{L})(?:la idea|berrinche\p{L}*|drama|exager\p{L}*|fase|die idee|auf (?:die|dumme) (?:idee|gedanken)n?|übertreib\p{L}*|l'idée|exag[eé]r\p{L}*|caprice|a ideia|frescura|l'idea|esager\p{L}*|capricci|op (?:het|een) idee|overdrij\p{L}*|aansteller\p{L}*|pomysł|przesadz\p{L}*|khayal|drame|nautanki|ideya|nagdra\p{L}*|arte lang)(?!\p{L})/iu;
/** Asks for words, in the languages that people write here most. */
const ASKS_WHAT_TO_SAY =
  /(?<!\p{L})(?:qu[eé] (?:le|les) (?:digo|escribo)|qu[eé] digo|c[oó]mo (?:le|se lo) digo|was (?:sag|schreib)e? ich|quoi (?:lui )?dire|(?:je )?(?:lui |leur )?dis quoi|o que (?:eu )?(?:digo|falo|escrevo)|cosa (?:gli|le) (?:dico|scrivo)|wat (?:zeg|schrijf) ik|co (?:mam |mu |jej )*powiedzieć|kya (?:bolun|kahun|likhun)|ano(?:ng)? (?:ang )?sasabihin)(?!\p{L})/iu;
const NUMBER = /\b(?:112|911|988|024|3114|116 123|0800)\b/;
/** A call is refused or feared, in the languages that people write here most. */
const REFUSES =
  /(?<!\p{L})(?:no (?:quiero|voy a|puedo|me gusta) (?:llamar|hablar|ir)|encerrar|ingresar|quitar(?:me|án)?|vergüenza|molestar|polic[ií]a|papeles|migra|deport\p{L}*|carga para|nicht (?:anrufen|schon wieder|belasten|ins krankenhaus)|rufe? ich nicht|besetzt|hotline|station|einweisen|blaulicht|schäme|polizei|ne (?:veux|peux) pas (?:appeler|parler|déranger|aller)|déranger|enferm\p{L}*|honte|police|hôpital|não (?:quero|posso) (?:ligar|falar|ir)|vergonha|polícia|non (?:voglio|posso) (?:chiamare|parlare|andare)|vergogna|polizia|niet (?:bellen|praten)|schaam|politie|nie (?:chcę|mogę) (?:dzwonić|rozmawiać)|wstyd|policj\p{L}*|nahi (?:bula|bata|bol|kar) sakt\p{L}*|sharam|police ko|ayaw ko(?:ng)? tumawag|nahihiya|natak)(?!\p{L})/iu;
/** Somebody who could be there. */
const NAMES_SOMEBODY =
  /(?<!\p{L})(?:(?:mi|mein[er]?|die|meine|ma|mon|minha|meu|mia|mio|mijn|moja|mój|mera|meri|ang) (?:vecin[oa]|compadre|comadre|herman[oa]|amig[oa]|cuñad[oa]|prim[oa]|t[ií][ao]|abuel[oa]|tante|onkel|zi[oa]|nachbar(?:in)?|schwester|bruder|freund(?:in)?|voisine?|sœur|soeur|frère|amie?|cousine?|vizinh[oa]|irm(?:ã|ão)|vicin[oa]|sorella|fratello|amic[oa]|buur(?:man|vrouw)|zus|broer|vriend(?:in)?|sąsiad(?:ka)?|siostra|brat|przyjaciel|dost|bhai|behen|padosi|kapitbahay|kapatid|kaibigan))(?!\p{L})/iu;

function firstIn(words: DangerWords, { now }: Talk): string {
  const { kind, subject } = placeOf(now);
  const isAcute = now.risk.level === "acute";
  if (kind === "medical") return words.medical;
  if (kind === "abuse" && isAcute && now.isBody) return words.medical;
  if (subject === "somebody") return words.somebody;
  if (kind !== "self") return words[kind];
  if (isAcute) return words.urgent;
  return now.hasThoughts ? words.said : words.asked;
}

/** Adds the line of the other language that an English reply may be meant for, once. */
export function withLineOf(text: string, { beside }: Spoken, spoken: readonly string[]): string {
  if (beside === null) return text;
  const { line } = DANGER_WORDS[beside];
  if (spoken.some((one) => one.includes(line))) return text;
  const [said = "", ...asked] = text.split("\n\n");
  return [`${said} ${line}`, ...asked].join("\n\n");
}
