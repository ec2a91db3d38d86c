import { danger, type PlainDanger } from "./crisis-plain.ts";

/** Whom a child may have to fear at home; a parent only where more is said. */
const AT_HOME =
  "(?:(?:(?:step ?(?:dad|father|mom|mother|brother)|(?:mom|dad|mum)'?s (?:boyfriend|girlfriend|friend)|uncle|babysitter)(?! (?:comes|visits|is visiting))|(?:dad|father|mom|mother|brother|grandpa) (?:is |gets )?(?:drunk|mad|drinking|angry|high)))";

/** A child who is hit with something, as children say it. */
export const THE_BELT =
  /(?<!\b(?:his|her|their|kids'?) )\b(?:mommy|daddy|mom|dad|mum|grandpa|grandma|step ?(?:dad|mom)|foster (?:mom|dad|mother|father|lady|parents)|(?:mom|mum|mommy|dad)'?s (?:boyfriend|bf|girlfriend|gf))\b[^.!?]{0,60}\b(?:do|does|did|get|gets|got|use|uses|bring|brings|take|takes|hits? (?:me|us) with) (?:me |us |out )?(?:the|his|her|a) (?:belt|paddle|switch|whip|cord|spoon|hanger)\b(?! off)/i;
/** Whoever looks after a child, or the words of a child's day. */
const OF_CHILD =
  "(?:foster|caseworker|chores|homework|grounded|(?:i'?m|im|i am) (?:only |just )?(?:[4-9]|1[0-7])\\b|my (?:step ?)?(?:mom|mommy|mum|dad|daddy|mother|father|grandma|grandpa|aunt|auntie|uncle|parents)|(?:mom|dad)'?s (?:boyfriend|girlfriend)|my (?:little |baby |big )?(?:brother|sister)|us kids)";
const SHUT_PLACE = "(?:garage|basement|closet|shed|attic|cellar|cage|crate|kennel|laundry room)";
/** Shut in, where nobody would sleep. */
const SHUT_IN = `(?:(?:lock|put|shut|make|send|keep|throw)(?:s|ing|ed)? (?:me|us|my (?:little |baby |big )?(?:brother|sister))(?: \\w+){0,4} (?:the|a|her|his|that) ${SHUT_PLACE}|(?:she|he|they|lady|mom|dad|mother|father|aunt|uncle) lock(?:s|ed)? the ${SHUT_PLACE}|\\b(?:i|we) (?:have to |gotta |had to |got to )?(?:sleep|slept|stay|stayed) in the ${SHUT_PLACE})`;
const NO_FOOD =
  "(?:(?:i|we) (?:don'?t|dont|didn'?t|didnt|can'?t|cant|never|am not allowed to|are not allowed to) (?:get|have|eat)(?: any| no)? ?(?:dinner|supper|lunch|breakfast|food|to eat)|(?:doesn'?t|doesnt|don'?t|dont|won'?t|wont|didn'?t|didnt|never) (?:feeds? (?:me|us)|lets? (?:me|us) eat|gives? (?:me|us)(?: any| no)? (?:food|dinner|supper|lunch|breakfast|anything to eat))|(?:haven'?t|havent|hasn'?t|not|didn'?t|didnt) (?:ate|eaten|eat)(?: anything| nothing)? (?:since|for|in|all)|(?:with )?no (?:dinner|supper|food) (?:if|when|because|bc|cause|for|till|until))";

/** Arms that nobody is to see. */
export const HIDES_ARMS =
  /^(?=.*\b(?:cover(?:ing)?(?: up)?|hid(?:e|ing)) (?:the |my |some |these |up )*(?:marks|lines|scars|scratches|burns) on (?:my|ur|your|the|an?) (?:arms?|wrists?|thighs?|legs?)\b)(?!.*\b(?:tattoos?|acne|stretch marks|surgery|mosquito\w*|bug bites|birthmarks?)\b)|^(?=.*\b(?:can'?t|cant|won'?t|not) wear (?:the |a |my )?(?:suit|swimsuit|bathing suit|shorts|short sleeves|t-?shirts?|skirts?|tank tops?)\b.{0,20}\b(?:bc|because|cause|cuz)\b.{0,8}\bmy (?:arms?|wrists?|thighs?|legs?)\b)(?!.*\b(?:varicose|veins?|hair\w*|shav\w*|fat|weight|tan|cold|psoriasis|eczema|rash|sunburn\w*|knee|cast|swollen)\b)|^(?=.*\b(?:long[- ]sleeves?|long sleeved?|cover(?:ing)?(?: up)?|hid(?:e|ing)|hoodies?)\b)(?=.*\b(?:my (?:arms?|wrists?|thighs?) (?:r|are|is|look)? ?(?:so |really )?(?:gross|bad|messed up|ugly|a mess)|(?:asking|asks?|asked|ask) (?:me )?(?:about|abt|ab) my (?:arms?|wrists?|thighs?)|(?:hide|hiding|cover|covering)(?: up)? my (?:arms?|wrists?|thighs?))\b)(?!.*\b(?:tattoos?|sunburn\w*|eczema|psoriasis|acne|rash|tan|poison ivy|flabb\w*|hair\w*|freckles|mosquito\w*|bug bites)\b)/is;

/** Cuts that nobody is to see. */
const HIDES_CUTS =
  /^(?=.*\bi(?:'ve| have| got|'ve got)(?: some| a few| these)? (?:cuts|marks on my (?:arms?|wrists?|thighs?|legs?))\b)(?=.*\b(?:see|hide|hiding|cover|show|notice|find out)\b)(?!.*\b(?:surgery|operation|accident|c-section|kitchen|cat|work|shop|fell|budget|price|video|film|meat|prices)\b)/is;

/** What children and teenagers say of a home, or of their own skin, without its name. */
export const YOUNG_DANGER: readonly PlainDanger[] = [
  danger("explicit", "abuse", "me", THE_BELT),
  // A grown-up who has a secret with a child, or says not to tell; "i can't tell my parents" alone is everyday life.
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:coach|uncle|step ?(?:dad|brother)|teacher|pastor|priest|tutor|trainer|babysitter|cousin|grandpa|(?:mom|mum|dad)'?s (?:boyfriend|friend))\b(?=.{0,160}\b(?:(?:it'?s|its) (?:a|our|his) (?:little |special )?secret|our (?:little |special )?secret|(?:says?|said|told me|tells me|made me promise)\b.{0,25}\b(?:can'?t|not|never|don'?t|must ?n'?t)\b.{0,15}\btell (?:anyone|anybody|my (?:mom|dad|mum|parents)))\b)(?!.*\b(?:surprise|party|gift|present|recipe|santa|playbook|birthday|proposal)\b)/is,
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\bso (?:that )?(?:he|she|they|dad|mom|daddy|mommy) (?:doesn'?t|doesnt|don'?t|dont|won'?t|wont) (?:hit|belt|whoop|whip|smack|slap|beat|spank|punch|kick|hurt) (?:me|us|my (?:little |baby |big )?(?:brother|sister))\b(?! (?:at|in|to|by|back|up|with (?:a|an|the) (?:question|bill))\b)/i,
  ),
  // Shut in or left without food, where a child lives.
  danger(
    "explicit",
    "abuse",
    "me",
    new RegExp(
      `^(?=.*\\b${OF_CHILD})(?:(?=.*${SHUT_IN})(?=.*\\b${NO_FOOD})|(?=.*\\b(?:lock|put|shut|throw)(?:s|ed)? (?:me|us|my (?:little |baby |big )?(?:brother|sister))(?: \\w+){0,4} (?:the|a|her|his|that) ${SHUT_PLACE})|(?=.*\\b(?:doesn'?t|doesnt|don'?t|dont|won'?t|wont|never) (?:feeds? (?:me|us)|lets? (?:me|us) eat|gives? (?:me|us)(?: any| no)? food))|(?=.*\\b(?:if|when) (?:i|we) [^.!?]{0,40}\\b(?:i|we) (?:don'?t|dont|can'?t|cant) (?:get|have|eat)(?: any)? (?:dinner|supper|food|lunch|to eat)))`,
      "is",
    ),
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:he|she|grandpa|my (?:uncle|cousin|coach|(?:step)?(?:brother|dad|father)|babysitter))\b[^.!?]{0,30}\b(?:our |the |a |his |her )?(?:secret|special|private) (?:games?|touch(?:es|ing)?)\b(?=.*\b(?:i (?:don'?t|dont|do not|hate)|not (?:allowed|supposed)|can'?t tell|cant tell|scared)\b)/is,
  ),
  danger(
    "oblique",
    "abuse",
    "me",
    /\b(?:so (?:that )?(?:i'?m|im|i am) (?:never|not)|(?:don'?t|dont) (?:have|want) to be|(?:scared|afraid) to be) (?:at )?(?:home )?alone (?:at home |in the house )?with (?:my )?(?:(?:step|half)? ?(?:brother|dad|father)|uncle|cousin|grandpa|coach|(?:mom|mum)'?s boyfriend|him)\b/i,
  ),
  danger(
    "explicit",
    "abuse",
    "me",
    /\b(?:he|she|my (?:step)?(?:brother|dad|father)|my (?:uncle|cousin|coach)) (?:does|did|keeps doing) (?:stuff|things|it) to me\b/i,
  ),
  danger(
    "oblique",
    "abuse",
    "me",
    new RegExp(
      `\\b(?:don'?t|dont|do not|not|never) (?:(?:want|have|like|need) to )?(?:be|being|stay|go) (?:at )?(?:home|alone|in the house|there)\\b.{0,20}\\b(?:when|while|with|if)\\b.{0,12}\\b(?:my )?${AT_HOME}\\b`,
      "i",
    ),
  ),
  danger(
    "oblique",
    "self",
    "me",
    /^(?=.*\b(?:hoodies?|long sleeves?|sweaters?)\b)(?=.*\b(?:in (?:june|july|august|summer|the summer|the heat)|all summer|it'?s hot|its hot)\b)(?=.*\b(?:see my arms?|my arms|bad for me|habit|nobody knows|hide)\b)/is,
  ),
  danger("oblique", "self", "me", HIDES_ARMS),
  danger("explicit", "self", "me", HIDES_CUTS),
  danger(
    "explicit",
    "self",
    "me",
    /^(?=.*\b(?:(?:the|just|some|these|little|few|my|its|it'?s) )+(?:thing|stuff|marks|lines|cuts|scratches|burns) (?:i (?:do|did|make|made|put) )?(?:on|to) my (?:arms?|thighs?|wrists?|legs?|stomach|hips?)\b)(?=.*\b(?:calms?|helps?|quiet|loud|nobody|hide|hoodie|sleeves|i (?:did|do) (?:it|this)|sleep|numb)\b)(?!.*\b(?:tan|sock|stretch|tattoos?|rash|mosquito\w*|bug bites|surgery|bike|fell)\b)/is,
  ),
];
