/** What stands between people and help, or occupies them beside it. Read in all of a message. */
export type Topic = keyof typeof TOPICS;

const PARENTS = "(?:my |our )?(?:mom|mum|mother|dad|father|parents|folks|family|husband|wife)";

export const TOPICS = {
  /** A child asks whether its words are right. */
  okToSay:
    /\b(?:is|was|would|are)(?: it| that| this| those| they|n'?t)?(?: be)? (?:ok(?:ay)?|alright|all right|good|right|enough|fine)(?: to say| words| for .{0,20})?\W*$|\b(?:can|may|should|could) i say (?:that|it|this)\b/i,
  /** Asks whether somebody may do such a thing. */
  isAllowed:
    /\b(?:is|are|r) (?:it|that|this|he|she|they|people|grown ?ups|parents|\w+ parents) (?:even |really )?(?:allowed|legal|illegal|normal|against the law|supposed)\b(?! (?:for me )?to (?:tell|say|call))/i,
  /** Asks whether to say sorry to the one who is feared. */
  ofSorry:
    /\b(?:tell (?:him|her|them)(?: that)?(?: i'?m| im| i am)?|say(?:ing)?(?: i'?m| im)?) sorry\b|\bapologi[sz]e\b/i,
  /** A child fears that somebody it loves is punished. */
  ofJail:
    /\b(?:go|goes|going|sent|put|take\w*)\b.{0,12}\b(?:jail|prison)\b|\b(?:get|gets|be|getting)\b.{0,10}\bin trouble\b/i,
  /** Of a child, to whom silence was ordered. */
  mayITell:
    /\b(?:can|may|could|should|am i allowed to) i? ?(?:really |still )?(?:tell|talk to)\b(?! (?:him|her|them) (?:that )?(?:i'?m |im )?sorry)|\b(?:ok|okay|alright|allowed)(?: for me)? to tell\b/i,
  /** A belly that hurts, beside violence. */
  ofBelly:
    /\b(?:belly|stomach|abdomen|tummy)\b.{0,20}\b(?:hurts?|hurting|pain\w*|cramp\w*|sore|hard)\b|\b(?:cramping|spotting|contractions)\b/i,
  /** Is about to go to somebody who can help. */
  goesToThem:
    /\b[Ii](?:'?ll|'?m| am| will)? (?:just |gonna |going to )?(?:go|going|walk|walking|head|heading|drive|driving) (?:(?:over|across|down|up|back)? ?(?:now )?to (?:my (?:brother|sister|mom|mum|mother|dad|father|friend|neighbou?r|aunt|uncle|cousin|parents|son|daughter)|[A-Z]\p{L}+'s|the neighbou?r)|(?:over|next door)(?= (?:and|now|there|to (?:him|her|them))\b|[.!,]|$))/u,
  /** Whether Echo itself calls or tells somebody. */
  echoTells:
    /\b(?:(?:are|r|will|would|can|did) (?:you|u)|you(?:'?re)?) (?:going to |gonna |go and )?(?:tell(?:ing)?|call(?:ing)?|report(?:ing)?|notify(?:ing)?|contact(?:ing)?) (?:some ?(?:one|body)|any ?(?:one|body)|the (?:police|cops|law|sheriff)|cops|on me|911)\b|\b(?:don'?t|dont) (?:you |u )?(?:call|send|tell) (?:the (?:police|cops|law)|cops|no ?body|any ?(?:one|body)|on me)\b/i,
  /** Afraid of what the police may do to somebody in danger. */
  fearsPolice:
    /\b(?:afraid|scared|worried|terrified|know)\b.{0,20}\b(?:what )?(?:they|the police|police|cops|officers)(?:'ll| will| would| might| could|'d)? (?:do to|shoot|kill|hurt|tase) (?:him|her|them|my)\b|\b(?:they|police|cops)(?:'ll| will| would| might| could|'d) (?:shoot|kill|hurt) (?:him|her|them|my)\b/i,
  /** Whether somebody has to look at a wound. */
  seenBySomebody:
    /\b(?:should|must|does|do) (?:some ?(?:one|body)|any ?(?:one|body)|a (?:doctor|nurse)) (?:need to |have to )?(?:see|look|check)\b|\b(?:stitch\w*|sutures?)\b|\b(?:some ?(?:one|body)|a (?:doctor|nurse)|any ?(?:one|body)) (?:has|have|had|need\w*|should|ought)(?: to)? (?:see|look|check)\b|\b(?:should|do|does|must) (?:i|it|somebody|someone) (?:go|get|have|need)?\b.{0,15}\b(?:seen|looked at|checked)\b|\bis it infected\b|\bdeep enough\b/i,
  /** A wound of one's own that bleeds or won't close. */
  ofWound:
    /\b(?:still|keeps?|kept|kinda|kind of|a (?:little|bit)|won'?t stop|started|starts|not stopp\w+)\b(?: \w+){0,2} bleed\w*|\bbleed\w* (?:through|a (?:little|bit)|again|still|since|on)\b|\b(?:keeps?|kept) (?:re)?opening\b|\b(?:won'?t|wont|doesn'?t|doesnt|not) (?:really )?(?:clos(?:e|ing)|heal)(?: up)?\b|\b(?:blood|bled) (?:is |keeps |coming )*through\b|\bwhat (?:do|should|can) i do (?:about|ab|abt|with|for) (?:the|my|this) (?:leg|arm|cut|wound|wrist|thigh|bleeding|gash|burn)\b/i,
  /** A door that is locked between the writer and somebody. */
  ofDoor:
    /\b(?:can'?t|cant|cannot|won'?t|wont|couldn'?t) (?:get (?:the|his|her|their) (?:\w+ )?door open|get in(?:side|to (?:his|her|their|the) \w+)?\b|open (?:the|his|her|their) door)|\b(?:break|kick|force|bust|breaking|kicking|pick) (?:down |in |open )?(?:the|his|her|their) (?:door|lock)\b|\bdoor(?:'?s| is)? (?:still )?locked\b|\blocked (?:the|his|her|their) door\b/i,
  /** A wound that is infected where it is. */
  ofInfection:
    /\b(?:gone|went|going|turned|turning|looks?|looking|is|it'?s|its|getting|gotten|got|been|feels?) (?:all |a bit |a little |kind of |kinda |really |so |and )*(?:wet|weepy|oozy|yellow(?:ish)?|green(?:ish)?|hot|infected|smelly|pussy)(?= *(?:[.,!?;]|and|now|with|around|$))|\b(?:it|wound|burn|cut|bandage|gauze) (?:\w+ )?(?:smells?|stinks?|oozes?|weeps?|leaks?)\b|\b(?:and|has started to|started to) smells?\b|\b(?:oozing|weeping|pus)\b|\binfected\b/i,
  /** An infection that spreads, or has reached the whole body. */
  ofSpreading:
    /\bred(?:ness)?\b.{0,30}\b(?:up (?:to|my|past|the)|past|above|spread\w*|toward\w*|climb\w*|creep\w*|further)\b|\bred (?:lines?|streaks?)\b|\b(?:shivers?|shivering|chills|fever\w*|shaking with cold)\b/i,
  /** Thinks of telling the one who is feared that it is over. */
  announces:
    /\b(?:tell|telling|told|say(?:ing)? (?:it )?to|warn|confront(?:ing)?) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad))\b.{0,30}\b(?:leav(?:e|ing)|over|divorce|done|moving out|going|tonight|to (?:his|her) face|break(?:ing)? up)\b|\bbreak(?:ing)? up with (?:him|her)\b|\bconfront (?:him|her)\b/i,
  /** Whether Echo, a line or a counselor tells the parents. */
  counselorTells:
    /\b(?:counsell?or|school nurse|teacher|principal|coach)\b.{0,60}\b(?:tell|call|inform|contact|report|have to|has to|must)\b|\b(?:tell|call)\b.{0,20}\b(?:mom|mum|dad|parents)\b.{0,40}\bcounsell?or\b/i,
  tellsFamily: new RegExp(
    `\\b(?:you|u|they|it|the (?:text|line|number|hotline|app)|988|that (?:number|line)|text (?:thing|line))\\b.{0,12}\\b(?:gonna |going to |will |have to |has to )?(?:tell|tells|call|calls|text|texts|notify|inform|contact|email) ${PARENTS}\\b|\\b(?:will|would|does|do|can) (?:my |our )?(?:mom|mum|dad|parents) (?:find out|see|know)\\b`,
    "i",
  ),
  /** How to put money aside for a way out. */
  ofSaving:
    /\b(?:how much|how do i|where (?:do|can) i|(?:need|want|trying) to|enough)\b.{0,40}\b(?:sav(?:e|ing)|money|cash|budget|deposit|account)\b|\b(?:sav(?:e|ing)|hid(?:e|ing)|put(?:ting)?|stash\w*)\b.{0,25}\b(?:money|cash|a deposit)\b|\bbank\b.{0,25}\balerts?\b|\balerts?\b.{0,25}\bbank\b/i,
  /** Whether a message or a place can be seen on a phone that is searched. */
  isSeen:
    /\b(?:is it|would it be|is that|am i) (?:ok(?:ay)? |safe )(?:for me )?to (?:text|call|message|write|email|search|google)\b|\b(?:can|will|would|could|does|is) (?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad)) (?:gonna |going to |be able to )?(?:see|find|read|notice|know about)\b|\b(?:can'?t|cant|don'?t|dont) trust (?:this|my) phone\b/i,
  /** What to say to whoever is feared about the time away. */
  ofExcuse:
    /\bwhat (?:do|should|can|would|could)? ?i (?:even )?(?:tell|say|answer)\b.{0,30}\b(?:him|her|if (?:he|she))\b|\b(?:he|she)(?:'ll| will|'s going to| always)? asks? (?:me )?(?:where|why|what|always)\b/i,
  /** Whether a shelter takes children or animals. */
  ofShelter:
    /\bshelters?\b.{0,40}\b(?:take|allow|let|full|kids?|children|boys?|sons?|dogs?|cats?|pets?|men)\b/i,
  /** Whether to leave in the minutes without the one who is feared. */
  goNow:
    /\b(?:do|should|can|shall) i (?:just )?(?:go|leave|run|get out)(?: now| then| out)?(?= *(?:[?.!,]|$|or\b|while\b|before\b))/i,
  /** How to speak to a doctor without the one who comes along. */
  doctorAlone:
    /\b(?:doctors?|dr|nurses?|clinic|hospital|er)\b.{0,40}\balone\b|\balone\b.{0,30}\b(?:doctors?|dr|nurses?)\b|\b(?:he|she)(?:'ll| will|'s going to| always| wants to)? (?:\w+ )?(?:come|comes|go|goes|be|sit|sits|stay|stays)(?: in)? (?:with me )?(?:in(?:to|side)? )?(?:the )?(?:exam |same )?room\b/i,
  /** What to tell a doctor about violence. */
  toDoctor:
    /\b(?:doctors?|dr|nurses?|clinic|hospital|er)\b.{0,25}\bask\w*\b.{0,30}\bwhat (?:do|should|can) i (?:say|tell)|\bwhat (?:do|should|can) i (?:even )?(?:say|tell)\b.{0,15}\b(?:doctor|dr|nurse|clinic)\b/i,
  tracker:
    /\b(?:put|installed|has) (?:something|an app|spyware)\b.{0,12}\b(?:on|in) my (?:phone|car|truck)\b|\bshows? (?:him |her |them )?where i(?:'m| am| go)\b|\blocation thing\b|\bspyware\b|\b(?:track(?:er|s|ing|ed)|air ?tag|gps|life ?360|find my|location (?:on|sharing)|sees? where i (?:am|go|drive))\b/i,
  custody:
    /\b(?:cps|dcf|dss|child (?:protective )?services|social (?:services|workers?)|foster(?: care| home)?|custody)\b|(?<!\bshelters? (?:won'?t |will |to |would |don'?t )?|\bi (?:can |could |will |want to |have to |need to |would )?|\bi'?(?:ll|d|m going to) |\band )\b(?:take|lose) (?:away )?(?:my|our) (?:\w+ )?(?:kids?|children|baby|son|daughter|boys?|girls?)\b/i,
  ofLicense:
    /\b(?:licen[sc]es?|licensing|cdl|dot (?:medical|physical|exam)|the board|clearance|fit for duty|badge)\b/i,
  ofLaw: /\b(?:probation|parole|a record|priors|warrant)\b/i,
  dismissed:
    /\b(?:husband|wife|mom|mum|dad|mother|father|family|parents|everyone|ex|brother|sister|he|she|they)\b.{0,12}\b(?:says?|thinks?|tells? me|said|keeps? saying)\b.{0,30}\b(?:drama\w*|attention|a phase|tantrums?|overreact\w*|exaggerat\w*|being silly|making it up|just (?:teen\w*|hormones|moody|sad|a mood)|nothing|snap out|get over it)\b/i,
  /** The one in danger is willing to go to a hospital or a doctor. */
  goesAlong:
    /\b(?:he|she|they)(?:'ll|'d| will| would|'s willing to| is willing to| wants? to| (?:said|says) (?:he|she|they)(?:'ll|'d| will| would))? (?:go|come|agrees?|agreed)(?: to go)?\b.{0,15}\b(?:a ?& ?e|er|e\.r\.|emergency (?:room|department)|hospital|doctor|gp|clinic)\b/i,
  ofIdea:
    /\b(?:plant|put|give)\w*\b.{0,15}\b(?:idea|thought)s?\b|\b(?:idea|thought)\b.{0,12}\b(?:in (?:his|her|their) head)\b|\b(?:afraid|scared|worried) (?:of asking|to ask|if i ask|asking)\b/i,
  inCare: /\b(?:when i (?:see|visit|get)|what (?:do|should|can) (?:i|we) (?:even )?say|what to say)\b/i,
  ownDistress:
    /\b(?:asking|meant?|talking) (?:about |for )?me\b|\bwho (?:do|can|should|could) i (?:even )?talk to\b|\bmy (?:second|third) one\b|\b(?:lost|losing) (?:a|one|another) (?:guy|soldier|friend|student|patient|kid|man|marine|brother)\b|\b(?:not|haven'?t been|hardly) (?:sleep(?:ing)?|slept) since\b|\b(?:i'?m|im|i am) (?:the one )?(?:in (?:bits|pieces)|shaking|falling apart|a (?:wreck|mess)|not ok(?:ay)?|losing it|in shock|sick with)\b|\bi feel sick\b|\bcan'?t stop (?:crying|shaking)\b|\bi should have (?:heard|seen|known|noticed|called)\b|\bwhat about me\b|\b(?:it'?s|its|all|is it) my fault\b|\bcan'?t sleep (?:since|any ?more|at all)\b/i,
  ofWork: /\b(?:about|call(?:ing)? (?:in|off)|tell|do about) (?:my |the )?(?:work|job|shifts?|boss)\b/i,
  justYou:
    /\b(?:what do you care|you'?re (?:just |only )?(?:an? )?(?:app|bot|chatbot|robot|computer|machine))\b/i,
  unfair: /\b(?:keeps? (?:doing|getting away)|gets? away with|nothing happens to (?:him|her|them))\b/i,
  mustReport:
    /\b(?:doctors?|nurses?|hospitals?|er|clinic|they|he|she)\b.{0,20}\b(?:have to|has to|must|gonna|going to) report\b/i,
  /** Medicine for a sudden allergy. */
  injector: /\b(?:epi[- ]?pens?|epinephrine|auvi-?q|(?:auto)?-?injector)\b/i,
  /** Looks after somebody old or ill, and is afraid of hurting them. */
  ofCaring: /\b(?:dementia|alzheimer\w*|caregiv\w+|bedridden|take (?:her|him) away|nursing home)\b/i,
  takeTheirs:
    /\b(?:pills?|meds|medicines?|tablets|guns?|pistol|rifle|shotgun|kni(?:fe|ves)|razors?|blades?|rope)\b.{0,60}\b(?:should|do|can|shall) i (?:just )?(?:take|hide|lock|remove|move|get rid of|throw|keep) (?:them|it|these|those)\b/is,
  saidYes:
    /\b(?:she|he|they) (?:just )?(?:said yes|says yes|said (?:that )?(?:she|he|they) (?:wants?|does|do|has|have)|admitted)\b/i,
  whichNumber:
    /\b(?:988 or (?:911|999|112)|(?:911|999|112) or 988|which (?:number|line|one) (?:do|should|to))\b/i,
  seizure:
    /\b(?:seizure|convuls\w+|something in (?:his|her|their) mouth|hold (?:him|her|them) down|bite (?:his|her|their) tongue)\b/i,
  /** Who is left if the writer calls. */
  ofDependent:
    /\bwhat (?:happens|will happen|would happen|becomes) (?:to|of) (?:him|her|them|my \w+|the \w+) if\b|\bwho(?:'s| is|'ll)? (?:(?:will|would|looks?|takes?) (?:look after|care for|take care of|after|care of)|(?:will |would |going to |gonna )?(?:watch(?:es|ing)?|minds?|stays? with|sits? with)) (?:him|her|them|my \w+)\b/i,
  /** Asks for the words by which somebody takes the means away. */
  askTake:
    /\b(?:say|ask|tell|words?)\b.{0,60}\b(?:rifle|gun|guns|pistol|shotgun|pills|meds|tablets|knife|knives|razors?|blades?)\b/i,
  farAway:
    /\b(?:take (?:it|me|this) seriously|i'?m not (?:even )?there|(?:another|different) (?:city|town|state|country)|(?:hours|miles|states) (?:away|from)|from (?:here|abroad|another))\b/i,
  /** Whether a teacher has to hear of it. */
  ofStudies:
    /\b(?:tell|say to|email|explain to)\b.{0,20}\b(?:professor|prof|teacher|dean|advisor|school|college|university|tutor|uni)\b.{0,60}\b(?:extension|about|this|deadline|exam|paper|any of|why)\b|\bmake up (?:the|my) (?:exams?|finals?)\b|\b(?:finals?|exams?)\b.{0,20}\b(?:monday|tomorrow|next week|coming up)\b/i,
  /** Money that is owed by the one whom the writer is angry at. */
  ofPay:
    /\b(?:get|claim|collect|have)\b.{0,15}\b(?:my (?:money|pay|wages|hours|deposit|\$?\d{2,})|back pay|what (?:he|she|they) owes?)\b/i,
  /** Who looks after the animals while the writer gets help. */
  ofAnimals:
    /\bwho(?:'s|'ll| will| would|'d| is going to| is gonna)? (?:to )?(?:feeds?|feeding|milks?|waters?|walks?|looks? after|takes? care of|watch(?:es)?|has|have|gets?)\b.{0,12}\b(?:stock|cattle|cows?|calves|animals?|horses?|dogs?|cats?|pets?|herd|sheep|goats?|chickens?|hens?|pigs?|bees|birds?)\b|\b(?:can'?t|cant|won'?t|not) leave (?:the |my )(?:stock|cattle|cows?|animals?|horses?|dogs?|cats?|herd|sheep|goats?|chickens?)\b/i,
  ofAnger:
    /\b(?:never (?:speak|talk) to me|hates? me|be (?:so )?(?:furious|mad|angry) (?:at|with) me|forgive me)\b/i,
  driveThere:
    /\b(?:drive|fly|come|go|get) (?:up|down|over|there|to (?:her|him|them))(?: now| tonight)?\b.*\?/i,
  plansHelp: /\bi'?(?:ll|m going to|m gonna) (?:text|call|tell|ask|go see) (?!you|him\b|the police)\w+/i,
  onThatDay:
    /\bwhat (?:do|should|can|will) i do (?:about|on|when) (?:it'?s |it |this |that |him |her )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next)/i,
  later:
    /\b(?:my (?:\w+ )?\w+|he|she|we)(?:'s|s| is| are|'re|'ll)? (?:be )?(?:coming|comes|visiting|visits|here|back|over)\b[^.!?]{0,30}\b(?:(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|tomorrow|in (?:\d+|two|three|a few) days|the weekend)\b/i,
  ofFault:
    /\b(?:my (?:own )?fault|i (?:made|make) (?:him|her)|i deserved?|(?:i|maybe i)(?:'m| am| was)? overreact\w*)\b/i,
  /** A child is afraid for, or of losing, the family. */
  mumSick:
    /\b(?:mom|mum|mommy|she)(?:'?ll| will| would| gets?| be)? (?:gonna |going to |get |be |so )*(?:sick|sad|cry|mad|in trouble|hate me|alone)\b/i,
  takenAway:
    /\b(?:foster(?! (?:mom|mum|dad|mother|father|parents?|lady|house|brother|sister)\b)|take (?:me|us|him|her) away|taken away|orphanage|split us|send (?:me|us) away|children'?s home)\b/i,
  ofSibling:
    /\b(?:take|bring|leave|what about|get) (?:him|her|them|my (?:little |baby )?(?:brother|sister))\b|\bmy (?:little |baby )?(?:brother|sister) to get it\b/i,
  message:
    /\b(?:message|text|write|imessage|facetime|email)\b.{0,25}\b(?:on|from|with) (?:the |my )?(?:i ?pad|tablet|computer|laptop|game)\b|\bcan i (?:message|text|write)\b/i,
  stayHere:
    /\b(?:stay|be) (?:in the house|here|home|at home|inside)\b.{0,20}\b(?:with|till|until|and wait)?\b.*\?/i,
  hurtChild:
    /\b(?:touch(?:es|ed|ing)? (?:me|us)|in my (?:room|bed)|hit(?:s|ting)? (?:me|us|him|my (?:little |baby )?(?:brother|sister))|the belt|hurts? (?:me|us))\b/i,
} as const satisfies Record<string, RegExp>;

export function topicsIn(text: string): ReadonlySet<Topic> {
  return new Set((Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].test(text)));
}
