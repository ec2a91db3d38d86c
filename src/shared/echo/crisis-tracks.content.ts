import type { Risk } from "../crisis/risk.ts";

/** Parts of the other dangers, read like those of a danger to oneself: grave ones, and light ones that weigh beside them. */
export interface Track {
  risk: Risk;
  grave: readonly RegExp[];
  light: readonly RegExp[];
  /** Explains all of it. */
  unless?: RegExp;
}

/** Whom a threat is often about. */
const HATED =
  "(?:my |that |the )?(?:boss|manager|supervisor|foreman|chef|landlord|neighbou?r|ex|coach|teacher|principal)";
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const THEY = "(?:she|he|they|mama|mom|mum|dad|papa|grandma|grandpa|my \\w+)";

export const TRACKS: readonly Track[] = [
  {
    risk: { level: "explicit", kind: "others", subject: "me" },
    grave: [
      /\b(?:one of us|he|she|they|that guy)(?:'s|'re| is| are|'ll be| will be)? (?:going|leaving|ending up|coming)(?: home| out)? in (?:an ambulance|a body bag|a box|a coffin)\b/i,
      /\b(?:sort|sorting|settle|settling|deal|dealing|do|doing|finish|finishing|end|ending|fix|fixing)(?: with)? (?:him|her|them)(?: out)? (?:for good|once and for all|in\b(?! \w))/i,
      /\b(?:dad|stepdad|brother|uncle|grandpa|father|neighbou?r)'?s? (?:gun )?safe\b|\b(?:gun|shotgun|rifle|pistol|knife|machete|bat|blade)(?:'?s| is)?\b.{0,20}\b(?:bag|backpack|locker|truck|trunk|jacket|with me)\b|\b(?:the|my|a) (?:\.?(?:45|38|357|22)|9 ?mm|glock|ak|ar-?15)(?![\w%])(?! (?:minutes|miles|percent|dollars))/i,
      // How somebody is to end, without the word for it.
      new RegExp(
        `\\b(?:him|her|them|${HATED}) (?:being |lying |laid out |flat |face ?down )+on the (?:ground|floor|concrete|pavement)\\b|\\b(?:he|she|they|${HATED})(?:'s|'re| is| are)? (?:not (?:gonna|going to)|ain'?t (?:gonna|going to)|won'?t|wont|will never|never gonna) (?:be )?(?:get(?:ting)? (?:back )?up|walk(?:ing)? (?:away|again|out of)|see(?:ing)? (?:another|tomorrow|${DAY}|(?:the )?(?:weekend|morning|christmas))|mak(?:e|ing) it (?:to|past|home|out)|go(?:ing)? home|breath(?:e|ing))\\b`,
        "i",
      ),
      /\b(?:outside|across from|parked (?:at|by|near)|waiting (?:at|by|for (?:him|her) (?:at|outside)))\b.{0,20}\b(?:(?:my |the )?ex(?:'?s|es)?|her|his|their) (?:new )?(?:work|job|place|house|building|gym|school|apartment|office|boyfriend|girlfriend)\b/i,
      /\b(?:they|he|she|everyone)(?:'ll|ll| will|'re going to| are going to|'s going to| is going to|s gonna|'s gonna| gonna)? (?:all )?(?:see (?:tomorrow|soon|at|what happens)|be sorry|regret (?:it|this)|pay for|remember me|not be laughing|won'?t be laughing|find out (?:what happens|soon))\b|\b(?:is|are|'s|'re|will|gonna|going to)(?: gonna| going to)? find out what happens (?:when|if) (?:you|somebody|someone|a man|they|he|she)\b|\bnot for me\b.{0,25}\bme after\b|\bmake (?:them|him|her) (?:sorry|pay|suffer|feel it)\b|\bwait(?:ing)? for (?:him|her|them) (?:outside|by (?:his|her|the)|in the)\b/i,
    ],
    light: [
      // Where and when somebody is to be found.
      /\b(?:his|her|their) (?:parking (?:spot|space|lot)|car|truck|driveway|shift|route|locker|desk|usual spot)\b|\bthat (?:parking lot|alley|lot)\b|\b(?:he|she|they) (?:parks?|clocks? (?:in|out)|gets? (?:off|in|there)|leaves?|walks?)\b.{0,20}\b(?:\d|noon|midnight|every|alone)|\b(?:at|by|until|till|around) (?:\d{1,2}|six|seven|eight|nine|ten|eleven|noon|midnight)\b|\b\d{1,2} ?(?:am|pm)\b|\bshift (?:ends|is over)\b/i,
      /\b(?:assembly|before the bell|third period|when (?:he|she|they) (?:gets? (?:off|out|home)|comes? out|leaves? work)|when (?:my|the) (?:boss|supervisor|manager|foreman|neighbou?r|ex) (?:leaves|gets (?:off|home)|comes out)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\b/i,
      /\b(?:won'?t stop|(?:all )?laugh(?:ed|s|ing)? at me|humiliat\w+|my face on it|bull(?:y|ied|ying)|fired me|took (?:everything|the lot)|shorted (?:me|my)|screw(?:ed|ing) (?:me|with me)|(?:stole|owes) (?:me|my)|had enough of (?:him|her|them)|deserves? (?:it|what))\b/i,
    ],
    unless:
      /\b(?:practice|game|match|season|tournament|hunt\w*|range|deer|camp\w*|kitchen|novel|play|lawyer|lawsuit|court|labor board|ufc|mma|boxing|wrestl\w*|boss fight|level|raid)\b/i,
  },
  {
    risk: { level: "explicit", kind: "medical", subject: "me" },
    grave: [
      /\bheart\b.{0,20}\b(?:flip\w*|flutter\w*|racing|skip\w*|pounding|weird|funny|stops?)\b/i,
      /\b(?:i |i'?ve |just |almost |nearly )?(?:fainted|passed out|blacked out|collapsed)\b/i,
      /\b(?:chest|left arm|jaw)\b.{0,20}\b(?:tight|heavy|hurts?|pain|weird|numb|pressure)\b/i,
      /\b(?:towel|shirt|sheet|bandage) is (?:full|soaked|red)\b|\b(?:so much|lot of|lots of) blood\b|\bbleeding (?:through|won'?t|wont|doesn'?t)|\bwon'?t stop bleeding\b/i,
      /\b(?:can'?t|cant) (?:catch my breath|breathe (?:right|well|properly)|feel my (?:arm|leg|face|hand)|see (?:right|straight|out of))\b|\b(?:worst headache|cold sweat|sweating (?:like crazy|buckets|through))\b/i,
    ],
    light: [
      /\b(?:dizzy|light ?headed|shaky|numb|woozy|seeing spots)\b/i,
      /\b(?:haven'?t|havent|not) eaten (?:in|for|since) (?:\d|two|three|four|five|days|monday|tues|wednes|thurs|fri|satur|sun)/i,
      /\bno (?:dr|doctor|ambulance|hospital|er)\b|\bits? (?:prob(?:ably)?|fine|nothing|just stress)\b/i,
    ],
    unless:
      /\b(?:runn?(?:ing)?|ran|workout|gym|sauna|marathon|half|race|5k|10k|training|cycl\w+|hike|hiking|sprints?)\b/i,
  },
  {
    risk: { level: "acute", kind: "medical", subject: "somebody" },
    grave: [
      new RegExp(
        `\\b${THEY}\\b.{0,20}\\b(?:not|won'?t|wont|isn'?t|hard to|can'?t|barely|hardly) (?:\\w+ )?(?:wak(?:e|ing)|respond\\w*|breath\\w*|mov(?:e|ing)|stay awake)\\b`,
        "i",
      ),
      new RegExp(
        `\\b${THEY} (?:is |keeps |started |are )?(?:sweat\\w*|shaking|seiz\\w*|talk\\w* (?:funny|weird|strange|nonsense)|slur\\w*|confused|limp|blue|gr[ae]y|very pale|burning up|twitching)\\b`,
        "i",
      ),
      /\b(?:sugar|insulin|diabet\w+)\b.{0,30}\b(?:no eat|not eat\w*|didn'?t eat|hasn'?t eaten|without eating|low|too much)\b/i,
      /\b(?:fell|hit (?:her|his|their) head|swallowed|stung|allergic)\b.{0,30}\b(?:head|won'?t|swell\w*|throat|battery|pills?|floor)\b/i,
      /\b(?:talks?|and talk|speech is|speaks?) (?:funny|weird|strange|slow)\b/i,
    ],
    light: [
      /\b(?:alone with (?:her|him|them)|i have juice|(?:she|he) is (?:\d\d?|a diabetic|pregnant)|should (?:she|he) (?:lie|sleep|eat)|no ambulance)\b/i,
    ],
  },
  {
    risk: { level: "explicit", kind: "self", subject: "somebody" },
    grave: [
      /\b(?:she|he|they|friend|roommate|son|daughter|brother|sister)\b.{0,30}\b(?:posted|texted|wrote|said|sent|left|messaged)\b.{0,25}\b(?:sorry for everything|['‘“"](?:i'?m |im )?sorry|good ?bye|thanks? (?:you )?for everything|(?:you'?ve|been) (?:been )?a good (?:friend|brother|sister|dad|mom)|love you all|take care of)/i,
      /\b(?:she|he|they|friend|roommate) (?:just )?(?:gave|is giving|has been giving|keeps giving|handed) (?:me|us|away|everyone)\b.{0,20}\b(?:her|his|their|all|everything)\b|\blike all of them\b/i,
      /\b(?:she|he|they|friend|roommate|son|daughter|brother|sister|dad|mom|husband|wife)\b.{0,40}\b(?:the bridge|the roof|the tracks|jump\w*|(?:has|took|with) (?:his|her|the) (?:meds|pills|gun)|not be here|better off|tired of living|end it|disappear)\b/i,
      /\b(?:she|he|they)(?:'s)? (?:has )?locked (?:it|the door|himself|herself|themselves|me out)\b|\blocked (?:in|bedroom|bathroom)\b/i,
      /\b(?:said|says|told me) (?:that )?(?:she|he|they) loves? (?:me|us)\b|\bnever says that\b/i,
      /\b(?:guns?|rifles?|pills?) (?:are |is )?(?:up |out |in )?(?:there|with (?:him|her))\b/i,
      /\b(?:his|her|their) (?:meds|pills|gun|rifle)\b.{0,20}\b(?:in there|with (?:him|her)|gone|missing)\b/i,
    ],
    light: [
      /\b(?:not answering|won'?t answer|voicemail|wont open|won'?t open|out for a walk|left the house|phone (?:is )?off|not picking up|by (?:himself|herself))\b/i,
    ],
  },
  {
    risk: { level: "explicit", kind: "abuse", subject: "me" },
    grave: [
      /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex)\b.{0,10}\b(?:checks?|tracks?|reads?|takes?|controls?|goes through)\b.{0,12}\b(?:mileage|phone|messages|money|keys|location|texts|receipts|paycheck)\b/i,
      /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner)\b.{0,15}\b(?:pushed|hit|slapped|shoved|grabbed|choked|threw|kicked|shook) (?:me|things at me)\b/i,
      /\bif i (?:leave|go|tell|call)\b.{0,30}\b(?:he|she)(?:'?ll| will| would)\b|\b(?:he'?ll|he will) (?:find me|take the kids|kill)\b/i,
      /\b(?:scared|afraid|terrified) (?:of him|of my (?:husband|boyfriend|partner|dad|stepdad)|when he)\b|\b(?:walking on )?eggshells\b|\bi plan what i say\b/i,
    ],
    light: [
      /\b(?:not abuse|not like that|only (?:once|the once|when he)|just worries|i made him|my fault|he'?s (?:stressed|not bad)|he cried)\b/i,
      /\bhe'?s? (?:is )?(?:in the (?:yard|next room|shower|kitchen|garage)|home|outside|coming|back)\b/i,
    ],
  },
];
