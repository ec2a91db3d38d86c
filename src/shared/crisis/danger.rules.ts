/** Who is in danger, according to the words. */
export type Danger = "self" | "others" | "abuse";

const SOMEONE =
  "(?:him|her|them|someone|somebody|people|everyone|everybody|(?:my|our|his|their) (?:[a-z]+ )?(?:wife|husband|partner|girlfriend|boyfriend|ex|boss|mother|father|mom|mum|dad|sister|brother|son|daughter|kids?|child|children|baby|neighbou?r|family|parents?|stepfather|stepmother|roommate|flatmate|coworker|colleague|teacher|classmates?))";
const INTENT =
  "(?:want(?:s|ed)? to|wanna|going to|gonna|might|will|i'll|he'll|she'll|plan(?:ning)? to|feel like|thinking (?:of|about)|thoughts (?:of|about)|urges? to|need to|could|about to|tempted to|have to)";
const NOT_MEANT = "(?<!\\b(?:without|avoid|not to|not|don't want to|do not want to|never) (?:[a-z]+ )?)";
const PERSON =
  "(?:he|she|they|(?:my|our|the) (?:[a-z]+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mom|mum|stepfather|stepdad|stepmother|son|brother|sister|uncle|boss|roommate|flatmate))";

/** Words used as a topic to discuss, write or teach about. First-person statements are never treated as a topic. */
const AS_A_TOPIC =
  /\b(?:prevention|awareness|training|course|essay|thesis|article|paper|talk|lecture|workshop|presentation|fundrais\w*|bereavement|support group|charity|volunteer\w*|novel|story|film|movie|book|documentary|research|study|shelter|policy)\b/;

const TOPIC_WORDS =
  /\b(?:suicid(?:e|al)|self[- ]harm\w*|overdos(?:e|es|ed|ing)|domestic (?:violence|abuse)|child abuse)\b/;

/** Someone has died by suicide: that is grief, and gets a plan. */
const BEREAVED =
  /\b(?:died (?:by|from|of)|lost .{1,40} to|after .{1,40}|took (?:his|her|their) own life)\s*suicide\b|\b(?:brother|sister|son|daughter|friend|father|mother|dad|mom|mum|husband|wife|partner|cousin|uncle|aunt|colleague)(?:'s)? suicide\b/;

const SELF = [
  /\bkill(?:ing)? (?:my ?self|our ?selves)\b/,
  /\b(?:kill|hurt|harm|cut)(?:ing|s)? (?:him|her|them) ?sel(?:f|ves)\b/,
  /\bun-?aliv(?:e|ing) (?:my ?self|him ?self|her ?self|them ?selves)\b/,
  /\b(?:want(?:ed)? to|wanna|gonna|going to|should|might|just|will) kms\b/,
  /\bend(?:ing)? (?:my|his|her|their)(?: own)? life\b/,
  /\b(?:take|taking) (?:my|his|her|their) own life\b/,
  /\b(?:take|taking) my life(?=\s*(?:$|[.,;!?]|tonight|today|tomorrow|because|and))/,
  /(?<!\b(?:without|avoid) )\b(?:hurt|harm)(?:ing)? my ?self\b/,
  /\bcut(?:ting)? my ?self\b(?! (?:some slack|off|loose|free|out))/,
  /\b(?:hang|drown|poison|stab)(?:ing)? my ?self\b(?! in (?:work|tasks|e-?mails?))/,
  /\bshoot(?:ing)? my ?self\b(?! in the foot)/,
  /\b(?:slit|slitting|cut|cutting) my (?:wrists?|throat)\b/,
  /\bthrow(?:ing)? my ?self (?:off|under|in front of)\b/,
  /\bjump(?:ing)? (?:off|from) (?:a|the) (?:bridge|building|roof|cliff)\b/,
  /(?<!\b(?:don't|do not|never|not) )\b(?:want(?:s|ed|ing)? to|wanna|ready to|hop(?:e|ing) to|wish (?:i could|to)) die\b(?! (?:at home|peacefully|with dignity|laughing|(?:of|from) (?:laughter|laughing|boredom|embarrassment|shame|old age)))/,
  /\b(?:i was|i were|was i|i am|i'm|be) (?:better off )?dead\b(?! (?:tired|serious|set|sure|on|wrong|last|inside the))/,
  /\bbetter off (?:dead|without me)\b/,
  /\b(?:ending things|want to disappear(?: forever)?)(?=\s*(?:$|[.,;!?]))/,
  /\bdon't want to (?:live|be alive|exist|wake up|be here)(?: (?:anymore|any more|any longer|tomorrow|again))?(?=\s*(?:$|[.,;!?]))/,
  /\bdon't want to (?:live|be alive|exist) (?:anymore|any more|any longer)\b/,
  /\b(?:no reason to live|(?:not|isn't) worth living|(?:nobody|no one) would miss me|nothing (?:left )?to live for|can't go on living|end(?:ing)? it all)\b/,
  /\b(?:took|taken|swallowed|take) (?:all|too many|a lot of|a bunch of|a handful of|a bottle of) (?:of )?(?:my |the |his |her )?(?:pills|tablets|sleeping pills|medication|painkillers)\b/,
];

const OTHERS = [
  new RegExp(
    `${NOT_MEANT}\\b${INTENT} (?:[a-z]+ )?(?:hurt|harm|attack|beat|hit|punch)(?:ing)? ${SOMEONE}\\b(?! (?:feelings|chances|career|business|score|record|time|at|in the))`,
  ),
  /(?<!\b(?:without|avoid|not|never|don't want to|not to) )\b(?:hurt|hurting|harm|harming) (?:him|her|them)(?=\s*(?:$|[.,;!?]|\b(?:badly|tonight|today|tomorrow|before|when|if|so)\b))/,
  new RegExp(
    `${NOT_MEANT}\\b(?:kill|murder|strangle|stab|poison|shoot)(?:ing)? ${SOMEONE}\\b(?! (?:an?\\b|with kindness|softly|the ))`,
  ),
  /\bshoot(?:ing)? up (?:my|the|our|a|his|her) (?:[a-z]+ )?(?:school|office|work|workplace|church|mosque|synagogue|mall|party|class)\b/,
  /\b(?:kill|murder) (?:my|our) (?:cat|dog)\b/,
];

const ABUSE = [
  new RegExp(
    `\\b${PERSON} (?:has |have |had |is |was |are |keeps? |kept |sometimes |often |just )*(?:hit|hits|hitting|beat|beats|beating|beaten|punch(?:ed|es|ing)?|chok(?:ed|es|ing)|strangl(?:ed|es|ing)|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|rap(?:ed|es|ing)|abus(?:ed|es|ing)|molest(?:ed|s|ing)?|touch(?:es|ed|ing)?|assault(?:ed|s|ing)?) (?:me|us|the (?:kids|children)|my (?:kids|children|mother|mom|mum|sister|brother|son|daughter))\\b(?! (?:up|at|in|to|by|with (?:an? )?(?:bill|question|news|request|invoice)))`,
  ),
  /\b(?:threaten(?:s|ed|ing)?|tried|trying|tries) to (?:kill|hurt|strangle|choke|rape|shoot|stab) (?:me|us|him|her|them|my|our)\b/,
  /\bi (?:was|got|am being|have been|was being|'ve been) (?:raped|molested|sexually (?:assaulted|abused)|beaten|abused|assaulted)\b/,
  /\b(?:afraid|scared|terrified|frightened) (?:of|to go home to) my (?:[a-z]+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|father|stepfather|stepdad|mother|dad|uncle)\b/,
  /\b(?:afraid|scared|terrified|frightened)(?: that)? (?:he|she|they)(?:'ll| will| might| is going to)? (?:hurt|kill|hit|find) (?:me|us)\b/,
  /\b(?:not safe|not feel safe|don't feel safe|unsafe|in danger) at home\b/,
  /\bhands? around my (?:neck|throat)\b/,
  /\b(?:abusive|violent) (?:husband|wife|partner|boyfriend|girlfriend|ex|relationship|marriage|father|mother|home)\b/,
];

/**
 * Whether a sentence mentions danger to a person, and to whom. It matches a short list of plain words, not meaning: it
 * will miss much, and errs on the side of yes. Idioms ("this deadline is killing me") and topics ("a talk on suicide
 * prevention") do not match.
 */
export function dangerIn(sentence: string): Danger | null {
  const text = sentence
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\bdo not\b/g, "don't")
    .replaceAll(/\bdont\b/g, "don't")
    .replaceAll(/\s+/g, " ");
  if (SELF.some((sign) => sign.test(text))) return "self";
  const isTopic = TOPIC_WORDS.test(text) && !AS_A_TOPIC.test(text) && !BEREAVED.test(text);
  if (ABUSE.some((sign) => sign.test(text))) return "abuse";
  if (OTHERS.some((sign) => sign.test(text))) return "others";
  if (!isTopic) return null;
  return /\b(?:domestic (?:violence|abuse)|child abuse)\b/.test(text) ? "abuse" : "self";
}
