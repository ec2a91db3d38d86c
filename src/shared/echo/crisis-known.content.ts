/** Whoever is feared is elsewhere, or asleep. */
export const AWAY_NOW =
  /\b(?:he|she|they)(?:'?s| is| are|'?re)? (?:still |now |just |gone |out |back |off )*(?:at|to) (?:(?:the|her|his|their) )?(?:work|(?:mom|mum|mother|sister|brother|friend|parent)'?s|store|office|gym|bar|court|airport|site|job|shop)\b|\b(?:he|she)(?:'?s| is| has)? (?:just |now |already )?(?:left|gone) (?:for|to) (?!get\b)|\b(?:he|she)(?:'?s| is)? (?:just |now )?(?:asleep|sleeping|passed out|out of town|away (?:till|until|for|on|at))\b|\b(?:he|she) (?:went|fell|is going|goes) (?:back )?(?:to (?:sleep|bed|work|the store)|asleep|out(?! of))\b|\bwhile (?:he|she)(?:'?s| is) (?:at|away|out|gone)\b|\b(?:my|mom'?s|moms) (?:boyfriend|husband|wife|stepdad|dad|partner)\b.{0,20}\b(?:gets|comes|is) (?:home|back) (?:at|around|by|after) \d/i;
/** Speaks of another day. */
export const TO_COME =
  /\b(?:tomorrow|next (?:week|time)|every|usually|when(?:ever)?)\b(?!.*\b(?:now|next morning)\b)/i;
/** They are there, whatever was said before. */
export const BACK_NOW =
  /\b(?:he|she|they)(?:'?s| is| are|'?re)? (?:(?:just )?(?:home|here|back|outside|upstairs|downstairs|awake|up)(?= *(?:[.,!]|$|now|and|again))|coming (?:up|in|down|home)(?! (?:at|around|by|after|later|tomorrow|on)))|\b(?:he|she) (?:just )?(?:came (?:in|home|back)|woke up|walked in|pulled in)\b|\b(?:he|she)(?:'?s| is) (?:pulling (?:in|up|into)|walking in|parking)\b|\b(?:i )?hear (?:him|her|(?:the|his|her) (?:car|truck|keys|door|garage))\b/i;
/** The one who is feared is about to see the screen. */
export const SEES_SOON =
  /\b(?:he|she) (?:just )?(?:says?|asks?|asked|is asking|wants to know)\W+(?:what|who) (?:(?:are|r) (?:you|u)|i'?m|i am) (?:typing|writing|texting|talking to|doing)\b|\b(?:water|shower)(?:'?s| has)? (?:just )?(?:stopped|off)\b|\b(?:he|she)(?:'?s| is) (?:just )?(?:getting|coming) (?:out|up|in|down|back|home)\b(?! (?:at|around|by|after|later|tomorrow|on))/i;
/** Too far to come. */
export const ABROAD =
  /\b(?:is|are|lives?|he'?s|she'?s|they'?re|living|back) (?:\w+ )?(?:in|over in|from) \p{Lu}\p{L}+|\b(?:abroad|overseas|far away|out of (?:town|state)|(?:hours|states) away)\b/u;
/** Has to stop writing at once. */
export const GOTTA_GO =
  /\b(?:gotta|got to|have to|need to|must) (?:go|run|stop|hide|put (?:this|the phone) away)\b|\bcan'?t (?:write|type|talk)\b/i;
/** A child is about to go to somebody. */
export const SETS_OUT =
  /\b(?:putting|put|getting|got) (?:on )?(?:his|her|my|our|the) (?:\w+'?s )?(?:shoes|boots|coats?|jackets?|backpack)(?: on)?\b|\b(?:we'?re|were|i'?m|im|we are|i am) (?:going|leaving|running|walking|heading)(?: over)?(?: there| now| to (?!bed|sleep|hide|school on))|\bok(?:ay)?,? (?:we'?re |i'?m |im )?going\b|\b(?:we|i)(?:'ll|ll| will) go (?:now|there|over|next door)\b/i;
/** They aren't there yet. */
export const NOT_BACK =
  /\b(?:till|until|before) (?:he|she|they)(?:'?s| is| are|'?re)? (?:back|home|here|coming|comes|gets)\b/gi;
/** Getting out isn't possible now. */
export const CANT_LEAVE =
  /\b(?:can'?t|cant|cannot|can not|couldn'?t) (?:just |really )?(?:walk out|leave|go anywhere|get out|go out|run)\b|\bno way out\b|\b(?:won'?t|doesn'?t|wont) let me (?:leave|go|out)\b|\b(?:on|up on|we'?re|live on) (?:the )?(?:second|third|fourth|fifth|sixth|top|\d+(?:nd|rd|th)) floor\b|\b(?:not|can'?t|couldn'?t) (?:leave |get out |go )?without (?:waking|(?:him|her) (?:hearing|seeing))\b|\b(?:i'?m|im|i am) not (?:running|climbing|jumping|going) out\b|\b(?:won'?t|wont|not|can'?t) (?:leave|leaving) (?:the|my|our) (?:kids?|children|baby|son|daughter|boys?|girls?)\b/i;
/** The hours without whoever is feared. */
export const WHEN_ALONE =
  /\b(?:tomorrow|mornings?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2} ?(?:to|-|till|until) ?\d{1,2}|(?:till|until|after|at) \d{1,2})\b.{0,40}\b(?:work|away|out|alone|gone|leaves|shift)\b|\b(?:works?|at work|away|out|shift)\b.{0,20}\b(?:till|until|from|mornings?|nights|tomorrow)\b/i;
/** The police are ruled out. */
export const NO_POLICE =
  /\b(?:no|not (?:calling|call)|don'?t|dont|never|won'?t|wont|can'?t|cant|without|please don'?t tell me to)\b.{0,25}\b(?:police|cops?|911|999|112|sheriff|deput(?:y|ies))\b|\b(?:police|cops?)\b.{0,30}\b(?:worse|nice to him|believed him|did nothing|his friends?)\b|\b(?:deputy|cop|police officer|sheriff)\W*$|\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|dad)(?:'?s| is| was|) (?:a |an |the |in the |with the )?(?:\w+'?s? )?(?:police|cop|deputy|sheriff|officer|trooper)\b/i;
/** What somebody can write or call with is known. */
export const DEVICE =
  /\b(?:no|not|don'?t have|dont have|without) (?:a |any |my )?phone\b|\b(?:i ?pad|tablet|chromebook|laptop|computer)\b|\bmy phone\b/i;
/** Who is there, or that nobody is, was told. */
export const COMPANY =
  /\b(?:just (?:me|us)|me and my|i'?m alone|im alone|alone with|by myself|nobody (?:else )?(?:is |'s )?(?:here|home)|(?:little |baby )?(?:brother|sister) is here|with my (?:little |baby )?(?:brother|sister))\b/i;
/** Somebody who was in danger is looked after by people whose work it is. */
export const IN_CARE =
  /\b(?:she|he|they|my \w+)(?:'?s| is| are|'?re|'?ve been| has been| was| got)? (?:now |been |safe |back |still )*(?:in|at|admitted to|taken to|going to) (?:the )?(?:hospital|icu|emergency room|e\.?r\.?|a&e|psych ward|ward|st\.? \w+(?:'s)?)\b|\bambulance (?:has|took|is taking|got) (?:her|him|them)\b|\b(?:woke up|wakes up) in (?:the )?(?:hospital|icu)\b|\b(?:in|to|at) (?:the )?(?:hospital|icu)\b.{0,30}\b(?:after|because)\b.{0,30}\b(?:attempt|overdos|pills|took|tried)/i;
/** Somebody who hurts the writer is not one to go to, and a small child is none either. */
export const NO_HELPER =
  /^your (?:(?:little|baby|kid|younger|small|own|twin) |ex\b|.*\b(?:boss|supervisor|manager)\b)|\b(?:supervisor|manager)\b/i;
/** Named as one who is dead, or has left. */
export const GONE =
  /\b(?:passed|died|dead|widow(?:ed|er)?|(?:husband|wife|partner|mother|father|mom|dad|brother|sister|son|daughter) went (?:on the|in|last|two|three|four|years)|left me|hates? me|in (?:jail|prison)|divorced|in there|moved in with)\b/i;
/** At home, as one who is feared or spared. */
export const UNHELPFUL =
  /\b(?:freak\w*|would cry|take my phone|yell\w*|screams?|mad|angry|kill me|find out|stuck with|scare (?:him|her)|passed|died|left me|hates? me|went off|out of town|(?:don'?t|dont|not|won'?t|wont|never|gonna|going to|has to|have to|will they|they'?ll|to) (?:tell|call) my|thinks? (?:it'?s|it was|i (?:fell|slipped|burned|hit|cut))|tells? my|grades|report card)\b/i;
/** Somebody who can't speak on a phone, because they are deaf or mute. */
export const CANT_SPEAK =
  /\b(?:i'?m|im|i am|because|as a|being) (?:\w+ )?(?:deaf|hard of hearing|mute|nonverbal|non-verbal)\b|\b(?:deaf|hearing) (?:ppl|people|person|woman|man)\b.{0,40}\bi\b|\b(?:i )?(?:can'?t|cant|cannot|can not) (?:hear (?:on|through) (?:the |a )?phone|speak|use (?:a |the )?(?:voice|phone voice))\b|\bno phone voice\b|\bi (?:only )?(?:sign|use asl|use sign language)\b/i;
const SICK =
  "(?:head ?aches?|puk(?:e|es|ed|ing)|throwing up|threw up|vomit\\w*|nause\\w*|dizzy|woozy|won'?t (?:get|wake) up|passed out|faint(?:ed|ing)?|so sleepy|keeps? falling asleep)";
const BURNER =
  "(?:furnace|(?:gas|propane|kerosene|oil|space) heater|generator|charcoal|(?:grill|hibachi|camp stove) (?:inside|indoors|in the)|boiler|fireplace|wood ?stove|(?:car|truck|engine|motor) (?:was |is |been )?(?:running|idling|on) in (?:the|my|our) garage)";
/** Signs of carbon monoxide: an alarm, or somebody sick since something burns inside. */
export const FUMES = new RegExp(
  [
    "\\b(?:carbon monoxide|co) (?:alarm|detector)\\b.{0,30}\\b(?:going off|beep\\w*|went off|goes off|ringing|rang|screaming)",
    `\\b${SICK}.{0,60}\\b(?:since|after|when(?:ever)?|from|while|near|because of)\\b.{0,40}\\b${BURNER}\\b`,
    `\\b${BURNER}\\b.{0,80}\\b(?:we|all|everybody|everyone|both|kids?|wife|husband|cat|dog|i have|i've got|i got)\\b.{0,30}\\b${SICK}`,
  ].join("|"),
  "is",
);
/** Somebody ill is cared for, or an end for them would be rest or mercy, and no anger. */
export const CARING =
  /^(?=.*\b(?:look(?:ing|ed)? after|car(?:e|es|ing|ed) (?:for|of)|caregiv\w+|nurs(?:e|ing)|alone with|living with|married to|lifting|bath(?:e|ing)) (?:for )?(?:my|him|her)\b)(?=.*\b(?:dementia|alzheimer\w*|lewy|parkinson\w*|bedridden|a stroke|cancer|hospice|als|ms|brain injury|paraly[sz]ed|disab\w+|doesn'?t know (?:me|who i am))\b)|^(?=.*\b(?:isn'?t|not|never|wasn'?t)(?: \w+){0,3} (?:anger|angry|mad at|rage|hate|hatred|cruel\w*)\b)(?=.*\b(?:love|(?:my|a) (?:husband|wife|mother|mom|mum|father|dad|grandma|grandpa|brother|sister|son|daughter))\b)|\b(?:we|us|he|she|they|both(?: of us)?)(?: \w+){0,2} (?:could|can|would|might|to|be able to)(?: \w+){0,2} (?:rest(?! in (?:hell|pieces))|have (?:some )?(?:peace|rest)|be at peace|be free|sleep at last|stop suffering)\b|\b(?:out of (?:his|her|their|our) misery|end (?:his|her|their|our) suffering|(?<!\b(?:no|without|any|zero) )mercy(?! rule)|merciful|kindest thing)\b/is;
/** Somebody who was named isn't to hear of it. */
export const SPARED =
  /\b(?:don'?t|do not|dont|didn'?t|wouldn'?t|never|not) (?:\w+ )?want (?:my (?:\w+ )?\w+|her|him|them) (?:told|to (?:know|hear|find out|see|be told)|involved|brought in|dragged)\b|\b(?:my (?:\w+ )?\w+|she|he|they) (?:can'?t|cannot|mustn'?t|must not|must never|is not to|isn'?t to|may not) (?:ever )?(?:know|hear|find out|see)\b|\b(?:leave|keep) (?:my (?:\w+ )?\w+|her|him|them) out of (?:it|this)\b|\b(?:not|won'?t|can'?t|don'?t) (?:be )?(?:tell|telling|told) (?:my (?:wife|husband|partner|girlfriend|boyfriend)|her|him)\b|\b(?:stop|quit) (?:bringing up|mentioning|talking about|telling me to (?:tell|call|ask)) (?:my|her|him)\b/i;
/** Close family. */
export const FAMILY =
  /\byour (?:\w+ )?(?:dad|father|mom|mum|mother|parents|sister|brother|son|daughter|wife|husband|family)\b/i;
/** Of violence at home, those at home. */
export const AT_HOME =
  /^(?:her|his|their) |\byour (?:\w+ )?(?:dad|father|mom|mum|mother|parents|brother|son|daughter|husband|wife|boyfriend|girlfriend|partner|stepdad|stepfather)\b/i;
/** The one who is worried about is in the same place as the writer, or behind a door there. */
export const BESIDE_THEM =
  /\b(?:he|she|they)(?:'?s| is| are|'?re)? (?:just |now |finally |sat |sitting |lying )*(?:here(?= *(?:[.,!]|$|with|in|now|and))|with me\b|next to me|on (?:the|my) (?:\w+ )?(?:floor|couch|sofa|bed)|in (?:the|his|her|their) (?:flat|house|room|bathroom|bedroom|kitchen|apartment))|\b(?:he|she|they) (?:just )?(?:came|got|come) (?:back|home|in)\b|(?:\b(?:i'?m|im|i am|we'?re)|^|[,.;]) (?:right )?(?:outside|at|by) (?:his|her|their|the) (?:\w+ )?door\b|\b(?:i'?m|im|i am) (?:here |sitting |sat )*with (?:him|her|them)\b/i;
/** They are somewhere else, or the writer is. */
export const NOT_BESIDE =
  /\b(?:not|isn'?t|aren'?t) (?:here|home|with me)\b|\b(?:he|she|they)(?:'?s| is| are|'?re| has| have)? (?:just )?(?:left|gone(?: out| off)?|went out|ran off|drove off|stormed out)\b|\bdon'?t know where (?:he|she|they)\b|\b(?:i'?m|im|i am) (?:at work|driving|on my way|home alone|in another)\b/i;
/** Somebody prepares to leave a violent home, with time. */
export const LEAVES_LATER =
  /\b(?:in|for|within|over) (?:a (?:few|couple(?: of)?)|some|the next few|two|three|four|five|six|\d+) (?:weeks?|months?)\b|\b(?:by|until|before|in) (?:(?:jan|febr?)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|spring|summer|fall|winter|christmas|new year|the end of the (?:month|year))\b|\b(?:sav(?:e|ed|ing)|put(?:ting)? (?:aside|away|by)|hid(?:e|ing)) (?:up )?(?:enough |some |the |any |my )?(?:money|cash)\b|\b(?:budget|sav(?:e|ing)|money|enough|how much)\b.{0,30}\b(?:deposit|to (?:go|leave|get out)|for (?:the|a) bus|first month)\b|\b(?:deposit|savings)\b.{0,30}\bwithout (?:him|her) (?:seeing|knowing|noticing)\b/i;
/** Goes at once, or has to. */
export const LEAVES_NOW =
  /\b(?:leav(?:e|ing)|go(?:ing)?|get(?:ting)? out|run(?:ning)?) (?:right )?(?:now|tonight|today|this minute)\b|\bi have to get out\b/i;
/** What hurting oneself does for somebody. */
export const PURPOSE =
  /\b(?:it|that|this)(?: just| really| kinda)? (?:helps?|calms?|quiets?|makes? it (?:quiet|stop|better)|lets? it out)\b|\bso (?:that )?i can (?:sleep|focus|breathe|think)\b|\b(?:to|i) (?:feel something|punish myself|calm down|let it out)\b|\b(?:when|because) (?:it'?s|its|everything(?:'s| is)?) (?:\w+ )?(?:loud|too much)\b|^\W*(?:punish|quiet|it quiets|let something out|calm)\w*\b/i;
