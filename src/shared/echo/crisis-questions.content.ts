/** What people ask in the middle of danger. Read only in what is asked, so that a word is enough. */
export type Question = keyof typeof QUESTIONS;

export const QUESTIONS = {
  /** What to say to those who come, or who pick up. */
  toHelpers:
    /\b(?:what|how|idk|words?)\b.*\b(?:say|tell|text|type|write|begin|start|explain)\b.*\b(?:911|999|112|988|police|cops|dispatch\w*|operator|ambulance|paramedics?|poison|doctor|dr|nurse|er|hospital|clinic|hotline|line|counsell?or|therapist|when (?:i|we) (?:walk in|get there|arrive)|they pick up|someone picks up)\b|\bwhat (?:do|should|can|would) i (?:even )?(?:say|tell|type|write|answer) (?:to )?(?:them|'?em)\b|\bwhat do i (?:type|text)\b/i,
  /** What to say to children. */
  toKids:
    /\b(?:say|tell|explain)\b.*\b(?:my|our|the|his|her) (?:\w+ )?(?:kids?|children|boys|girls|(?:little|baby) (?:sister|brother)|(?:son|daughter|sons|daughters)(?! i| that i))\b/i,
  /** Whether it is worth a call. */
  callNow:
    /\b(?:do|should|shall|can|could) (?:i|we) (?:just |even |really )?(?:ring|call|phone|dial)\b(?! (?:him|her|them|my|in sick|it a day))|\bwast(?:e|ing) (?:of )?(?:\w+(?:'s)? )?time\b/i,
  ifYes:
    /\b(?:if|when) (?:she|he|they|it)(?:'s| is)? (?:\w+ )?(?:says? |a )?(?:yes|true|really)\b|\bsays? yes\b/i,
  ifNo: /\bif (?:she|he|they)\b.*\b(?:no|den(?:y|ies)|just a|nothing|fine|laughs?|lies?|won'?t talk)\b/i,
  ifUpset:
    /\b(?:if|will|would)\b.*\b(?:angry|mad|upset|furious|hates? me|cr(?:y|ies)|freaks?|flips?|never (?:speak|talk|forgive|trust)|look at me|blames?|holds? it against)\b/i,
  /** Whether a word of it does harm. */
  putsIdea: /\b(?:in (?:his|her|their) head|the idea|make it worse|push (?:him|her|them))\b/i,
  mayTell:
    /\b(?:allowed|permission|okay|ok|right|should i|do i have|betray\w*|behind (?:her|his|their) back)\b.*\b(?:tell|told|counsell?or)\b|\bwas (?:that|it) right\b|\bpromise not to tell\b/i,
  clearing:
    /\b(?:clear|hide|delete|erase|wipe|remove|disappear|get rid of)\b.*\b(?:phone|chat|this|it|history|messages?|searche?[ds]?|conversation|app|texts?|call)\b|\bshow(?: up)? on (?:the|my|our|his) (?:phone )?bill\b/i,
  arrested:
    /\b(?:arrest(?:ed)?|jail|prison|in trouble|charge[ds]?|press charges|go to court|lose (?:my )?(?:license|gun|badge))\b/i,
  tooLate: /\btoo late\b/i,
  howLong:
    /\bhow long (?:does|do|will|would|until|till|before)\b|\bwhen (?:does|will) it (?:work|start|hit)\b/i,
  isBad:
    /\bis (?:the|my|a|having|it)\b[^?]{0,60}\b(?:dangerous|an emergency)\b|\b(?:is (?:that|this|it) (?:bad|serious|dangerous|normal|ok|okay)(?! if i drive)|(?:is|am|are|will) (?:he|she|i|they)(?: gonna| going to)? (?:die|be ok(?:ay)?|make it|ok(?:ay)?|alright)|still need to go|ok(?:ay)? right)\b/i,
  driveSelf:
    /\b(?:drive|take) (?:myself|ourselves)\b|\b(?:ok(?:ay)?|all ?right|safe|fine) if i drive\b|\b(?:uber|lyft|taxi|cab|bus)\b|\b(?:husband|wife|son|daughter|neighbou?r|friend|he|she)\b.{0,12}\bdrive me\b/i,
  /** Whether somebody has to look at it, or it can wait. */
  goIn: /\b(?:should|do|shall|must|can) i (?:really |just |even |need to |have to |better )*(?:go (?:in\b|to (?:(?:the|a|an|my) )?(?:hospital|er\b|e\.r\.|emergency|doctor|clinic|urgent care|maternity|labor))|call (?:(?:a|the|my) )?(?:doctor|ambulance|midwife|ob\b|maternity)|get (?:it|this|that) (?:seen|looked at|checked))|\b(?:can|could|does|will) (?:it|this|that|(?:the|my) \w+)(?: have to)? wait\b|\b(?:something (?:that|which)) can wait\b/i,
  /** Asks for the name of what ails the body. */
  isIt: /\bis (?:it|this|that) (?:a |my )?(?:\w+ )?(?:stroke|heart(?: attack)?|attack|serious|reflux|indigestion|panic)\b|\bcould (?:it|this) be\b/i,
  lieDown: /\b(?:bath|shower|lie down|lay down|nap|sleep|go to bed|wait|rest)\b/i,
  drive:
    /\b(?:should|do|can|could|shall|am i|would) (?:i|we)\b.*\b(?:drive|driving|take (?:her|him|them)|go there|go over|go to (?:him|her|them|the)|follow|bring (?:her|him|them))\b/i,
  leaveAlone:
    /\b(?:leave|left|leaving)\b.*\b(?:alone|by (?:him|her|them)sel\w+|for (?:a|five|ten|one|two|\d+) ?(?:sec\w*|min\w*|hour)|to open)\b/i,
  beAlone: /\b(?:be|stay|sleep|(?:am i|is it) (?:ok|okay|safe))\b.*\balone\b/i,
  waitWhere: /\bwait (?:outside|inside|here|in the|at the|by the)\b/i,
  hideMeans:
    /\b(?:hide|lock|put|throw|give|get rid|take|takes|move|where|do with|come get|come for|get|keep|remove|about)\b.*\b(?:kni(?:fe|ves)|guns?|pistol|rifles?|shotgun|weapons?|pills?|meds|tablets|medicines?|razors?|blades?|rope|alcohol|stash|keys?)\b|\bwhere (?:am i|do i|should i|can i|to)\b.*\bput (?:it|them)\b|\b(?:give|hand|take) (?:it|them) (?:to|away|out)\b|\bthrow (?:it|them) (?:out|away)\b/i,
  sendsPolice: /\b(?:police|cops|sheriff|patrol|welfare check|with guns|sirens)\b/i,
  isFault:
    /\b(?:my fault|because of me|monster|bad (?:person|mom|mum|mother|dad|father|parent|wife|husband|kid)|crazy|going crazy|did i (?:do|cause|kill)|blame)\b/i,
  instead: /\b(?:instead|anything else|something else|other ways?|what else|alternative)\b/i,
  comesBack:
    /\b(?:comes? back|when it comes|gets (?:bad|loud|worse|strong)|at (?:3|three|night)|in the night|if it (?:starts|happens) again)\b/i,
  meanwhile:
    /\b(?:until|till|til|while|meanwhile|in the meantime|for (?:\d+|forty|thirty|twenty|ten|five|an) ?(?:min\w*|hours?)?)\b|\bwhat(?: do i do| should i do|'s| happens)? (?:now|next)\b|\bthen what\b|\bnow what\b/i,
  pack: /\b(?:what|which)\b.*\b(?:take|bring|pack)\b/i,
  openDoor: /\b(?:answer|open)\b.*\b(?:door|pretend)\b|\bdo i answer\b|\bpretend (?:i'?m|im|to be)\b/i,
  whereGo:
    /\bwhere (?:do|can|should|could|would) (?:i|we)\b.*\bgo\b|\b(?:would|is|are|could|can)\b.{0,30}\b(?:house|place|apartment|shelter|hotel|motel|her|his|theirs)\b.{0,20}\b(?:ok|okay|safe|good|work)\b|\bis it safe to (?:go|drive|leave)\b|\bshould (?:i|we) (?:go|wait outside|stay)\b|\bcan (?:i|we) (?:go|run|walk) (?:there|over|to)\b/i,
  assault:
    /\b(?:shower\w*|wash|rape kit|exam|evidence|report it|have to (?:go to|tell|call) the (?:police|cops))\b/i,
  trick: /\b(?:trick|trap|working with|one of them|can i trust)\b/i,
  giveToThem:
    /\b(?:aspirin|benadryl|antihistamine|ibuprofen|tylenol|juice|sugar|soda|candy|honey|water|milk|food|eat|drink|narcan|naloxone|salt|charcoal)\b/i,
} as const satisfies Record<string, RegExp>;

/** A sentence that asks, also without its mark, and also in the middle of a message. */
const ASKS =
  /\?\s*$|^\W*(?:(?:ok(?:ay)?|and|but|so|then|well|idk|please|pls|lol|also|wait|yes|yeah|no|fine|sure|honestly)[\s,.]+){0,3}(?:(?:what|how|who|where|when|why|which)(?:'s|s)? (?!i\b|he\b|she\b|they\b|we\b|it\b|my\b|you\b)|(?:should|can|could|does|did|will|would|is|are|am|was|were|may|must|shall|can'?t|couldn'?t|shouldn'?t|wouldn'?t|isn'?t) (?:i|we|you|u|he|she|they|it|this|that|there|the|my|somebody|someone)\b|do (?:i|we|you|u|they)\b|(?:you|u) (?:wont|won'?t))/i;
const ASKS_INSIDE =
  /\b(?:what|how|where|who|when) (?:do|does|should|can|could|would|will|did|am) (?:i|we|they|she|he|you)\b|(?<!\b(?:to|i'?ll|gonna|could|would|might|can|will) )\b(?:do|does|should|can|will|would) (?:i|we|they|he|she|it|my \w+) (?!not\b)\w+|\b(?:know|idk|dunno|tell me) (?:what|how|where)\b/i;

/** Asked without wanting an answer, or asked of what Echo said. */
const RHETORICAL =
  /^\W*(?:(?:ok(?:ay)?|and|so|alright|right)\W+)*what else\W*$|\b(?:(?:did|do) (?:you|u) (?:even )?(?:read|listen|hear|get)|plain enough|how many times|are you (?:even )?(?:reading|listening|serious)|what do you care|you just said|who cares|do you (?:even )?(?:read|listen)|you even reading|happy(?= *\?)|whats? a hotline gonna)\b|^\W*(?:(?:give )?what word|who(?:'?s)? (?:is )?\p{L}+|who|what|tell who what|pressing hardest|loans)\?+(?:\s|$)/iu;

/** What a message asks, without what it tells; "" where it asks nothing. */
export function askedIn(text: string): string {
  return text
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => (ASKS.test(sentence) || ASKS_INSIDE.test(sentence)) && !RHETORICAL.test(sentence))
    .join(" ");
}
