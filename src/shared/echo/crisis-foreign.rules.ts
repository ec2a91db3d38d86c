import type { Language } from "#shared/understanding/language.rules.ts";
import { DANGER_WORDS, type DangerWords } from "./crisis-languages.content.ts";
import type { Spoken } from "./crisis-languages.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { nextIn, placeOf, type Talk } from "./crisis-talk.rules.ts";

/** The reply in the person's own language; the coach speaks none but English, so something is always said. */
export function foreignReply(talk: Talk, language: Exclude<Language, "en">): string {
  const { before, now, said, spoken } = talk;
  const words = DANGER_WORDS[language];
  const isUnsaid = (text: string) => !spoken.some((one) => one.includes(text));
  if (now.isSafe && !before.isSafe) return words.calm;
  const first = firstIn(words, talk);
  if (isUnsaid(first)) return first;
  const { kind, subject } = placeOf(now);
  const isOwn = kind === "self" && subject === "me";
  const isLeaving = said.signs.has("leaving") || LEAVES.test(said.text);
  if (isOwn && isLeaving && isUnsaid(words.leaving)) return words.leaving;
  if (isOwn) {
    // Who is named, and what stands in the way, is answered before the next question comes in turn.
    const answers = [
      ...(REFUSES.test(said.text) ? [words.barrier] : []),
      ...(NAMES_SOMEBODY.test(said.text) ? [words.named] : []),
    ];
    const answer = answers.find(isUnsaid);
    if (answer !== undefined) return withUrgent(answer, talk, words);
    return withUrgent(nextIn(words.more, spoken), talk, words);
  }
  const [person, , sentence] = words.more;
  if (first === words.medical) return nextIn([first, `${words.line}\n\n${first.split("\n\n")[1]}`], spoken);
  return nextIn([person, sentence, first], spoken);
}

/** In an emergency the line comes with every reply that doesn't name one. */
function withUrgent(text: string, { now }: Talk, { line }: DangerWords): string {
  if (now.risk.level !== "acute" || NUMBER.test(text)) return text;
  const [said = "", ...asked] = text.split("\n\n");
  return [`${said} ${line}`, ...asked].join("\n\n");
}

const NUMBER = /\b(?:112|911|988|024|3114|116 123|0800)\b/;
/** A call is refused or feared, in the languages that people write here most. */
const REFUSES =
  /(?<!\p{L})(?:no (?:quiero|voy a|puedo|me gusta) (?:llamar|hablar|ir)|encerrar|ingresar|quitar(?:me|án)?|vergüenza|molestar|polic[ií]a|papeles|carga para|nicht (?:anrufen|schon wieder|belasten|ins krankenhaus)|rufe? ich nicht|besetzt|hotline|station|einweisen|blaulicht|schäme|polizei|ne (?:veux|peux) pas (?:appeler|parler|déranger|aller)|déranger|enferm\p{L}*|honte|police|hôpital|não (?:quero|posso) (?:ligar|falar|ir)|vergonha|polícia|non (?:voglio|posso) (?:chiamare|parlare|andare)|vergogna|polizia|niet (?:bellen|praten)|schaam|politie|nie (?:chcę|mogę) (?:dzwonić|rozmawiać)|wstyd|policj\p{L}*|nahi (?:bula|bata|bol|kar) sakt\p{L}*|sharam|police ko|ayaw ko(?:ng)? tumawag|nahihiya|natak)(?!\p{L})/iu;
/** Somebody who could be there. */
const NAMES_SOMEBODY =
  /(?<!\p{L})(?:(?:mi|mein[er]?|die|meine|ma|mon|minha|meu|mia|mio|mijn|moja|mój|mera|meri|ang) (?:vecin[oa]|compadre|comadre|herman[oa]|amig[oa]|cuñad[oa]|prim[oa]|nachbar(?:in)?|schwester|bruder|freund(?:in)?|voisine?|sœur|soeur|frère|amie?|cousine?|vizinh[oa]|irm(?:ã|ão)|vicin[oa]|sorella|fratello|amic[oa]|buur(?:man|vrouw)|zus|broer|vriend(?:in)?|sąsiad(?:ka)?|siostra|brat|przyjaciel|dost|bhai|behen|padosi|kapitbahay|kapatid|kaibigan))(?!\p{L})/iu;

function firstIn(words: DangerWords, { now }: Talk): string {
  const { kind, subject } = placeOf(now);
  const isAcute = now.risk.level === "acute";
  if (kind === "medical") return words.medical;
  if (kind === "abuse" && isAcute && now.isBody) return words.medical;
  if (subject === "somebody") return isAcute ? words.medical : words.somebody;
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
