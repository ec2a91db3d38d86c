/** Where somebody may write from, as far as other numbers hold there than in the US. "" is any other country. */
export const PLACES: readonly { country: string; sign: RegExp }[] = [
  {
    country: "GB",
    sign: /\b(?:england|scotland|wales|northern ireland|united kingdom|u\.?k\.?|britain|leeds|glasgow|edinburgh|cardiff|belfast|liverpool|sheffield|bristol|manchester(?!,? (?:nh|new hampshire|tn|tennessee|ct))|london(?!,? (?:ky|kentucky|on|ontario)))\b/i,
  },
  { country: "IE", sign: /\b(?:ireland|dublin(?!,? (?:oh|ohio|ca|california))|galway|limerick)\b/i },
  {
    country: "AU",
    sign: /\b(?:australia|sydney|melbourne(?!,? (?:fl|florida))|brisbane|perth|adelaide|queensland|tasmania)\b/i,
  },
  {
    country: "CA",
    sign: /\b(?:canada|ontario(?!,? (?:ca|california))|toronto|montr[eé]al|alberta|manitoba|saskatchewan|nova scotia)\b/i,
  },
  { country: "ES", sign: /\b(?:spain|españa|madrid|barcelona|sevilla|valencia)\b/i },
  { country: "DE", sign: /\b(?:germany|deutschland|berlin|hamburg|münchen|munich|köln|cologne)\b/i },
  { country: "FR", sign: /\b(?:france|paris(?!,? (?:tx|texas))|lyon|marseille)\b/i },
  {
    country: "",
    sign: /\b(?:new zealand|nz|aotearoa|auckland|india|delhi|mumbai|bangalore|colombia|bogotá|bogota|medell[ií]n|manizales|m[eé]xico(?! (?:ny|missouri|mo))|guadalajara|monterrey|argentina|buenos aires|chile|per[uú]|ecuador|venezuela|philippines|manila|kenya|nairobi|nigeria|lagos|south africa|pakistan|bangladesh|brazil|brasil|japan|singapore|malaysia)(?!\p{L})/iu,
  },
];
/** What people say only in the United Kingdom. */
export const BRITISH = /\b(?:ring|rang|phone|call|dial)\w* 999\b|\bnhs\b|\ba ?& ?e\b/i;
/** The US line isn't theirs, wherever they are. */
export const NO_988 =
  /\b988\b.{0,30}\b(?:isn'?t a thing|doesn'?t (?:exist|work)|not (?:a thing|available)|no existe)\b|\bel 988 no\b/i;
/** A place that somebody else is in, or that was left. */
export const ELSEWHERE =
  /(?:^|[.,;!?])[^.,;!?]*\b(?:he|she|they|(?:my|mi) (?!(?:flat|house|town|home|uni|school|job|kitchen|office)\b)\w+|deployed|moved|flew|trip|flight|vacation|holiday|moving)\b[^.,;!?]*$/i;
/** A place that somebody writes from. */
export const STANDS_IN = /\b(?:in|from|near|outside|en|aus|à|a) (?:\p{L}+,? ){0,2}$/iu;

/** Lines that the texts in the language of the country know, beside those on the card. */
export const OWN_LINES: Readonly<Record<string, string>> = {
  ES: "024",
  DE: "TelefonSeelsorge at 0800 1110111",
  FR: "3114",
};

/** {line} stands for the country's line, {number} for its emergency number. Longer phrases come before their parts. */
interface Phrase {
  us: string;
  /** Where a line and an emergency number are known. */
  known: string;
  unknown: string;
}

const same = (us: string, text: string): Phrase => ({ us, known: text, unknown: text });

export const LINE_PHRASES: readonly Phrase[] = [
  {
    us: "In the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines everywhere else",
    known: "You can call {line}, and findahelpline.com lists more free lines where you are",
    unknown: "findahelpline.com lists the free lines of your country, to call, text or chat with",
  },
  {
    us: "in the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines everywhere else",
    known: "you can call {line}, and findahelpline.com lists more free lines there",
    unknown: "findahelpline.com lists free lines of your country, to call, text or chat with",
  },
  {
    us: "in the US and Canada you can call or text 988 at any hour, and findahelpline.com lists free lines elsewhere",
    known: "you can call {line}, and findahelpline.com lists other free lines",
    unknown: "findahelpline.com lists the lines of your country, to call, text or chat with",
  },
  {
    us: "You can call or text 988 in the US and Canada right from here, or find your country's free line at findahelpline.com",
    known: "You can call {line} right from here, or find another free line at findahelpline.com",
    unknown: "You can find your country's free line at findahelpline.com right from here",
  },
  {
    us: "you can call or text 988 in the US and Canada, or find a free line at findahelpline.com",
    known: "you can call {line}, or find another line at findahelpline.com",
    unknown: "you can find a free line of your country at findahelpline.com",
  },
  {
    us: "In the US and Canada you can call or text 988",
    known: "You can call {line}",
    unknown: "You can turn to a free line of your country (findahelpline.com)",
  },
  {
    us: "in the US and Canada you can call or text 988",
    known: "you can call {line}",
    unknown: "you can turn to a free line of your country (findahelpline.com)",
  },
  {
    us: "call or text 988 in the US and Canada",
    known: "call {line}, where you are",
    unknown: "reach a free line of your country (findahelpline.com)",
  },
  {
    us: "In the US and Canada, 988",
    known: "Where you are, {line}",
    unknown: "Your country's line (findahelpline.com)",
  },
  {
    us: "988 by call or text in the US and Canada",
    known: "{line}, by phone",
    unknown: "your country's line, by phone or chat (findahelpline.com)",
  },
  {
    us: "988 in the US and Canada, by call or text",
    known: "by phone, {line}",
    unknown: "a free line of your country, by phone or chat",
  },
  {
    us: "988 in the US and Canada",
    known: "your line, {line},",
    unknown: "your country's line (findahelpline.com)",
  },
  {
    us: "Call or text 988",
    known: "Please call {line}",
    unknown: "Reach your country's line (findahelpline.com)",
  },
  { us: "call or text 988", known: "ring {line}", unknown: "reach your country's line (findahelpline.com)" },
  { us: "or 988", known: "or {line}", unknown: "or your country's line" },
  { us: "to 988", known: "to {line}", unknown: "to your country's line" },
  { us: "with 988", known: "with {line}", unknown: "with your country's line" },
  { us: "for 988", known: "for {line}", unknown: "for your country's line" },
  { us: "doctor, 988", known: "doctor, {line}", unknown: "doctor, your country's line" },
  { us: "and 988 by", known: "and {line} by", unknown: "and your country's line by" },
  {
    us: "at 988 you can ask",
    known: "at the line ({line}) you can ask",
    unknown: "at your country's line you can ask",
  },
  { us: "at 988 think", known: "at the line ({line}) think", unknown: "at your country's line think" },
  { us: "at 988, press", known: "at the line ({line}), press", unknown: "at your country's line, press" },
  { us: "call 988 or", known: "ring {line} or", unknown: "call your country's line or" },
  { us: " 988 talks", known: " {line} talks", unknown: " Your country's line talks" },
  { us: " 988 hears", known: " {line} hears", unknown: " Your country's line hears" },
  { us: " 988 can advise", known: " {line} can advise", unknown: " Your country's line can advise" },
  { us: " 988 takes", known: " {line} takes", unknown: " your country's line takes" },
  { us: " 988 needs", known: " {line} needs", unknown: " Your country's line needs" },
  { us: " 988 doesn't", known: " {line} doesn't", unknown: " Your country's line doesn't" },
  { us: " 988 answers", known: " {line} answers", unknown: " Your country's line answers" },
  {
    us: " 988 or the emergency",
    known: " {line} or the emergency",
    unknown: " your country's line or the emergency",
  },
  {
    us: " 988 and the emergency",
    known: " {line} and the emergency",
    unknown: " your country's line and the emergency",
  },
  {
    us: "988 in the US and Canada, Samaritans at 116 123 in the UK and Ireland, findahelpline.com elsewhere",
    known: "{line}, and others at findahelpline.com",
    unknown: "findahelpline.com lists those of your country",
  },
  same("; findahelpline.com lists free lines everywhere else", "; findahelpline.com lists more lines"),
  same(", and findahelpline.com lists free lines elsewhere", ", and findahelpline.com lists further lines"),
  same("; findahelpline.com lists free lines elsewhere", "; findahelpline.com lists further ones"),
  same("findahelpline.com lists lines everywhere else", "findahelpline.com lists lines near you"),
  same(", and findahelpline.com knows the lines elsewhere", ", and findahelpline.com knows others"),
  same("En EE. UU. llama al 988 y pulsa 2", "Busca la línea gratuita de tu país en findahelpline.com"),
  same("En EE. UU. llame al 988 y pulse 2", "Busque la línea gratuita de su país en findahelpline.com"),
  same(
    "en EE. UU. llama al 988 y pulsa 2; en",
    "busca la línea gratuita de tu país en findahelpline.com; en",
  ),
  same(
    "en EE. UU. llame al 988 y pulse 2; en",
    "busque la línea gratuita de su país en findahelpline.com; en",
  ),
  same("En EE. UU. está el 988", "En findahelpline.com están las líneas de cada país"),
  same("al 988 en EE. UU. (2 para español)", "a la línea gratuita de su país (findahelpline.com)"),
  {
    us: ": 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia",
    known: ": {number} where you are",
    unknown: ", the one of your country",
  },
  {
    us: ": 911 in the US and Canada, 112 in Europe, 999 in the UK",
    known: ", in your country {number}",
    unknown: ", the one that your country has",
  },
  {
    us: " (911 in the US and Canada, 112 in Europe, 999 in the UK)",
    known: " ({number})",
    unknown: " (the one of your country)",
  },
  {
    us: " is 911 in the US and Canada, 112 in Europe, 999 in the UK",
    known: " is {number}",
    unknown: " is the one of your country",
  },
  { us: ", 911, 112 or 999,", known: ", {number},", unknown: ", from any phone," },
  { us: ": 911, 112 or 999", known: ": that's {number}", unknown: ", from any phone that works" },
  { us: "call 911", known: "call {number}", unknown: "call the emergency line" },
  same(", and in many US places you can text 911", ", and they can hear what goes on"),
];

/** Violence and children: no such line is known outside the US. */
export const ABUSE_PHRASES: readonly Phrase[] = [
  same(
    "In the US the National Domestic Violence Hotline is there at any hour: 1-800-799-7233, or text START to 88788. findahelpline.com lists lines everywhere else",
    "findahelpline.com lists your country's lines for people who are hurt or controlled",
  ),
  same(
    "In the US the National Domestic Violence Hotline is there at any hour: call 1-800-799-7233 or text START to 88788. findahelpline.com lists free lines everywhere else",
    "findahelpline.com lists your country's free lines for people who are hurt or controlled",
  ),
  same(
    "In the US you can ask the National Domestic Violence Hotline how to help: 1-800-799-7233, at any hour",
    "A domestic violence line of your country can tell you how to help",
  ),
  same(
    "In the US you can ask the Domestic Violence Hotline how to help, 1-800-799-7233",
    "You can ask a domestic violence line of your country how to help",
  ),
  same(
    "In the US the hotline is there at any hour, 1-800-799-7233",
    "findahelpline.com lists your country's hotlines",
  ),
  same("in the US 1-800-799-7233 is there at any hour", "findahelpline.com lists a hotline of your country"),
  same(
    "In the US you can talk it through at 1-800-799-7233",
    "You can talk it through with a hotline of your country",
  ),
  same(
    "in the US you can talk it through at 1-800-799-7233 at any hour",
    "you can talk it through with a hotline of your country",
  ),
  same(
    "in the US at 1-800-799-7233, elsewhere through findahelpline.com",
    "through a hotline at findahelpline.com",
  ),
  same("The hotline, 1-800-799-7233 in the US,", "A hotline of your country (findahelpline.com)"),
  same("The hotline, 1-800-799-7233,", "A hotline of your country, listed at findahelpline.com,"),
  same("the hotline, 1-800-799-7233", "a hotline of your country, listed at findahelpline.com"),
  same("1-800-799-7233 in the US", "a hotline from findahelpline.com"),
  same("1-800-799-7233", "a domestic violence hotline (findahelpline.com)"),
  same(
    "In the US you can call or text Childhelp at 1-800-422-4453, any time",
    "Grown-ups who help kids are at a child helpline; findahelpline.com knows the one near you",
  ),
  same("Childhelp is 1-800-422-4453 in the US", "findahelpline.com knows a helpline for kids near you"),
  same(
    "In the US Childhelp is there for everybody under 18, at any hour: call or text 1-800-422-4453",
    "Many countries have a helpline for everybody under 18",
  ),
  same("For a child it's Childhelp: 1-800-422-4453", "For a child it's a child helpline"),
  same("for a child, Childhelp at 1-800-422-4453", "for a child, a child helpline"),
  same("in the US, Childhelp at 1-800-422-4453", "a children's helpline"),
  same("call Childhelp together, 1-800-422-4453 in the US,", "call a child helpline together,"),
  same("call or text Childhelp at 1-800-422-4453", "call or text a child helpline"),
  same("at Childhelp", "at a helpline for kids"),
];
