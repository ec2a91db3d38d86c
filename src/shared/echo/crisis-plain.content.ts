import { OTHER, PERSON } from "./crisis-persons.content.ts";
import { danger, type PlainDanger } from "./crisis-plain.ts";
import { BODY_DANGER } from "./crisis-plain-body.content.ts";
import { HINTED_DANGER } from "./crisis-plain-hints.content.ts";
import { PASSING_DANGER } from "./crisis-plain-passing.content.ts";
import { YOUNG_DANGER } from "./crisis-plain-young.content.ts";

/** Danger that the words say, beyond the frames of the lexicon. The first that fits counts. */
export const PLAIN_DANGER: readonly PlainDanger[] = [
  ...PASSING_DANGER,
  ...BODY_DANGER,
  ...YOUNG_DANGER,
  danger(
    "acute",
    "self",
    "me",
    /\b(?:i'?m|im|i am) (?:about to|going to|gonna|ready to) jump\b(?! (?:in(?:to)?|on|ship|rope|at|for|start|over to|back|the (?:queue|line|gun))\b)|\bi (?:will|have to|want to) jump (?:off|from)\b/i,
  ),
  danger(
    "explicit",
    "others",
    "me",
    new RegExp(
      `\\bi (?:(?:really |just |still )?(?:want|need)|am going|plan|intend)(?: to)? (?:hurt|harm|stab|shoot|strangle) (?:my (?:${PERSON}|boss|supervisor|manager|ex|coworker|teacher|landlord|foreman)|him|her|them)\\b(?! (?:feelings?|back|chances|in the (?:pocket|wallet)|an? (?:email|text|message|look)))|\\b(?:sitting|sat|parked|waiting|waited|sit|wait) (?:in my (?:car|truck) )?outside (?:his|her|their) (?:house|home|place|apartment|work|building)\\b[^.!?]{0,40}\\b(?:nights?|again|hours)\\b`,
      "i",
    ),
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:he|she|(?:mom|dad|mum|sister|brother)'?s (?:boyfriend|girlfriend)|my (?:step)?(?:dad|father|brother|uncle|grandpa)) (?:keeps? |always |still )?(?:touch(?:es|ed|ing)|touching) me\b(?! (?:deeply|so much|by|with (?:his|her) (?:words|story)))|\b(?:comes?|came|sneaks?) (?:in|into) my (?:room|bed) (?:at night|when|while|and)\b/i,
  ),
  // Violence at home, told as a fact.
  danger(
    "explicit",
    "abuse",
    "me",
    /\bmy (?:(?:step)?(?:dad|mom|mum|father|mother)|partner|husband|wife|boyfriend|girlfriend|fianc[ée]e?|ex)\b(?:[^.!?,]{0,40} and|'s| is| has| just| still| always| (?:some|a lot of the )times?| often| keeps?){0,2} (?:hits|hitting|beats|beating|chokes|choking|punches|punching|kicks|kicking|slaps|slapping|strangles|strangling) me\b(?! (?:up|at|in (?:chess|cards|monopoly)|with (?:a |an |the |her |his )?(?:pillow|popcorn|snowball|bill|news|idea|question)))/i,
  ),
  // After somebody else's attempt.
  danger(
    "explicit",
    "self",
    "somebody",
    new RegExp(
      `\\b(?:${OTHER}|${PERSON}) (?:just )?(?:tried|attempted) (?:to )?(?:kill|hang|shoot|overdose|drown|end|suicide|take (?:her|his|their) (?:own )?life)\\b`,
      "i",
    ),
  ),
  // An end for two.
  danger(
    "explicit",
    "self",
    "me",
    /\bonly one way (?:this|it|all this) (?:ends|can end|will end|is going to end)\b.{0,20}\b(?:both of us|us both|the two of us)(?= *(?:[.,!]|$))/i,
  ),
  // Hands on the neck, also in simple English.
  danger(
    "acute",
    "abuse",
    "me",
    /\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad))\b.{0,20}\b(?:squeez|press|chok|strangl)(?:e|es|ed|ing)? (?:me (?:on|at|by) )?(?:my|the) (?:neck|throat)\b/i,
  ),
  // Something in the hand beside somebody who sleeps or is ill.
  danger("explicit", "others", "me", /\b(?:the|a|his|her) pillow (?:was )?(?:in|between) my hands?\b/i),
  // Voices that command.
  danger(
    "explicit",
    "self",
    "me",
    /\b(?:the|a|that|this|my) voices? (?:in|from|of) (?:the |my |a )?(?!reason|phone|radio|speaker|call|recording|voicemail|customer)\w+[^?!]{0,50}\b(?:says?|said|saying|tells?|telling|wants?) (?:that )?(?:i (?:have|need|must|should)|me to|to)\b/i,
  ),
  danger(
    "acute",
    "self",
    "me",
    /\bvoices?\b[^?!]{0,60}\b(?:lie|lay) down on (?:it|the (?:tracks?|rails?|road|line))\b|\bi have to go (?:out )?to (?:where )?the (?:trains?|tracks|rails)\b[^?!]{0,40}\b(?:quiet|over|stop)\b/i,
  ),
  danger(
    "acute",
    "self",
    "me",
    /\b(?:they|it|voices?|he|she|god|the \w+) (?:\w+ )?(?:said|says?|told|tells?|want|order(?:ed)?|telling)\b.{0,40}\b(?:(?:go|jump|climb|step|get) (?:over|off|out on(?:to)?) (?:the |my )?(?:railing|balcony|roof|bridge|edge|ledge|window)|prove i'?m not afraid)\b|\bi(?:'m| am|m) to do it (?:at|tonight|now|before)\b/i,
  ),
  danger(
    "acute",
    "others",
    "me",
    /\b(?:the|a|that|this) voices?\b.{0,60}\b(?:have|has|need|got) to (?:fix|stop|do|get rid|remove|end|protect|clean|take|go over)\b/i,
  ),
  danger("acute", "medical", "me", /\bcut\b.{0,40}\b(?:not|won'?t|wont|isn'?t|doesn'?t) stop(?:ping)?\b/i),
  danger(
    "explicit",
    "others",
    "me",
    /\b(?:voices?|lady|man|woman|angel|thing|people|one) (?:in|behind|inside|from|under|on) (?:the|my) (?:vents?|walls?|mirror|ceiling|radio|tv|lights?|attic|floor|head|screen)\b.{0,80}\b(?:i (?:have|need|must|should)|me) (?:to )?(?:make|stop|fix|get rid|remove|end|hurt|kill|clean|silence|do something)\b/i,
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\bi (?:said|told (?:him|her)|kept saying) no\b.{0,30}\b(?:times|over and over|again and again|(?:he|she) (?:didn'?t|did not|wouldn'?t) stop|anyway)\b|\b(?:he|she) (?:didn'?t|wouldn'?t) stop when i said no\b/i,
  ),
  // After an attempt, and what is left of wishing to be gone.
  danger(
    "explicit",
    "self",
    "me",
    /\b(?:after|since|when) i tried(?= *(?:[.,!]|$))|\b(?:since|after) my attempt\b|\bi want to (?:be (?:deleted|erased)|vanish|disappear)\b(?! (?:to|into|for|from|in)\b)/i,
  ),
  // Self-harm without a wish to die.
  danger(
    "explicit",
    "self",
    "me",
    /\b(?:did|do|done|doing) it (?:again )?.{0,25}\b(?:on|to) my (?:\w+ )?(?:arms?|thighs?|legs?|wrists?|stomach|hips?|skin)\b|\b(?:just|only) (?:cutting|cut a little)\b|\b(?:hid(?:e|ing)|cover(?:ing)?(?: up)?) (?:the |my )?(?:cuts|scars|self[- ]?harm)\b|\bi (?:cut|burned|hurt) myself\b|\bi(?:'ve| have)? (?:started|been|went back to) cutting\b(?! (?:back|down|out|the|my hours|costs|corners|carbs|grass|wood))/i,
  ),
  danger(
    "acute",
    "self",
    "somebody",
    new RegExp(
      `\\b${OTHER}(?:'s| has| just)? (?:took|swallowed|overdosed|taken)\\b.{0,30}\\b(?:pills?|meds|tablets|bottle|all|everything|too (?:much|many))\\b(?! (?:from|away|i|we)\\b)`,
      "i",
    ),
  ),
  danger(
    "acute",
    "self",
    "me",
    /\bi (?:(?:think|already|just) )*(?:i )?(?:took|swallowed|od'?d|overdosed|have taken)\b.{0,25}\b(?:too (?:much|many)|all|them all|everything|whole|pills|bottle|overdos\w*)\b|\byes i took them\b|(?:^|\bi (?:\w+ )?|[.,] )(?:took|swallowed|downed) (?:like |about |around |almost |maybe |over )?(?:[1-9]\d|twenty|thirty|forty|fifty|a (?:whole )?(?:strip|pack|box|bottle|bunch|handful)|way too many|all)(?: of)?(?: (?:my|the|her|his|our|mom'?s|dad'?s|extra|strength|sleeping|pain|blood|pressure|heart|old|\w+'s|\d+ ?mg))* (?:pills?|tablets?|capsules?|painkillers?|tylenol|advil|ibuprofen|aspirin|paracetamol|acetaminophen|meds|xanax|benadryl|ambien|antidepressants?|prescription)\b|\bi (?:just |already )?(?:took|swallowed|downed) (?:like |about |almost )?(?:\d{2,}|a (?:whole |full )?bottle|a (?:bunch|handful|lot)|the whole) (?:\w+ ){0,2}(?:of|pills?|tablets?|tylenol|advil|ibuprofen|aspirin|paracetamol|acetaminophen|meds|xanax|benadryl)\b|\bi (?:just )?(?:cut|slit) my (?:wrists?|throat)\b|\bi (?:think i )?cut (?:myself )?(?:too|really|so|pretty) deep\b|\b(?:gun|knife|blade|razor) (?:is )?in my hand\b/i,
  ),
  danger(
    "acute",
    "self",
    "me",
    /\b(?:took|swallowed|downed) (?:(?:like|about|almost|maybe|all) )?(?:\d{2,}|the rest|all) of (?:them|these|those|the (?:pills?|tablets?|meds|bottle))\b(?! (?:back|home|to|out|for|with|off|from|away|in|into|down|and (?:sort|put|gave|brought|threw|sold|drove|filed|moved|washed|walked))\b)|\btook the rest\b.{0,40}\b(?:dizzy|sleepy|drowsy|numb|blurry)\b/i,
  ),
  danger(
    "acute",
    "medical",
    "somebody",
    /\b(?:don'?t|do not|can'?t|cannot) (?:see|hear|feel) (?:him|her|them|my \w+) breath(?:e|ing)\b|\b(?:she|he|they)(?:'s| is| are)? (?:isn'?t|aren'?t|not|stopped) breathing\b(?! (?:down|a word|easy))/i,
  ),
  danger(
    "acute",
    "others",
    "me",
    /\b(?:the|a|that|this) voices?\b.{0,20}\b(?:says?|saying|tells?|telling|wants?) (?:me )?(?:to )?(?:do it|hurt|kill|stab|put the pillow)\b/i,
  ),
  danger(
    "acute",
    "medical",
    "me",
    /\bi (?:just )?(?:drank|swallowed|ate) (?:\w+ )?(?:bleach|drain cleaner|antifreeze|poison|detergent)\b/i,
  ),
  danger(
    "acute",
    "self",
    "me",
    /\b(?:i'?m|i am|im|me|one)\b.{0,12}\bstanding (?:at|on|by) the (?:edge|drop|ledge|rail)|\btonight is the night\b|\bim just going to start driving\b|\bon (?:the|a) (?:roof|bridge|ledge|overpass)\b.{0,30}\bjump\b/i,
  ),
  danger(
    "acute",
    "self",
    "me",
    /\b(?:goodbye|tell (?:everyone|my \w+)|letters?)\b.{0,40}\b(?:i was trying|i'?m done|won'?t hear from me)|\b(?:done|i'?m done)\. tell my\b|\b(?:hang|shoot|drown|kill)(?:ing)? myself (?:tonight|now|today)\b/i,
  ),
  danger(
    "acute",
    "abuse",
    "me",
    /\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad))\b.{0,12}\b(?:grabbed|choked|strangled)\b.{0,15}\b(?:neck|throat|me)\b/i,
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad))\b.{0,40}\b(?:held|pinned|pushed|shoved|slammed|threw|dragged|pressed) me (?:against|into|down|by|to the|up against|out of)\b|\b(?:husband|wife|boyfriend|girlfriend|partner|ex|he|she)(?: \w+)? (?:reads|checks|tracks) my phone\b|\bhe(?:'ll| will)? make sure i (?:can'?t|cant|never)\b/i,
  ),
  danger(
    "explicit",
    "self",
    "somebody",
    new RegExp(
      `\\b(?:${OTHER}|${PERSON})\\b.{0,40}\\b(?:texted|wrote|posted|messaged|sent|left|said)\\b.{0,30}(?:thanks for everything|thank you for everything|goodbye|take care of|i love you all|i'?m sorry for everything|forgive me|don'?t blame)|\\b(?:she|he|they) (?:has |have )?tried (?:it |this )?(?:once |twice )?(?:before|in|last)\\b`,
      "i",
    ),
  ),
  danger(
    "explicit",
    "others",
    "me",
    /\b(?:scared|afraid|worried)\b.{0,12}\b(?:i'?ll|ill|i will|i might|i could|i'?m going to|of) (?:hurt(?:ing)?|shak(?:e|ing)|harm(?:ing)?|drop(?:ping)?) (?:her|him|them|the baby|my (?:baby|son|daughter|kid))\b|\b(?:she|he|baby)'?s? (?:is )?not safe with me\b|\bi shook (?:the|my|her|him)\b|\b(?:i (?:put|held|had|got)|put) (?:the|a) pillow\b.{0,20}\b(?:face|head|mouth)\b/i,
  ),
  danger(
    "explicit",
    "others",
    "me",
    /\b(?:i know where (?:he|she|they) (?:parks?|lives?|works?)|make (?:him|her|them) (?:pay|suffer|bleed)\b.*\b(?:swear|parks?|face)|(?:i swear|swear) i'?m going to make (?:him|her|them) pay)\b/i,
  ),
  danger(
    "explicit",
    "self",
    "somebody",
    new RegExp(
      `\\b${OTHER}(?:'s| is| was| has been)? (?:\\w+ )?(?:cutting|cuts|suicidal|self[- ]?harm\\w*|hurting (?:her|him|them)self|cut (?:her|him|them)self|going to (?:do something|kill|end it)|says? (?:she|he|they)? ?wants? to (?:die|kill)|wants to (?:die|kill (?:her|him|them)self|end (?:her|his|their) life)|talking about suicide)\\b|\\b${OTHER} (?:said|says|wrote|told me) (?:that )?(?:she|he|they) wants? to (?:die|kill|end)|\\bfound cuts on my\\b|\\bscared (?:she|he|they)(?:'?s| is| are|'?re)? (?:going to|gonna|might|will) (?:do something|hurt (?:her|him|them)|kill|end)`,
      "i",
    ),
  ),
  danger(
    "explicit",
    "self",
    "me",
    /\b(?:kill(?:ing)?|hurt(?:ing)?|cut(?:ting)?|hang|shoot|end(?:ing)?) (?:myself|it all|my life)\b(?! (?:off|short|some slack|up on))|\bend(?:ing)? it\b(?! with)|\bsuicidal\b|\b(?:i'?ve been|i'?m|im|i (?:started|am|was)) (?:\w+ )?(?:cutting (?:again|myself)|self[- ]?harming)\b|\bi cut\b(?=[.,!]|$| (?:like|most|every|again|at night|when(?:ever)? i (?:get|am|feel|was)|sometimes when)\b)|\bi (?:just|only|still) cut (?:sometimes|when(?:ever)? i)\b(?! (?:too|the|a|my|it|hair|wood|class|school|corners)\b)|\bmy (?:own )?suicide\b|\bkms\b|\bunalive\b|\b(?:want|wanna|wish)\b.{0,12}\b(?:to die|be dead|i was dead|i were dead)\b|\b(?:don'?t|dont|do not) (?:wanna|want to) (?:be here|live|be alive|exist|wake up)(?: any ?more)?\b|\bdidn'?t have to wake up\b|\bsleep and not wake up\b|\bbetter off (?:gone|dead)\b|\bbetter off with me dead\b|\bi cut myself\b|\bplan to (?:die|end)\b|\b(?:barrel|gun|pistol) (?:was )?in my mouth\b|\bgun (?:was )?to my head\b|\bdriv(?:e|ing) (?:into|off) the (?:bridge|wall|tree|river|train)\b|\bdriving and not turning\b|\bdead i am\b/i,
  ),
  danger(
    "explicit",
    "self",
    "me",
    /\bi(?:'ve| have)? (?:been |keep |started )cutting my (?:own )?(?:thighs?|arms?|legs?|wrists?|skin|stomach|hips)\b|\bbetter (?:off )?with me (?:gone|dead)\b/i,
  ),
  danger(
    "explicit",
    "others",
    "me",
    /\bi(?:'m| am|m)? (?:going to|gonna|will|want to) (?:beat|stab|shoot|choke|strangle) (?:him|her|them|my \w+)\b(?! (?:at|in|to|by \d|on)\b)/i,
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|mom|mum|stepdad|stepmom) (?:always |often |sometimes )?lock(?:s|ed) me (?:in|up)\b|\bhands? (?:a?round|on) my (?:neck|throat)\b/i,
  ),
  danger(
    "explicit",
    "medical",
    "somebody",
    /\bsnor\w+ (?:\w+ )?(?:weird|funny|strange|gurgl\w*)\b|\b(?:can'?t|cant|cannot) get (?:him|her|them) to (?:wake|roll|move|respond|answer)\b/i,
  ),
  danger(
    "acute",
    "medical",
    "somebody",
    /\b(?:fent\w*|heroin|oxys?|oxycodone|opioids?|h)\b.{0,40}\b(?:nodd\w* (?:off|out)|blue|won'?t wake|not waking|passed out|snor\w*)\b/i,
  ),
  danger(
    "explicit",
    "medical",
    "me",
    /\binhaler\b.{0,40}\b(?:out|empty|lost|gone)\b.{0,60}\b(?:hard|breath\w*|wheez\w*|tight)\b|\b(?:kinda |really |so |getting )?hard to (?:talk|breathe|get air)\b|\blips? (?:is |are |feel )?(?:tingl\w*|swollen|swelling|numb|blue)\b(?!.{0,30}\b(?:dentist|filling|cold|lipstick|popsicle)\b)|\bthroat (?:is |feels )?(?:clos\w*|swell\w*)\b|\b(?:see|seeing) (?:sparkles|stars|spots|flashes)\b.{0,40}|\bbaby (?:hasn'?t|hasnt|has not|isn'?t|isnt|is not|stopped) mov(?:ed|ing)\b/i,
  ),
  danger("acute", "medical", "me", /\bcan'?t brea\w*/i),
  danger(
    "explicit",
    "self",
    "me",
    /\b(?:gun|shotgun|pistol|rifle|revolver|barrel|knife)\b.{0,15}\b(?:across my (?:knees|lap)|in my (?:lap|mouth)|to my (?:head|chin|temple))\b|\b(?:i'?ll|ill|i will|i'?d|id) be (?:gone|dead)\b(?= *(?:[.,!?]|$|and (?:that'?s|thats|it'?s|its|nobody|everyone|they)))/i,
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:he|she|boyfriend|girlfriend|husband|wife|dad|stepdad)\b.{0,15}\b(?:held|pushed|shoved|slammed|pressed|burned|twisted|put) my (?:hand|arm|face|head|wrist|fingers?)\b/i,
  ),
  danger(
    "explicit",
    "others",
    "me",
    /\b(?:finna|gonna|gon|bouta|about to|going to) (?:slide on|smoke|clap|run up on|spin on|light up|catch) (?:him|her|them|those|their|that|dem)\b/i,
  ),
  ...HINTED_DANGER,
];
