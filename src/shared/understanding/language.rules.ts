/** Languages that are told apart, as ISO 639-1 codes. */
export type Language = "en" | "es" | "de" | "fr" | "pt" | "it" | "nl" | "pl" | "hi" | "tl";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Frequent small words that carry a sentence. Words that are English too are not among the others. */
const SMALL_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(
    "the a an and or to of in on for with my i me you is are was be have has need want get do not this that it at by from before after our we should how what stop start learn make find call more less new day week every",
  ),
  es: words(
    "el la los las un una de del que y en con para por mi mis quiero necesito tengo hacer antes mañana como más muy pero no se al su hasta semana día años dejar aprender casa ayuda mi hijo hija",
  ),
  de: words(
    "der die das ein eine einen und oder ich mein meine meinen muss will möchte nicht mit für bis vor zu zum zur auf bei von im ist sind habe wir wie mehr woche tag jeden lernen aufhören endlich",
  ),
  fr: words(
    "le les un une des du et ou je mon ma mes veux dois pour avec avant dans sur pas ne est sont faire plus chez mais nous vous comment semaine jour chaque arrêter apprendre trouver j'ai",
  ),
  pt: words(
    "o os um uma da do das dos e que em com para por meu minha meus quero preciso tenho fazer antes amanhã mais muito mas não até semana dia parar aprender casa ajuda",
  ),
  it: words(
    "il lo gli un una di del della che con per mio mia miei voglio devo ho fare prima domani più molto ma non fino settimana giorno smettere imparare casa come trovare",
  ),
  nl: words(
    "de het een en of ik mijn moet wil niet met voor tot naar bij van is zijn heb wij hoe meer week dag elke leren stoppen eindelijk vóór maken",
  ),
  pl: words(
    "i w na z do się nie jest moja mój moje chcę muszę mam zrobić przed jutro jak więcej bardzo ale dla po tydzień dzień codziennie przestać nauczyć znaleźć dom",
  ),
  hi: words(
    "mujhe mera meri mere ko ka ki ke hai hain karna karni chahiye chahta chahti hu hoon se mein aur nahi roz ghar kaam liye pehle kal sikhna band",
  ),
  tl: words(
    "ang ng mga sa na ko ako ay kailangan gusto kong ng aking bago para at hindi may mag araw bukas linggo namin natin paano matuto tigil pamilya bahay trabaho",
  ),
};
const CODES = Object.keys(SMALL_WORDS) as Language[];

/** The language of a short text; English unless another one has clearly more of the small words. */
export function languageOf(text: string): Language {
  if (/\p{Script=Devanagari}/u.test(text)) return "hi";
  const found = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counts = CODES.map((code) => ({
    code,
    count: found.filter((word) => SMALL_WORDS[code].has(word)).length,
  }));
  const english = counts.find(({ code }) => code === "en")?.count ?? 0;
  const [best] = counts.filter(({ code }) => code !== "en").sort((a, b) => b.count - a.count);
  return best && best.count >= 2 && best.count > english ? best.code : "en";
}
