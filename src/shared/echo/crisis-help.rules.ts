import { type Danger, type Help, isOfCaring } from "./crisis-danger.rules.ts";
import { BACK_NOW } from "./crisis-known.content.ts";
import type { Reading } from "./crisis-reading.rules.ts";
import { IN_VAIN } from "./crisis-signs.content.ts";
import type { Told } from "./crisis-told.rules.ts";

/** What was at hand was given away or left, or the writer has left where it could happen. */
const AWAY =
  /\bgave (?:him|her|them|[A-Z][a-z]+) (?:the|my) (?:\w+ )?(?:guns?|pistol|rifle|shotgun|kni(?:fe|ves)|pills?|meds|keys?|bat|rope|razors?|blades?)\b|\b(?:i (?:just |already )?|i'?ve |we |and |then )(?:put|gave|given|threw|thrown|locked|flushed|handed|left|dropped|unloaded|poured)\b.{0,40}\b(?:away|down|out|up|in|on|to|with|at|outside|behind)\b|\b(?:(?:he|she|they|mom|mum|dad|(?:brother|sister|roommate|neighbou?r|partner|wife|husband|friend|cousin))(?:'?s got| took| takes| has| have| got| locked up| is keeping| keeps| is holding)|(?!(?:i|ive|and|then|just|already|finally|also|so|only|even|never|still|who|what|nobody|it|this|that)\b)[a-z]+(?:'s got| took| takes| has| locked up| is keeping| keeps| is holding)) (?:it|them|all of it|(?:the|my) (?:\w+ )?(?:bag|box|keys?|guns?|pistol|rifle|shotgun|pills?|meds|tablets|kni(?:fe|ves)|razors?|blades?|rope|stuff|thing|hammer|bat|machete|bottle))\b|\b(?:hammer|gun|knife|rope|pills|razor|bag|it)(?:'s|s| is| are) (?:now )?(?:locked (?:away|up|in)|on the porch|outside|in the (?:mailbox|trash|garbage)|out of the (?:house|room|apartment)|at (?:my|the) \w+'s|gone now|with (?:him|her|my \w+))/i;
/** Taken along or given away, in the languages that people write here most. */
const AWAY_ABROAD =
  /(?<!\p{L})(?:se (?:la |las |lo |los )?llev[oó]|(?:se )?(?:la|las|lo|los) (?:di|entregué|dejé)|le di (?:la|las|el|los)|ya no (?:la|las|lo|los) tengo|(?:ella|él|\p{Lu}\p{Ll}+) (?:lo )?(?:guardó|tiene|escondió) (?:todo|las?|los?)|(?:me )?(?:las?|los?) guardó|(?:sie|es|ihn) mitgenommen|weggegeben|(?:l'a|les a) (?:pris\p{L}*|emporté\p{L}*)|levou (?:a|o|as|os)|l'ha pres\p{L}|ha portato via|meegenomen|zabrał\p{L}*)(?!\p{L})/iu;
const LEFT_PLACE =
  /\b(?:i'?m|im|i am|i) (?:just |now )?(?:walking (?:down|away|back|home|off)|walked (?:down|away|back|home|off|up to the (?:street|road))|went (?:down|inside|back|home|up to the street)|came (?:down|back|inside)|climbed (?:down|back)|got (?:down|off|out)|drove (?:off|away|home)|turned (?:around|back)|inside(?= *(?:[.,!]|now|$| a| the))|outside a)\b|\bstarted the engine\b|\bout of (?:there|the (?:room|house|water))\b/i;
/** Only thought of, or refused. */
const NOT_DONE =
  /\b(?:could|can|should|might|would|maybe|going to|will|'ll|what if|if i|not|didn'?t|won'?t|can'?t)\b/i;

/** Whether somebody has put out of reach what could do harm, or has come away from it. */
export function putsAway({ text }: Reading): boolean {
  return text
    .split(/(?<=[.!?\n])\s+|, /)
    .some(
      (part) => (AWAY.test(part) || AWAY_ABROAD.test(part) || LEFT_PLACE.test(part)) && !NOT_DONE.test(part),
    );
}

/** How far help is by this message; null where it says nothing of it. */
export function helpIn(danger: Danger, said: Reading, told: Told | null): Help | null {
  const isComing = saysComing(said.text) && isFriendly(danger) && !NOT_THERE.test(said.text);
  const isThere =
    says(THERE, said.text.replaceAll(NOT_WITH, " ")) && isFriendly(danger) && !NOT_THERE.test(said.text);
  const isCalled =
    CALLED.test(said.text) && isFriendly(danger) && !NOT_THERE.test(said.text) && !IN_VAIN.test(said.text);
  if (said.isForeign) {
    const { kind, subject } = danger.risk;
    if (kind === "medical" && CREW_ABROAD.test(said.text)) return "there";
    const isTheirs = subject === "somebody" && (kind === "self" || kind === "medical");
    // A body in danger breathes badly, and still was called for.
    if (isTheirs)
      return CALLED_ABROAD.test(said.text) && (kind === "medical" || !said.signs.has("breath"))
        ? "called"
        : null;
    const isOwn = danger.risk.subject === "me" && said.plain === null;
    if (isOwn && THERE_ABROAD.test(said.text)) return "there";
    return isOwn && isHelped(danger, said, told) ? "called" : null;
  }
  if (danger.isChild && danger.risk.subject === "me" && TOLD_GROWN_UP.test(said.text))
    return NOT_BELIEVED.test(said.text) ? null : "there";
  // A grown-up who is there and hasn't been told yet is no help so far.
  const isUntold = danger.isChild && danger.risk.kind === "abuse" && /\b(?:but|what do i)\b/i.test(said.text);
  if (isUntold && !isCalled) return null;
  // Who comes for them, or has taken them in, is told beside what they fled.
  if (danger.risk.kind === "abuse" && danger.risk.subject === "me" && COMES_FOR_ME.test(said.text))
    return said.signs.has("near") && BACK_NOW.test(said.text) ? null : "coming";
  if (danger.risk.kind === "others" && danger.risk.subject === "me") {
    if (AT_THEIRS.test(said.text) || TAKEN_OVER.test(said.text)) return "there";
    // Who has come to somebody that cares for a person at home is not that person.
    if (isOfCaring(danger))
      return HAS_COME.test(said.text) ? "there" : isComing ? "coming" : isCalled ? "called" : null;
    if (danger.known.helper !== null && TOLD_HERE.test(said.text)) return "there";
    if (NAMED_HERE.test(said.text) && (danger.known.helper !== null || putsAway(said))) return "there";
    // The one who was named, and who took away what was at hand, is not the one who is hated.
    if (danger.known.helper !== null && putsAway(said) && says(THERE, said.text)) return "there";
    if (isHelperComing(danger, said) || COMES_FOR_ME.test(said.text)) return "coming";
  }
  if (danger.risk.kind === "self" && danger.risk.subject === "me" && isHelperThere(danger, said))
    return "there";
  // What tells of violence tells of no help: "he comes in at night".
  if (said.plain?.kind === "abuse" || said.plain?.kind === "others") return null;
  // Somebody beside a body in danger is good, and still has to call.
  if (danger.risk.kind === "medical" && (danger.risk.level === "acute" || danger.risk.subject === "me"))
    return isCalled ? "called" : isComing ? "coming" : isThere && OF_CARE.test(said.text) ? "there" : null;
  // The one who is worried about is with the writer, who asks what to do: nobody helps yet.
  const isOfThem = danger.risk.subject === "somebody" && danger.risk.kind === "self";
  const isWithThem = danger.known.isBeside && (said.asked !== "" || said.signs.has("unreachable"));
  if (isOfThem && isWithThem && !OF_CARE.test(said.text))
    return isCalled ? "called" : isComing ? "coming" : null;
  if (!isComing && !isThere && !isCalled && !isHelped(danger, said, told)) return null;
  if (isThere) return "there";
  if (isComing) return "coming";
  return isCalled ? "called" : "there";
}

/** Somebody comes, which a question beside it doesn't put in doubt. */
function saysComing(text: string): boolean {
  const isDoubted = (part: string) => NOT_COMING.test(part);
  return text.split(/(?<=[.!?\n])\s+/).some((part) => says(COMING, part) && !isDoubted(part));
}

/** Also where the sentence begins with it. */
function says(pattern: RegExp, text: string): boolean {
  return (
    pattern.test(text) ||
    pattern.test(text.replaceAll(/(?<=^|[.!?]\s+)[A-Z](?=[a-z']+ )/g, (letter) => letter.toLowerCase()))
  );
}

/** The one who was named as a help, and not the one who is hated, comes now. */
function isHelperComing({ known }: Danger, { text }: Reading): boolean {
  const name = (known.helper ?? "").split(" ").at(-1)?.toLowerCase() ?? "";
  return name !== "" && text.toLowerCase().includes(name) && says(COMING, text) && !NOT_COMING.test(text);
}

/** The one who was named as a help before is in the house, or on the phone. */
function isHelperThere({ known }: Danger, { text, person }: Reading): boolean {
  const name = (known.helper ?? "").split(" ").at(-1) ?? "";
  const isNamed = new RegExp(`\\b${name}(?:'?s| is) (?:now |already )?${AT_ONE}`, "i").test(text);
  return name !== "" && person === null && isNamed && !UNDECIDED.test(text);
}

const AT_ONE =
  "(?:here|with me|in (?:the|my) (?:house|kitchen|living room|room|yard|apartment|flat|car|truck)|at (?:the|my) (?:door|table|place)|on the (?:line|phone|couch))\\b";

/** Somebody else looks after whoever was in danger from the writer. */
const TAKEN_OVER =
  /\b(?:took|has taken|is taking) over\b|\b(?:has|is with|watching) (?:her|him|the (?:baby|kids)) (?:for )?(?:tonight|now)\b/i;
const HAS_COME =
  /\b(?:neighbou?r|friend|sister|brother|cousin|aunt|uncle|nurse|aide|police|paramedics|(?!(?:No|Nobody|None|There|It|He|She|That|This|What|Who|If|Mom|Mum|Mother|Dad|Father|Grandma|Grandpa)\b)[A-Z]\p{L}+)\b(?:(?!\b(?:not|no|isn't|never|if|when)\b)[^.!?]){0,20}\b(?:has|have|'ve|'s|is|are|just) (?:now |already )?(?:come over|come|came over|arrived|here|with (?:me|us))\b/u;
/** The one who is there knows of it. */
const TOLD_HERE = /^(?=.*\bi told (?:him|her|them|my \w+)\b)(?=.*\b(?:with me|here)\b)/is;
/** By name or kinship, which a hated "he" is not. */
const NAMED_HERE =
  /\b(?:[A-Z][a-z]+|[Mm]y (?:\w+ )?(?:brother|sister|uncle|aunt|cousin|friend|sponsor|neighbor|dad|mom|wife|husband))(?:'s| is) (?:now )?(?:here|with me)\b/;
const COMES_FOR_ME =
  /\b(?:grandma|grandpa|granny|nana|aunt\w*|mom|mum|mother|sister|brother|friend|neighbou?r|cousin|teacher|coworker|mrs\.? \w+|ms\.? \w+|police|advocate|she|they)\b(?:(?!\b(?:but|he|he'?s|hes)\b)[^.!?]){0,40}\b(?:coming|on (?:her|his|their) way|driving|comes)\b[^.!?]{0,15}\b(?:to get|for|get|pick(?:ing)?) (?:me|us)\b|\b(?:grandma|granny|nana|aunt\w*|mrs\.? \w+|ms\.? \w+|teacher)\b.*\b(?:she|they) (?:said|says) (?:she|they)'?(?:s|re|'re| is| are) coming\b|\b(?:police|officers?) (?:are|is) (?:coming|on)\b/i;

/** What a child says once a grown-up knows. */
const TOLD_GROWN_UP =
  /(?<!\b(?:if|when|what if|before|after|until|till|and then) )\bi (?:just |already |finally |did )*(?:told|showed) (?:her|him|them|it to (?:her|him|my)|(?:my |the )?(?:mom|mum|mommy|mother|dad|daddy|grandma|grandpa|nana|aunt\w*|teacher|coach|neighbou?r|big sister)|(?:mrs?|ms|miss)\.? \w+)\b(?! (?:to|not to|no|that i don'?t like|i don'?t like|stop))|\b(?:mom|mum|mommy|she|grandma|my teacher|(?:mrs|ms)\.? \w+) (?:knows now|believes me|hugged me)\b/i;
const NOT_BELIEVED =
  /\b(?:didn'?t|didnt|doesn'?t|doesnt|won'?t|wont|not) (?:even |really )?(?:believe\w*|listen\w*|care|do anything|help)\b|\b(?:lying|liar|making it up|yelled|laughed|be quiet|got mad|is mad at me)\b/i;

const OF_CARE =
  /\b(?:paramedics?|medics?|ambulance|crew|doctor|nurse|hospital|emergency room|er|firefighters?)\b/i;

/** Where somebody is feared, "he's coming" is no help. */
function isFriendly({ risk }: Danger): boolean {
  return (risk.kind === "self" || risk.kind === "medical") && risk.level !== "none";
}

/** Who is not there. */
const NOT_WITH = /\bnot with (?:me|him|her|them|us)\b/gi;
const COMING =
  /\b(?:on (?:his|her|their|its|the) way|(?:he|she|they|mom|mum|dad|sister|brother|son|daughter|neighbou?r|friend|partner|wife|husband|cousin|granddaughter|grandson|aunt|uncle|ambulance|paramedics|[A-Z][a-z]+)(?:'s|'re|s| is| are)? (?:now )?(?:coming|comes|driving over|driving here|driving down|heading (?:over|here)|getting (?:on|in|into|the)|putting (?:on )?(?:her|his|their)|leaving work|out the door|getting (?:the|a) (?:car|cab|taxi)|(?:\d+|ten|five|twenty|thirty|forty) min\w* out)|be (?:here|there|with (?:me|him|her)) (?:by|in|at|before|soon)|arrives? at|looking for (?:him|her|them) now|(?:is|are) sending (?:somebody|someone|an|the|help)|will be with (?:him|her) (?:shortly|soon))\b|\bambulance is (?:\d+|on)\b/;
const NOT_COMING =
  /\b(?:no ?body|no ?one)(?:'?s| is| are| was)? (?:coming|here|with me|on (?:the|their) way)\b|\b(?:train|bus|truck)s?\b.{0,12}\bcom(?:es|ing)\b|\b(?:dealer|he'?s coming for)\b|\?\s*$|\bcom(?:es|ing)\b[^.!?]{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next (?:week|month)|in (?:\d+|two|three|a few) days)\b/i;
const THERE =
  /\b(?:he|she|they|mom|mum|dad|sister|brother|son|neighbou?r|friend|partner|wife|husband|counsell?or|police|paramedics|[A-Z][a-z]+)(?:'s|'re|s| is| are)? (?:now |sitting |just )*(?:with (?:me|him|her|them|us) ?(?:now)?(?= *(?:[.,!]|and|now|$))|here(?= *(?:[.,!]|now|and|$))|holding my|sat down with|hugg(?:ed|ing) me|answered the door)|\b(?!(?:not|who|what|it|that|this|wrong|gun|pistol|rifle|pills|knife|phone|i)\b)\w+(?:'s| is| are) (?:now |already )?(?:sitting |staying )?with (?:him|her|them)(?= *(?:[.,!]|and|now|$))|\bi(?: sat| am sitting|'?m sitting) (?:down )?(?:next to|beside|with) (?:him|her|them|my)\b|\b(?:i'?m|im|i am|we'?re|were) (?:in|at|inside) (?:her|his|their|[A-Z][a-z]+'s|my \w+'?s) ?(?:car|place|house|kitchen|apartment|room|couch)?(?= *(?:[.,!]|now|and|$))|\b(?:we'?re|were|he'?s|she'?s|they'?re) (?:taking (?:him|her|me)|driving (?:me )?to|going to|on our way to)\b|\b(?:they|police|he|she) found (?:him|her|them)\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:now )?(?:in|at) (?:the )?(?:hospital|emergency room|er|a&e|icu)\b|\bi (?:woke|got) (?:him|her|them)(?: up)?\b|\btheyre (?:here|with)\b/;
const CALLED =
  /\b(?:(?<!\bif )i (?:just |have |'?ve )?(?:called|texted|rang|rung|phoned|messaged|left (?:her|him|a|them))|they(?: just)? answered|(?:^|[.,!] ?|\bok(?:ay)?,? )(?:just )?(?:rang|called|phoned) (?:911|999|112|988|the (?:police|ambulance|emergency))|(?:she|he|they|[a-z]+)(?:'s| is|'re| are) (?:now )?calling (?:them|911|999|112|an ambulance|the (?:ambulance|emergency)|for (?:me|help))|(?!(?:no ?body|no ?one|not|never)\b)[a-z]+(?:'s| is|'re| are) (?:now )?(?:calling|dialing|dialling)(?: it| right now| now)?(?= *(?:[.,!]|$))|(?:he|she) (?:called back|picked up|answered)|on (?:the )?(?:phone|speaker|line with)|poison control (?:said|says)|are asking|they'?re asking|(?:ok(?:ay)?|yes|yeah|fine|alright)[\s,.]+(?:ok(?:ay)?[\s,.]+)?(?:i'?m |im |i am )?calling)\b/i;

/** Somebody is there or on the way, in the languages that people write here most. */
const THERE_ABROAD =
  /(?<!\p{L})(?:(?:ya|ahora) (?:viene|sube|baja|llegó|llego|est[aá] aqu[ií])|viene (?:mi|ya|en camino|con (?:su|mi)|para acá|hacia acá)|está en camino|est[aá](?: ya)?(?: aqu[ií])? conmigo|se (?:va a )?qued(?:a|ar) conmigo|estoy (?:con|en casa de) (?:mi|ella|él)|fährt (?:jetzt |gleich )?los|ist unterwegs|kommt (?:jetzt|gleich|her)|ist (?:jetzt |schon )?(?:da|hier|bei mir)|bin (?:jetzt )?(?:bei|mit) (?:der|dem|meine[rm]?)|est (?:avec (?:moi|lui|elle)|en route|là)|arrive tout de suite|je suis (?:chez|avec) (?:ma|mon|lui|elle)|ils envoient|está (?:comigo|a caminho|aqui comigo)|estou com (?:a |o |minha|meu)|vem vindo|tocou a campainha|è (?:qui )?con me|sta arrivando|sono (?:da|con) (?:mia|mio)|is (?:bij mij|onderweg)|ben bij|jest (?:ze mną|w drodze)|jestem u|(?:aa|aa rah[ei]|aa gay[ei]) (?:hai|hain|gaye)|ke (?:ghar|saath) (?:mein )?hoon|unke ghar|nandito na|kasama ko)(?!\p{L})/iu;

const CALLED_ABROAD =
  /(?<!\d)(?:112|911|988|999|024|3114|116 ?123)(?!\d).{0,30}(?:angerufen|llam\p{L}+|appel\p{L}+|chiam\p{L}+|gebeld|zadzwoni\p{L}+|lig(?:uei|ou|amos)|call kiya)|(?<!\p{L})(?:angerufen|llam(?:[eé]|aron|ó|amos)|habl(?:é|aron|ó|amos)|appelé|chiamato|gebeld|zadzwoni[lł]\p{L}*|liguei|tumawag na)(?!\p{L}).{0,30}(?:112|911|988|999|024|3114|116 ?123)(?!\d)/iu;

/** Those who were called have arrived. */
const CREW_ABROAD =
  /(?<!\p{L})(?:(?:ya )?(?:lleg[oó]|llegaron|est[aá](?:n)? aqu[ií]) (?:ya )?(?:la ambulancia|los (?:param[eé]dicos|bomberos))|(?:la ambulancia|los param[eé]dicos) (?:ya )?(?:lleg[oó]|llegaron|est[aá]n? aqu[ií])|se l[oa] (?:llev[oó]|llevaron)|l'ambulance est (?:là|arrivée)|der (?:krankenwagen|notarzt) ist (?:da|hier))(?!\p{L})/iu;

/** The answer to who is near; whoever is named after it is elsewhere. */
const NOBODY =
  /^\W*(?:(?:there'?s |its |it'?s |just |lol |honestly )*(?:nobody|no one|none|just me|alone))\b/i;
const AT_THEIRS =
  /\b(?:i'?m|im|i am|we'?re) (?:at|with) my (?:\w+ )?(?:sister|brother|mom|mum|mother|dad|father|friend|aunt|uncle|cousin|parents|grandma|grandpa|neighbou?r|roommate|coworker)(?:'?s)?(?: now| house| place)*(?= *(?:[.,!]|$))/i;
/** Somebody could help; nobody does yet. */
const UNDECIDED =
  /\b(?:there'?s|there is) (?:a|an|the|this|one|some)\b.{0,30}\bhere\b|\b(?:maybe|i guess|guess i (?:could|can|might)|i reckon|i suppose|keeps asking|might|wants to|offered)\b/i;
/** Who is in danger from the writer is within reach. */
const STILL_NEAR =
  /\b(?:he|she|they)(?:'s|s| is| are)? (?:yelling|calling|upstairs|downstairs|next door|still|in the (?:house|kitchen|yard))\b/i;
const ARRIVED =
  /\b(?:i'?m|im|i am|we'?re|sitting) (?:at|in|inside|on) (?:her|his|their|my \w+'?s|the neighbou?r'?s|mrs?\.? \w+'?s) (?:door|place|house|kitchen|couch|sofa|room|apartment|car)\b/i;

/** A no, a refusal, or a day that is put off, is no help that is there. */
const NOT_THERE =
  /^\W*(?:no+|nope|nah|not (?:today|tonight|now|yet|really))\b|\b(?:not|never|won'?t) (?:be )?(?:calling|telling|going to (?:call|tell))\b|\b(?:but )?after (?:that|then)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** Whether the writer is with somebody now, or gets help. "He's with me" is no good news where he is the danger. */
function isHelped({ risk }: Danger, { signs, text, plain }: Reading, told: Told | null): boolean {
  if (
    told?.about === "called" &&
    /\b(?:they'?re coming|i (?:just )?called|on (?:its|their) way)\b/i.test(text)
  )
    return true;
  // Somebody who worries about another person is getting help.
  if (
    risk.subject === "somebody" &&
    /\b(?:i'?ll|i will|i'?m|im) (?:call|calling|ringing|driving)\b/i.test(text)
  )
    return !signs.has("breath");
  if (NOBODY.test(text) || UNDECIDED.test(text) || NOT_THERE.test(text)) return false;
  if (risk.kind === "others" && risk.subject === "me" && (signs.has("near") || STILL_NEAR.test(text)))
    return false;
  if (CALLED_ABROAD.test(text)) return true;
  if (risk.subject === "me" && AT_THEIRS.test(text)) return true;
  const isThere = risk.kind === "self" && risk.subject === "me" && ARRIVED.test(text);
  if ((!signs.has("safe") && !isThere) || IN_VAIN.test(text)) return false;
  // "Got to go, mom's coming" hides it from her.
  if (signs.has("leaving") && /\bcoming\b/i.test(text)) return false;
  if (/\bnot safe\b|\bdon'?t want (?:her|him|them)\b|\bif i (?:call|told)\b/i.test(text)) return false;
  if (plain?.level === "acute" && signs.has("means")) return false;
  return (
    risk.kind !== "abuse" ||
    risk.subject !== "me" ||
    (/\bsafe\b|police|shelter|my (?:mom|mother|sister|friend)/i.test(text) && !signs.has("near"))
  );
}
