import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import { PERSON } from "./crisis-persons.content.ts";

/** What a message says in the middle of a conversation about danger. A message can say several of them. */
export type Sign = keyof typeof SIGNS;

/** Means that are named, also by their polite names. */
const MEANS =
  "pills?|meds|medications?|tablets|insulin|morphine|gun|pistol|rifles?|sidearm|revolver|shotgun|bottles?|firearm|weapon|knife|blades?|razors?|rope|belt|noose|bleach|glock|hammer|axe|machete";

/** Asks for ways to die or to hurt oneself, also when nothing was said before. */
export const ASKS_FOR_METHODS =
  /\b(?:(?:(?:least|most|more) pain(?:ful|less)|painless|quick(?:est)?|easi(?:est)|easy|best|fast(?:est)?|sure(?:st)?|peaceful|effective) (?:ways?|methods?) (?:to|of|for) (?:die|dying|suicide|go forever|kill(?:ing)? (?:my|your|one)self|end(?:ing)? (?:it all|my life|your life))|(?:(?:least|most|more) pain(?:ful|less)|painless|peaceful(?:lest)?|gentlest) ways? to (?:go|leave|do it)(?= *(?:[?.!,]|$))|ways? to (?:die|kill (?:my|your|one)self|commit suicide|end (?:it all|my life))|(?:how many|how much|which|what)\b.{0,30}\b(?:pills?|tablets?|drugs?|meds|medications?|poisons?|tylenol|insulin|opioids?)\b.{0,40}\b(?:deadly|lethal|fatal|kill (?:me|you|someone|a person|an adult)|to die|overdose)|lethal (?:dose|amount) (?:of|for)|(?:how (?:do|can|would|could|should) (?:i|you|one)|how to) (?:hang|drown|poison|kill|shoot|overdose|starve) (?:my|your|one)self|(?:how|where) (?:do|can|would) (?:i|you) (?:tie|make) a noose)\b/i;

export const SIGNS = {
  methods: new RegExp(
    `${ASKS_FOR_METHODS.source}|\\b(?:before|until|till) (?:it'?s|it is|it gets) (?:dangerous|deadly|too (?:much|many))\\b|\\bmakes? it (?:faster|quicker|easier|work)\\b|\\bhow strong (?:are|is)\\b.{0,30}\\b(?:pills?|tablets|meds)\\b|\\b(?:how (?:many|much|high|deep)\\b.*\\b(?:pills?|take|takes|die|jump|cut|blood|dose)|how long (?:does|would|will) it take|would it (?:hurt|be quick|work)|will it hurt|what (?:method|way) |how (?:would|does|can|do)? ?(?:she|he|they) (?:do(?:es)? it|make sure))`,
    "i",
  ),
  /** Something to do harm with is within reach. */
  means: new RegExp(
    `\\b(?:is|are|it'?s|(?:keep|have|got) (?:mine|it|one|that)) loaded\\b(?! with| up| onto| for)|\\b(?:sav(?:ed|ing)|put(?:ting)?|kept|keeping|hid(?:den|ing)?|stash\\w*|collect\\w*|hoard\\w*) (?:up )?(?:\\w+ ){0,3}(?:${MEANS})\\b(?! (?:away|back|down))|\\b(?:i (?:still )?(?:have|got|bought|took out|found|keep|'ve got|am holding)|i'?m holding|i'?ve (?:still )?got|got|there(?:'s| is)|holding|next to me is|with)\\b(?! rid)(?: \\w+){0,3} (?:${MEANS})\\b|\\b(?:${MEANS})\\b.{0,25}\\b(?:on|in|under|next to|beside|by) (?:me|the|my)\\b|\\b(?:got|have|bought) (?:it|what i need|everything i need|something|stuff)\\b.{0,20}\\b(?:already|here|next to me|in the|in my|ready|$)|\\b(?:yes|yeah|yep|it'?s|its)\\W+(?:right )?(?:near|here|next to me|in reach|beside me)\\b|\\bstuff (?:here|from the)\\b|\\bi'?m the one with the (?:gun|knife)\\b|^\\W*(?:(?:the|my|\\w+'s) )*(?:${MEANS})\\W*$|\\bhas a (?:gun|knife|weapon)\\b|\\b(?:has|keeps|owns) (?:a|an|his|her|their)(?: \\w+(?:'s)?){0,2} (?:gun|pistol|rifle|shotgun|revolver)\\b|\\bmy (?:\\w+'s )(?:${MEANS})\\b`,
    "i",
  ),
  /** At a place, or in the middle of it. */
  place:
    /\b(?:on|at|standing (?:on|at|by)) (?:the |a )?(?:edge of (?:the|a) )?(?:roof|bridge|ledge|edge|tracks|rail(?:ing|road)?|balcony|overpass|walkway|footbridge|drop ?off|cliff|platform)\b|\b(?:engine is on|start(?:ing)? driving|behind the wheel)\b/i,
  /** Somebody is not breathing, or not as the living do. */
  breath:
    /\b(?:not|isn'?t|stopped|stops?|barely|hardly|can'?t (?:hear|feel|see)(?: \w+)?|don'?t (?:hear|feel|see)(?: \w+)?|dont (?:hear|feel|see)(?: \w+)?|no) breath(?:ing|e)?\b|\b(?:long )?gaps? (?:between|in) (?:\w+ )?breaths?\b|\bno pulse\b|\bcpr\b|\bwhere do i push\b|\bgasp(?:s|ing)\b|\b(?:gr[ae]y|blue|purple) (?:lips|face)\b|\b(?:lips|face)\b.{0,14}\b(?:gr[ae]y|blue|purple)\b/i,
  /** Something was taken, or a wound was made. */
  taken:
    /(?<!\b(?:no ?body|no one|never|didn'?t) )\b(?:took|taken|takes|swallowed|downed|od'?d|overdosed)\b(?! (?:an|one|a baby) (?:aspirin|advil|ibuprofen|tylenol)\b)(?:.{0,25}\b(?:pills?|tablets?|meds|medicine|bottle|handful|the rest|all of (?:it|them)|them all|too (?:much|many)|everything|oxy\w*|xanax|tylenol|benadryl|morphine|codeine|aspirin|ambien|ativan|insulin|valium|lithium|fentanyl|heroin|percocet|vicodin|advil|ibuprofen|paracetamol|antidepressants?|sleeping)\b| (?:\w+ )?(?:\d{1,3}|some|a few|most) (?:of (?:them|these|those|his|her|my)|more)\b| (?:them|\d{2,3})(?= *(?:[.,!?]|$)))|\b(?:od'?d|overdosed?)\b(?! (?:on (?:work|tv|coffee)|manage|prevent|train|aware|cases?|kits?|calls?))/i,
  /** Something somebody else could use is not where it was. */
  missing:
    /\b(?:can'?t find|cant find|missing|gone|not there)\b.{0,30}\b(?:pills?|meds|tablets|gun|knife|rope|razors?|keys)\b|\b(?:pills?|meds|tablets|gun|knife|rope|razors?)\b.{0,20}\b(?:missing|gone|not there)\b/i,
  /** A place where other people are. */
  people:
    /\b(?:laundromat|caf[eé]|coffee shop|diner|library|gas station|supermarket|church|mosque|temple|lobby|waiting room|police station|fire station|common room|downstairs|next door|front desk)\b/i,
  /** Without papers, and afraid of being asked for them. */
  papers: /\b(?:undocumented|no papers|without papers|immigration|deport\w*|visa|green card|illegal)\b/i,
  /** Afraid of being kept in a hospital. */
  lockedUp:
    /\bmake (?:me|him|her|them) (?:go|stay)\b.{0,12}\b(?:hospital|ward|er)\b|\b(?:lock(?:ed)? (?:me|you|him|her|them) (?:up|away|in)|(?:keep|hold|commit|section|institutionali[sz]e) (?:me|him|her|them)\b(?! (?:safe|calm|company|busy|here|awake|warm|close))|sent? (?:me )?back (?:in|there)\b|put (?:me|him|her|them) (?:in|into) (?:a|the) (?:home|ward)|psych ward|straitjacket|they'?ll keep me|back (?:in|to) the (?:ward|hospital))/i,
  /** Afraid of a file, a license or a job. */
  record:
    /\b(?:on|in) (?:my|a|the) (?:record|file)\b|\b(?:lose|cost me|take) my (?:job|license|badge|clearance|guns?|scholarship|career)\b|\bkicked out\b/i,
  /** A young person who is afraid that the parents hear of it. */
  parentsKnow:
    /\b(?:mom|mum|dad|parents|they|mother|father)(?:'d|'ll| would| will)? (?:freak|kill me|be (?:so )?(?:mad|angry|disappointed)|flip|find out|know)\b|\b(?:tell|call|calling) my (?:mom|mum|dad|parents|mother|father)\b/i,
  /** Pregnant, or with a child that was just born. */
  perinatal:
    /\b(?:post-?partum|breast-?feeding|nursing (?:him|her|my|the|a)|i'?m nursing|newborn|gave birth|since (?:the|my|our) baby|after the birth|baby blues|the blues|pregnan\w+|had (?:our|my|the|a) baby|seven weeks|days? old)\b/i,
  /** Hears, or is sent, what others don't. */
  voices:
    /\b(?:the|a|this|that|his|her|my) voices?\b(?! (?:mail|message|memo|lesson))|\bmessages? through\b|\b(?:man|woman) on the (?:radio|tv|screen)\b|\b(?:is|are|being) bugged\b|\bthoughts (?:into|through)\b|\bare you one of them\b/i,
  /** Asks for a reason to live. */
  reason:
    /\bwhy should i (?:live|stay|go on|bother living|not)\b|\bone (?:good )?reason\b|\bpoint of (?:living|going on|being alive)\b/i,
  /** Asks what to do with somebody's body without a doctor. */
  treat:
    /\bmake (?:her|him|them) (?:throw up|vomit|puke|drink|eat)\b|\bgive (?:her|him|them) (?:milk|water|salt|charcoal|food|something)\b|\bcold shower\b/i,
  /** Asks whether it passes by itself. */
  passes:
    /\b(?:go(?:es)? away|wears? off|sleep it off|wait it out|be (?:ok|okay|fine|alright) (?:in the morning|if i|tomorrow)|skip (?:tonight|the next|it)|by itself)\b/i,
  /** Asks whether to go to somebody now, or later. */
  wait: /\b(?:should|do|can) i (?:not |just )?(?:wait|go|leave|drive|come|head)\b|\bwait (?:the|an|until|till|for)\b|\bleave it\b/i,
  cost: /\b(?:it'?s the money|paying (?:it |that |the last (?:one|bill) )?off|cost|costs|bill|bills|afford|expensive|insurance|grand|deductible|no money|pay(?:ing)? for|can'?t (?:be )?pay(?:ing)?)\b|\$ ?\d/i,
  /** Asks what the number is, what happens there, or which one to use. */
  asksCall:
    /\b(?:what(?:'?s| is| are| does)|who (?:is|answers|picks up)|how does) (?:\w+ ){0,2}(?:988|that number|this number|the line|hotline|a hotline|findahelpline)\b|\bwhat (?:happens|do they (?:do|say|ask)|will they)\b|\bwhat(?:'?s| is) the number\b|\b(?:someone|somebody|anyone|who|a number|line)\b.{0,12}\b(?:i can|to|can i) (?:text|chat|call)\b|\bwho (?:i )?can (?:i )?call\b|\bwho would i (?:even )?call\b|\bwhy (?:should|would) i (?:call|go|tell)\b/i,
  /** Of somebody else, after the worry began. */
  cheerful:
    /\b(?:suddenly|so|all|really) (?:\w+ )?(?:cheerful|happy|sweet|calm|affectionate|relaxed)\b|\bover it\b|\b(?:he|she|they)(?:'s|s| is| are| says| said)? (?:\w+ )?(?:fine|better|okay|ok|joking|kidding)(?: now| again)?\b|\bpromised?\b/i,
  calm: /\b(?:quiet|calm|peaceful|lighter|at peace|clear) (?:in my head|now|here|again|inside)\b|\bit'?s (?:all )?(?:ok|okay|fine|quiet|done) now\b|\bnot (?:scared|afraid|sad) any ?more\b|\bi feel (?:better|calm|lighter|light|ready|free|good)\b/i,
  /** An ordinary request, in the middle of danger. */
  plans:
    /\b(?:plan|schedule|lists?|to-?do|help me (?:with|make|write|plan|study|draft)|study|exam|homework|budget|cards?|objectives?|milestones?|draft|remind me|checklist|meeting|essay|priorit\w+|slides?|deck|document|handover|put (?:that|it|this) down|what (?:comes )?first|section \d)\b/i,
  secrecy:
    /\bmake me tell\b|\b(?:don'?t|do not|never|dont|won'?t|wont|can'?t|cant) (?:u |you )?(?:tell|call|report|ring)\b(?! me\b).*\b(?:any ?one|anybody|police|them|parents|mom|mum|dad|wife|husband|school|immigration|my \w+)\b|\b(?:do|will) (?:u|you) promise\b|\b(?:pls|please) don'?t tell\b(?! me)|\bour secret\b|\bkeep (?:this|it) (?:a |between|secret|private)|\b(?:u|you) promised\b|\bpromise\b.*\b(?:tell|secret)/i,
  human:
    /\b(?:are you|you'?re|r u)\b.{0,20}\b(?:human|real|person|bot|robot|ai|machine|therapist|young man|man|woman)\b|\bjust a (?:bot|machine|program|chatbot)\b|\byou don'?t (?:really )?care\b/i,
  saved:
    /\b(?:nobody|no one|does any ?one|who|can any ?one)\b.{0,12}\b(?:reads?|sees?)\b|\b(?:sav(?:e|ed|ing)|stor(?:e|ed|ing)|record(?:ed|ing)|logged|private)\b.{0,25}(?:\?|anywhere|here$)|\b(?:delete|clear|erase|hide) (?:this|it|the chat|everything|that)\b/i,
  /** Asks whether to call the police, or to have them look after somebody. */
  police:
    /\b(?:send|sends|sent|get|got|involve|afraid of|scared of) (?:the )?(?:police|cops)\b|\b(?:cops?|police)\b.{0,20}\b(?:door|come|came|show|hurt|shoot)\b|\b(?:police|cops|911|999|112|welfare check|sheriff)\b(?=[^.]*(?:\?|or not|should))|\bdo i (?:drive|go)(?: over| there)?(?: or|\W*$)|\bdo i (?:drive|call|go) (?:over|there|the|911|999|112)\b|^\W*police\W*$/i,
  guns: /\b(?:guns?|rifles?|firearms?|weapons?)\b.*\b(?:take|insult|move|remove|away|lock)\b|\b(?:take|move|remove|lock)\b.*\b(?:guns?|rifles?|firearms?|weapons?|keys)\b/i,
  unreachable:
    /\b(?:won'?t|wont|doesn'?t|isn'?t|not) (?:answer(?:ing)?|pick(?:ing)? up|reply(?:ing)?|respond(?:ing)?)\b|\bvoicemail\b|\bhung up\b|\bcan'?t (?:find|reach) (?:her|him|them)\b|\b(?:missing|disappeared|phone is off)\b|\b(?:don'?t|dont|no idea|not sure|nobody|no one) (?:know(?:s)? )?where (?:he|she|they)(?:'?s| is| are|'?re| went|'ve| has| have)?\b|\bleft (?:his|her|their) phone\b|\b(?:gone|ran|went|walked) (?:off|out)\b.{0,30}\b(?:without|not back|hours? ago)\b/i,
  /** Pressure on the neck shows late. */
  throat:
    /\bhands? (?:a?round|on) my (?:neck|throat)\b|\b(?:choked|strangled) me\b|\b(?:throat|voice|swallow\w*|neck)\b.{0,30}\b(?:hurts?|sore|weird|hoarse|raspy|swollen|gone|mostly|strange|funny|different)\b|\b(?:hurts?|hard) to (?:swallow|talk|breathe)\b/i,
  words:
    /\bwhat (?:on earth |the hell |even )?(?:do|should|can|would) i (?:even |actually |possibly )?(?:say|tell)|\bwhat to say\b|\b(?:need|write me|give me) the (?:calm |right )?(?:wording|words|sentence)\b|\bword for word\b|\band then what\b|\bshould i (?:just )?(?:ask|tell) (?:her|him|them)|\bwon'?t (?:that|it) scare|\bwhat do i do about my\b/i,
  custody:
    /\btake (?:my|our|the|her|his) (?:\w+ )?(?:kids?|children|baby|son|daughter|boys?|girls?)(?: away| from me)?(?= *(?:[.,!?]|if|when|because|$))|\btake (?:her|him|them) away\b|\blose (?:custody|my (?:kids?|children|baby|son|daughter))\b/i,
  search: /\b(?:go through|search|look through) (?:her|his|their) (?:stuff|things|room|phone|bag)\b/i,
  meds: /\b(?:start|stop|restart|take|taking|stopped)\b.{0,15}\b(?:the |my )?(?:meds|medication|medicine|antidepressants?)\b.*\?|\bstart the meds\b/i,
  language:
    /\bnot? (?:speak|talk)\b.{0,12}\benglish\b|\b(?:speaks?|talks?|have|in) my (?:own )?language\b|\bmy english\b.*\b(?:bad|phone|telephone|call)\b/i,
  mistrust:
    /\b(?:don'?t|do not|dont|not|never|no) (?:\w+ ){0,4}(?:988|hotlines?|va line|crisis lines?|one of those (?:numbers|lines))\b|\bon hold\b|\b(?:988|hotlines?|lines?|number)\b.{0,40}\b(?:still went|script|useless|hang up|hung up|didn'?t help|no help|on hold|loop)\b|\b(?:don'?t|dont|stop) (?:give|giv(?:e|ing)) me (?:a|the|that|any)?.{0,8}numbers?\b|\bhang up after\b/i,
  loop: /\byou'?re a loop\b|\bsame (?:paragraph|answer|thing)\b|\bisn'?t a number\b|\bread(?:ing)? off a script\b/i,
  parent:
    /\bmy (?:dad|father|mom|mum|mother|stepdad|stepfather|parents?)\b.{0,30}\b(?:drinks?|drunk|drinking|drugs)\b|\bdad\W+(?:he|she) drinks\b/i,
  repeated:
    /\b(?:did|do) (?:you|u) even (?:read|listen|hear|get)\b|\bplain enough\b|\bhow many times\b|\bare you (?:even )?(?:reading|listening)\b|\byou (?:didn'?t|didnt|did not) (?:hear|listen to) me\b|\bi(?: have|'ve|ve)? (?:already |just )?told you\b|\b(?:i )?(?:just|already) (?:said|told you|answered|wrote) (?:that|you|it|so|no)?\b|\b(?:again from scratch|i answered|asking me again|why are you asking)\b|\bi said\b.{0,30}\bago\b|\byou'?re (?:useless|not listening)\b/i,
  barrier:
    /\bno (?:doctors?|hospital|ambulance|police|cops|hotlines?|calls?)\b|\b(?:trouble|bother|burden) (?:any|some)\w*\b|\bfeels? dramatic\b|\bbe so mad\b|\bmake a fuss\b|\b(?:won'?t|can'?t|cannot|don'?t want to|do not want to|not going to|never|refuse to|afraid to|scared to|hate|if i)\b.{0,20}\b(?:call|calling|phone|text|talk(?:ing)?|hotlines?|lines?|988|police|hospital|doctors?)\b|\b(?:lock me up|send (?:the )?(?:police|cops|anyone)|hospitali[sz]e me|commit me|judge me|laugh at me|take my job)\b|\b(?:hotlines?|lines?|therapy|they) (?:never|don'?t|doesn'?t|didn'?t|won'?t) (?:help|work|listen|care)|\bno (?:insurance|money|phone|credit|minutes)\b|\b(?:tried|called|texted)\b.{0,30}\b(?:before|useless|nothing|on hold|hung up|no answer|didn'?t help)\b|\b(?:don'?t want (?:her|him|them) to know|i shame|ashamed|a fuss|not trouble (?:her|him|them)|tired of me|can'?t have them hear|like an idiot|would(?:n't| not) trouble)\b/i,
  /** With somebody, or help is on its way. */
  safe: new RegExp(
    [
      `\\b(?:i'?m|im|i am|we'?re|we are|sitting|feel(?:ing)?) (?!not\\b|never\\b|in\\b|un)(?:\\w+ ){0,3}(?:safer?\\b|with (?:my (?:\\w+ )?(?:${PERSON})|a friend|someone|the (?:ra|guard|nurse|medic|neighbou?r)|(?!me\\b|it\\b|this\\b|that\\b|the\\b|a\\b|my\\b|her\\b|him\\b|them\\b|you\\b|no\\b|stuff\\b|all\\b|being\\b|everything\\b|life\\b|nobody\\b)[a-z]+ now)\\b)`,
      `\\bi(?:'ve| have)? (?:just )?(?:called|texted|talked to|spoke to|reached)\\b.{0,20}\\b(?:988|hotline|line|my|a friend|someone|911|ambulance|doctor)\\b`,
      "\\bon the (?:phone|line) with\\b(?! (?:him|my ex))",
      "\\b(?:ambulance|paramedics|dispatch(?:er)?|they)(?:'re| are|'s| is)? .{0,12}(?:here|coming|on (?:the|its|their) way|asking where)",
      `\\b(?:my )?(?:\\w+ )?(?:${PERSON})(?:'s| is|s)? (?:just )?(?:here|coming|got here|on (?:her|his|their|the) way|sitting|holding|just knocked|with me|home now)`,
      "\\bi (?:just )?told (?:him|her|them|mom|mum|mommy|dad|daddy|grandma|grandpa|my \\w+|someone|the \\w+)\\b(?!.{0,20}(?:joke|useless))",
      "\\b(?:he|she|they|kim|marcus)(?:'s|s| is| are)? (?:sitting|here|calling|staying|driving me|with me)\\b.{0,25}",
      `\\b(?:he|she|they|${PERSON}|marcus)\\b.{0,10}\\b(?:(?:took|locked up|has taken) (?:away )?(?:the|my) (?:pills|gun|meds|knife|stuff|keys|car keys|thing)|has (?:the|my) (?:keys|car keys|thing))`,
      "\\b(?:going|on (?:our|my|the) way|driving|walking) to the (?:er|emergency room|hospital|a&e)\\b",
      "\\b(?:ok(?:ay)?|fine)\\W+(?:i'?m |im )?(?:calling|i called|i left)\\b|\\bcalling (?:now|911|988)\\b",
      `\\b(?:driving|walking|going|heading|on my way|riding)(?: over)? to (?:my )?(?!his\\b|hers\\b|her\\b|their|the\\b|work|school)(?:${PERSON}|[a-z]+)'?s(?: (?:place|house|door))?\\b(?= *(?:[.,!]|now|$))`,
      "\\b(?:he|she|they|someone)(?:'ll|'s going to| will| is going to) (?:take|keep|hold|lock up|get rid of) (?:it|them|the \\w+|that)\\b",
      "\\bsleep(?:ing)? at (?:hers|his|theirs|my \\w+)\\b|\\bhe has her\\b",
    ].join("|"),
    "i",
  ),
  kiddingWord:
    /\b(?:kidding|joking|playing|messing|jk|j\/k|joke|hypothetical(?:ly)?|pretend|role ?play|didn'?t mean it|novel|story)\b/i,
  fiction:
    /\b(?:(?<!\b(?:his|her|their|ig|insta|snap|long|short|same|sob|whole|what|back|cover|success) )story(?! short\b)|novel|(?:my|the|a|this|for a|in a|in my) book|(?:my|main|the|a) character|chapter|fiction|screenplay|mfa)\b/i,
  alone:
    /\b(?:nobody|no one|no-one|noone)\b(?= *(?:[.,!?]|$)| (?:is|here|there|home|around|to|who|can|else|that)\b)|^\W*none\W*$|\b(?:i'?m|i am|all|live|being|here|office) alone\b|^\W*alone\b|\balone in\b|\bno friends?\b|\bdon'?t have (?:anyone|anybody|friends|family)\b|\bby myself\b|\beveryone'?s out\b/i,
  leaving:
    /\b(?:good ?bye|bye|farewell|gotta go|gtg|g2g|(?<!do i )have to go|going now|leaving now|good ?night|signing off|this is it|done talking|won'?t hear from me|it'?s been nice)\b|\b(?:doesn'?t matter|forget it|never ?mind|nvm|whatever)\b/i,
  unsure:
    /^\W*(?:no s[eé]|je (?:ne )?sais pas|(?:ich )?wei(?:ß|ss) (?:es )?nicht|non (?:lo )?so|n[aã]o sei|nie wiem|pata nahi)(?![\p{L}])|^\W*(?:idk|i ?d(?:on'?t|unno)? ?know|dunno|not sure|maybe|i guess|sort of|kind of|kinda|a little|sometimes|probably|some|part of it|yes\W+no|no\W+yes)\b|\bidk\b\W*$|\b(?:maybe|ok) (?:like )?some\b|\bi dont know\b.{0,8}$|\bnot really\W+just\b|\bat my age one often does\b|\bwho cares\b/iu,
  no: /^\W*(?:no|nope|nah|not really|never|i'?m not|i don'?t|of course not|not today|not now|i wouldn'?t|nein|non|nee|nie|nao|não|hindi|nahi)\b/i,
  yes: /(?:^|[.!?]\s+|, )(?:yes|yeah|yep)(?=\W*$|[,.!])|^\W*(?:(?:idk|roger|ok|well|honestly)\W+)?(?:yes|yeah|yea|yep|yup|ya|sure|i (?:am|do|have)(?=\W*$|[,.!]| (?:think|thought|want|plan|having|been thinking|a plan))|i think so|most|sí|si|sì|oui|ja|sim|tak|oo|haan)(?=$|[^\p{L}])/iu,
  /** The abuser is near. */
  near: /\bi (?:can )?hear (?:him|her|(?:the|his|her) (?:car|truck|door|keys|stairs|voice|boots|steps)|footsteps)\b|\b(?:he|she)(?:'?s| is) (?:now |already |just )?(?:in the (?:house|hall|hallway|kitchen|driveway)|inside|yelling|screaming|banging on)\b(?! (?:job|story|joke|tomorrow|at the (?:tv|game|screen)))|\b(?:water|shower) (?:just )?stopped\b|\b(?:he|she)'?s out\b|\bhiding\b|\b(?:he|she)(?:'?s| is)? (?:just |now )?(?:pull(?:ing|ed) (?:in|up|into)|park(?:ing|ed) (?:outside|out front|the car)|walk(?:ing|ed) (?:in|up the)|unlocking)\b(?! (?:his|her|my) phone)|\b(?:his|her) (?:car|truck|keys?)(?:'?s| is| just)? (?:in the (?:driveway|lock|door)|outside|pull(?:ing|ed))|\bunder (?:my|the) bed\b|(?<!\b(?:locks?|locked|puts?|shuts?) (?:me|us) )\bin the closet\b|\b(?:he|she|they)(?:'?s| is| are)? (?:coming(?! (?:(?:to (?:get|pick) (?:me|us)(?: up)?|for (?:me|us)|over|home|back|by) )?(?:at \d|tomorrow|later|next|in an hour|on (?:mon|tues|wednes|thurs|fri|satur|sun)))|here|back|home|outside|in the next room|with me|at the door|on (?:his|her|their) way|in the shower|right there)\b|\b(?:he|she) hears\b|\bshower just stopped\b|\b(?:he|she) (?:just )?(?:called|yelled|is calling|shouted)(?: for)? (?:my name|me)\b|\bfootsteps\b|\b(?:he|she)(?:'s|s| is)? (?:getting up|at the foot of|on the stairs|waking up)\b|\bill say its\b/i,
  seen: /\b(?:he|she) (?:just )?(?:says?|asks?|asked|is asking|wants to know)\W+(?:what|who) (?:(?:are|r) (?:you|u)|i'?m|i am) (?:typing|writing|texting|talking to)\b|\bif (?:he|she|they) (?:sees?|finds?|reads?)\b|\b(?:he|she|they) (?:saw|found|took|has|grabbed|knows about) (?:the|my|this)\b.{0,15}\b(?:phone|chat|conversation|messages?|screen)\b|\b(?:he|she|they) (?:saw|found|knows about) (?:this|it)\b/i,
  /** The body is getting worse. */
  body: /\b(?:sle+py|sleepy|drowsy|dizzy|speech|weird|blurry|numb|can'?t (?:dial|stand|move|feel|breathe|wake)|cant (?:dial|stand|move|feel|breathe|remem?ber)|throwing up|vomit|shaking|cold|faint|passing out|sleep it off|so tired|jaw|worse|it burns|pale|squeez\w*|sweat\w*|gurgl\w*|snor(?:es|ing) (?:\w+ )?(?:weird|funny|loud)|limp|unresponsive|won'?t wake|short of breath|out of breath|nauseous|left arm|hurts? (?:too|now|more)|getting worse|seizure|bleeding|u call|you call)\b/i,
  minor:
    /\b(?:i'?m|im|i am) (?:only |just )?1[0-7]\b(?! ?(?:%|percent|weeks|months|days|min\w*|hours?|hrs?|miles?|blocks|km|away|off|yards|feet|points|years|yrs))/i,
  veteran: /\b(?:tours?|deployed|deployment|platoon|veteran|vet here|marines?|squad|my guys)\b/i,
} as const satisfies Record<string, RegExp>;

/** When it would be. Only counts where the danger itself was put into words. */
export const TIME =
  /\b(?:tonight'?s?|right now|in an hour|this (?:evening|afternoon)|before (?:the \d+|i lose)|after (?:every ?one'?s?|they(?:'re)?|he|she|my \w+)(?:'s| is| are)? (?:asleep|go(?:es)? to (?:sleep|bed)|out|leaves?)|\d{1,2} ?o'? ?clock|plan for \w+|i (?:have|made) a plan\b|it'?s all arranged)\b/i;
/** When and where it would be is settled; of every day without a danger beside it. */
export const CHOSEN =
  /\b(?:when|time|day|date) and (?:the |a |my )?(?:where|place|spot)\b(?! (?:to|do|does|is|are|we|you|should|can)\b)|\b(?:got|have|chose|chosen|picked|settled on|decided on|found) (?:already )?(?:the|a|my) (?:place|spot|day|date|road|stretch)(?: (?:all|already))?(?: (?:picked|chosen|planned|worked|sorted)(?: out)?| in mind)\b|\b(?:the|my) (?:place|spot|day|date)(?:'s| is| has been)? (?:already |all )?(?:picked|chosen|settled)\b|\bi (?:already )?know (?:exactly )?(?:where and when|when and (?:the )?where|the (?:place|spot|bridge|day))(?= *(?:[.,;!]|$))/i;
/** Said alone, or after a yes, or as an answer to "when". */
export const TIME_ALONE =
  /^\W*(?:(?:yes|yeah|yep|maybe|probably|prob|i think|idk|on|by|this|next)\W+){0,3}(?:today|now|soon|tomorrow|tonight|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week)\b|(?:^|[.!]\s*)soon\W/i;
export const NOT_TIME =
  /\bnot (?:today|tonight|now|right now)\b|\b(?:plan|help me|homework|meeting|deadline)\b.*\?|\?\W*$/i;

/** Takes back what Echo thought it had read. */
export const DENIAL =
  /^\W*(?:what|wtf|huh|lol what|omg)\W+no\b(?! (?:i|im|i'm) (?:done|tired))|\b(?:no ?(?:body|one) (?:is|'s|was|wants|has|here is)? ?(?:\w+ )?(?:hurt(?:ing|s)?|threatening|touch(?:ed|ing)?|sick|ill|dying|going to (?:hurt|harm|kill|die|do)|to hurt)|nobody'?s (?:hurting|threatening|sick)|(?:i'?m|im|i am) not (?:\w+ )?(?:suicidal|being abused|angry|hurting any\w*|going to (?:hurt|kill|harm)|in (?:any )?danger)|not suicidal|none of (?:us|them) (?:is|are|am|wants?|would)|no ?(?:body|one)(?:'s| is) (?:thinking (?:about|of)|killing|planning)|(?:it'?s|its|that'?s|thats) (?:just |only )?(?:a|an|our) (?:\w+ )?(?:meme|running joke|running bit|inside joke|idiom)|i (?:never|didn'?t|didnt) (?:said|say) (?:that|anything|so)|(?:not|nothing) like that|it'?s (?:just )?about my|its about (?:the|my)|(?:i'?m|im) (?:just )?talking about|you (?:misread|read too much)|(?:it'?s|its|it is) (?:a|an|my|just a|only a|for a|for my) (?:\w+ )?(?:novel|book|story|game|movie|show|drawing|song|thesis|coursework|figure of speech|expression|process|server|phone call|joke about)|it'?s (?:fiction|servers|coursework)|detective fiction|figure of speech|(?:never|didn'?t) (?:has |have )?(?:touched|hit|hurt) (?:me|her|him|any\w*)|i'?d never hurt|i would never hurt|(?<!\b(?:thinks?|says?|saying|pretend|pretending|told (?:her|him|them|everyone)|tell (?:her|him|them|everyone)|believes?)(?: that)? )\b(?:i'?m|im|i am) (?:fine|ok(?:ay)?|happy|an? (?:nurse|sre|web developer|teacher|writer)(?=\W*$|[.,!;]\s))|why (?:would|do|are) you (?:ask|speak|talk)|hurt who|who is hurting|killing\? no|what is wrong with|(?:is|there a) (?:a )?suicide card|offensive|absolutely not|of course not|not thinking of any|no such thing|what on earth|(?:i )?(?:don'?t|dont|do not) want to (?:die|kill|hurt)|i (?:just )?(?:want|wanted) (?:a burger|to say thanks|help (?:writing|with))|stop asking (?:me )?(?:that|this|if)|(?:shes|she'?s|he'?s) (?:fine|not (?:ill|sick|suicidal)))\b/i;
/** Puts it off, which says that there is something to be put off. */
export const NOT_YET =
  /^\W*(?:(?:no+|nah|naw|nope|well|honestly|maybe|ok(?:ay)?)[\s,.]+)?not (?:today|tonight|yet|right now|just yet|this week)\b(?! please)/i;
/** What was taken for danger is a way of speaking; a joke alone takes nothing back. */
export const NOT_LITERAL =
  /\b(?:(?:just |only )?(?:an? )?(?:expression|figure of speech|idiom)|(?:it'?s|its|that'?s|thats) (?:just |only )?(?:a|an|our) (?:\w+ )?(?:meme|saying|running joke|running bit|inside joke))\b/i;
/** An answer that begins with a no, however surprised. */
export const BARE_NO =
  /^\W*(?:(?:what|omg|oh|god|jesus|christ|jesus christ|lol|uh|um|haha+|wtf|bloody hell|hell|dude|lmao|wow|sorry|my god|huh|ew|erm|ok|please)[\s\W]+){0,3}(?:no+(?! ?one\b)|nope|nah|none|never|nein|non|nee|nie|n[aã]o|hindi|nahi)(?![\p{L}'’])|^\W*(?:[\p{L}']+[\s,!?.]+){1,3}no+(?=\s*[.,!?]|$)/iu;
/** Surprise alone, after a question that did not fit. */
export const SURPRISE = /^\W*(?:lol )?(?:wh?at|huh|hurt|called who|hurt who|i see)\s*[?!]{2,}/i;

/** Who is feared at home. */
const FEARED =
  "(?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|fianc[eé]e?|spouse|(?:step)?(?:dad|father|mom|mother|brother|son)|uncle|roommate|boss|(?:mom|dad)'?s (?:boyfriend|girlfriend)|foster \\w+)";

/** Says who or what it is really about. */
export const CORRECTIONS: readonly { to: { kind: RiskKind; subject: RiskSubject }; sign: RegExp }[] = [
  {
    to: { kind: "abuse", subject: "me" },
    sign: new RegExp(
      `^(?=.*\\b(?:unsafe|not (?:feel(?:ing)? )?safe|don'?t feel safe|scared|afraid|yes|yeah)\\b)(?=.*\\bnot (?:of |from |with |because of |about )?(?:my(?: own)? (?:thoughts?|mind|head|self)|myself|me)\\b)(?=.*\\b(?:it'?s|its|it is|because of|from|of|with|around|by) (?:(?:my|the kids'?) (?:${FEARED})|him|her)\\b(?! (?:i'?m (?:worried|afraid|scared) for|who (?:wants|is suicidal))))(?!.*\\b(?:worried|scared|afraid) (?:about|for)\\b)`,
      "is",
    ),
  },
  // In Spanish: nobody does anything to the writer, somebody else is ill.
  {
    to: { kind: "medical", subject: "somebody" },
    sign: /^(?=.*(?<!\p{L})(?:nadie me (?:pega|hace|toca|maltrata|est[aá])|no (?:soy yo|es eso|se trata de m[ií])))(?=.*(?<!\p{L})es (?:mi|un|una|el|la) \p{L}+)(?=.*(?<!\p{L})(?:caliente|fiebre|responde|respira|sangr\p{L}*|vomit\p{L}*|tiembla|temblando|desmay\p{L}*|mareado|mareada|calor|dolor|golpe|convuls\p{L}*)(?!\p{L}))/isu,
  },
  // A no about oneself that says who does it instead.
  {
    to: { kind: "abuse", subject: "me" },
    sign: new RegExp(
      `^(?=.*\\b(?:not|no|never|don'?t|dont|wouldn'?t|won'?t) (?:\\w+ ){0,4}(?:hurt(?:ing)?|harm(?:ing)?|kill(?:ing)?|cut(?:ting)?|do(?:ing)? (?:it|any\\w+|some\\w+) to|suicidal|unsafe with) ?(?:myself|me)?\\b)(?=.*\\b(?:it'?s|its|it is) (?:(?:my )?${FEARED}|him|her|the (?:lady|man|guy|woman))\\b)(?=.*\\b(?:he|she|they|who)\\b.{0,20}\\b(?:grab|hit|push|shove|lock|hurt|yank|pull|slap|kick|throw|choke|scare|scream|yell|put|touch|punch|twist)\\w* (?:(?:me|us)\\b|at (?:me|us)\\b|my (?:arm|hair|wrist|face|brother|sister)))`,
      "is",
    ),
  },
  {
    to: { kind: "others", subject: "me" },
    sign: /\b(?:not|isn'?t) (?:me|the one) (?:who|that)(?:'?s| is)? (?:gonna|going to|about to) (?:get|be) hurt\b|\b(?:it'?s|its|it is) (?:just )?me (?:that|who|whos|who'?s)\b.{0,20}\b(?:do|hurt|kill|harm|shoot|hit|stab|finish|get)\b.{0,12}\b(?:him|her|them)\b|\bi'?m the one (?:who|that|whos|who'?s)(?:'?d| would| might| could| will|'?ll| gonna| going to) (?:do|hurt|kill|harm|shoot|hit|stab|get)\b(?!.*\b(?:he|she)'?s fine\b)(?=.*\b(?:him|his|her|them|their)\b)|\bi (?:just |really )?want (?:him|her|them) (?:dead|in the ground|to die)\b/i,
  },
  {
    to: { kind: "self", subject: "somebody" },
    sign: /\b(?:afraid|scared|worried|frightened|concerned|terrified) for (?:him|her|them|my \w+)\b|\bit(?:'s| is) (?!me\b|him\b|her\b)\p{Lu}\p{L}+,? (?:that |who(?:m)? )?i(?:'m| am) (?:afraid|scared|worried|frightened) (?:for|about)\b|\b(?:he|she|they)(?:'ll| will| might| could| would|'s going to| is going to| may) (?:do away with|kill|hurt|harm|end) (?:himself|herself|themsel\w+|his life|her life)\b|\bi(?:'m| am) (?:his|her|their) (?:mother|mom|mum|father|dad|sister|brother|wife|husband|friend|roommate)\b.*\bis the one\b/isu,
  },
  {
    to: { kind: "self", subject: "me" },
    sign: /\b(?:no ?body|no ?one)(?: else)? (?:does|did|is doing|hurts?) (?:it|this|that|any\w+|me|to)(?: to me)?\b.{0,12}\b(?:i do (?:it|this|that)|i'?m the one|i hurt myself|it'?s me)\b|\bi do (?:it|this|that) to (?:myself|my own \w+)\b/i,
  },
  {
    to: { kind: "others", subject: "me" },
    sign: /\b(?:hurt|harm|shook|shake|not safe with)\b.{0,14}\b(?:her|him|baby|crib|with me)\b.*\bnot me\b|\bscared i'?ll hurt (?:her|him)\b/i,
  },
  {
    to: { kind: "self", subject: "somebody" },
    sign: /\bnot me\W+(?:it'?s )?(?:my|her|him|she|he)\b|\bforget me\b|\bmy (?:daughter|son|father|dad|friend|brother|sister) is (?:cutting|suicidal)\b|\bworried about my (?:father|dad|mom|mother|friend|son|daughter|brother|sister|wife|husband)\b|\b(?:it'?s|about) my (?:friend|daughter|son|dad|father|mom|brother|sister)\b.{0,4}\bnot me\b/i,
  },
  {
    to: { kind: "self", subject: "me" },
    sign: /(?<!\b(?:think|thinks|thinking|thought|believe|saying|said) (?:that )?)\b(?:it'?s|its|it is) (?:just )?me\b(?! i need to tell| and)|^\W*away from me\b|\bmaybe (?:like )?some\b|\bi wrote it (?:when|the week|after|about me)\b|\bi'?m the one (?:with|standing|who wants|in danger)\b|\bthere'?s no friend\b|\btheres no friend\b|\bi (?:am|was) talking about me\b/i,
  },
];

/** "Not me" and somebody else: it is about them, or they are in danger from the writer. */
export const NOT_ME =
  /\bnot (?:me|myself|about me)\b|\bit'?s for (?:him|her|my (?:friend|brother|sister|son|daughter|kid))\b|\bi'?m fine\b.{0,40}\bfor (?:him|her)\b/i;
/** Somebody dear, or worried about. */
export const OF_DEAR =
  /\bmy (?:\w+ )?(?:son|daughter|kid|child|boy|girl|friend|brother|sister|mom|mum|mother|dad|father|wife|husband|partner|student|roommate|grandson|granddaughter|nephew|niece)\b|\b(?:worried|scared|afraid|frightened) (?:for|about)\b|\bscared me\b/i;
export const ABOUT_DEAR =
  /\babout my (?:\w+ )?(?:son|daughter|kid|friend|brother|sister|mom|mum|mother|dad|father|wife|husband|partner|student|roommate|grandson|granddaughter|nephew|niece|cousin)\b(?!'s).{0,12}\b(?:i'?m (?:fine|ok(?:ay)?)|not me)\b/i;
/** Somebody beside the writer goes on writing. */
export const THEIR_TYPIST =
  /\bthis is (?:her|his|their) (?:husband|wife|son|daughter|partner|neighbou?r|friend|sister|brother|mother|father)\b|\b(?:she|he) is my (?:wife|husband|mother|father|mom|dad|partner|neighbou?r|friend)\b|\bthis is \p{L}+ (?:typing|writing) now\b/iu;
export const OF_THEM =
  /\b(?:him|her|them|he'?s|she'?s|he|she|hes|shes|his)\b|\bmy (?:\w+ )?(?:friend|son|daughter|kid|brother|sister|mom|mum|dad|wife|husband|partner|student|roommate|girl|boy)\b|\bnot me\W+(?:it'?s )?\p{L}{3,}/iu;

/** Somebody who is a child by what they say. */
export const CHILD =
  /\b(?:i'?m|im|i am) (?:only |just )?(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= *(?:[.,!?]|$|years?\b|yrs?\b|yo\b|and\b|but\b|can\b|now\b|in\b|how\b|what\b|pls\b|please\b|help\b|i\b|we\b|my\b))|\b(?:i'?m|im|i am) in (?:the )?(?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) grade\b|\bmy (?:mommy|daddy)\b|\b(?:mommy|daddy) (?:says?|works?|is|said|gets?|hits?)\b/i;

const WEEKS = "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:weeks?|wks?|months?)";
/** A stretch of time, "in two weeks", is no age. */
export const BABY = new RegExp(
  `\\b(?:baby|newborn|infant|crib|${WEEKS} old)\\b|\\b(?:he|she|it|son|daughter)(?:'?s| is) (?:only |just |about |barely )?${WEEKS}\\b|(?<!\\b(?:in|for|over|after|within|last|next|about|around|every|of|the|these|past|only|another|have|got|been|my|than) )\\b${WEEKS}(?= *(?:[.,!?]|$))`,
  "i",
);
/** The baby is somebody else's, so that nobody is to lay it down or hand it over. */
export const NOT_OWN_BABY =
  /\bbaby (?:across|next door|upstairs|downstairs|of (?:the|my) neighbou?rs?)\b|\b(?:not|isn'?t) my baby\b|\b(?:what|no) baby\b(?=\s*(?:[.,!?]|$))|\bno crib\b|\bneighbou?rs?'?s? baby\b/i;
/** What somebody is afraid of doing to a baby, or is told to do by a voice. */
export const BABY_HARM =
  /\bpillow\b|\bsmother\w*|\bdrown\w*|\bshak(?:e|ing|en) (?:him|her|the baby|it)\b|\bshook (?:him|her|the baby)\b|\b(?:he|she|they|baby|it)(?:'s|s| was| is| has| have| had)? (?:been )?swapped\b|\b(?:the|a|that) voices? (?:says?|tells?|keeps?|wants?)\b|\b(?:isn'?t|not|hes not|he'?s not|she'?s not) (?:really )?mine\b|\bstanding over (?:him|her|the (?:crib|baby))\b|\b(?:hurt|harm|kill|throw|drop)(?:t?ing|p?ing)? (?:him|her|the baby)\b(?! off)|\b(?:put|threw|slammed) (?:him|her) down\b.{0,12}\bhard\b/i;
export const BABY_NOW =
  /\b(?:ive got|i'?ve got|i have|holding|got) the pillow\b|\bstanding over\b|\b(?:says?|tells? me to|telling me to) do it\b|\bdo it (?:now|before)\b/i;

/** Of somebody who is known to be in danger. */
export const LAST_WORDS =
  /\b(?:she|he|they)(?:'s| has| have)?(?: just)? (?:texted|wrote|messaged|sent|posted|put|said|says)\b.{0,20}\b(?:sorry|good ?bye|bye|love (?:you|y'?all|yall)|thank you|thanks|take care|forgive)\b/i;
export const SUICIDE =
  /kill|suicid|\bdie\b|\bdead|\bdying|end(?:ing)? (?:it|my)|not (?:be here|wake)|be here|to live|alive|living|exist|better off|shoot|hang\b|jump|force for/i;

/** Weak in itself, a sign beside a danger that is suspected: means, last things, money after a death, those who died. */
export const WEAK =
  /\b(?:rope|gun|pistol|rifle|\.45|glock|pills?|tablets?|blades?|razors?|poison|glovebox|pillow|bottles? of)\b|\b(?:in|to) heaven\b|(?<!\w)\.45\b|\b(?:my|the|one|our|a) (?:last|final) (?:night|day)\b|\b(?:last|final) (?:letter|words?|meal|message)\b|\bletters? (?:to|for) (?:my|each|everyone|mom|mum|dad)\b|\blife insurance\b|\binsurance\b.{0,30}\bpays?\b|\bpay out\b|\b(?:nobody|no one)(?:'s| will| would| is)?(?: going to| gonna)? (?:look for me|find me|look|find|miss|notice|be home)\b|\bwithout me\b(?! (?:at|in|on) (?:the|work|a)\b)|\b(?:gets?|takes?|have|has) (?:my|the) (?:tools|dog|cat|kids|house|guitar|switch)\b|\b(?:be|go|going) (?:with|to|see) (?:nana|grandma|grandpa|god|jesus|margaret|my late)\b|\btell (?:my|the|them|her|him)\b.{0,14}\b(?:i'?m sorry|wasn'?t|wasnt|password|i love)|\bpasswords? (?:is|are)\b|\bwasn?'?t (?:his|her|their) fault\b|\bthen (?:i can|i'?ll) (?:stop|rest|be done|sleep)\b|\b(?:it|everything|all of it) (?:to be )?(?:over|to stop|to end)\b|\bfor it to stop\b|\bnot (?:scared|afraid) any ?more\b|\bworth more\b|\bfeel something\b|\bsharpener\b|\bwrite to my (?:grand)?(?:children|kids|son|daughter)\b|\bit(?:'s| is) enough now\b|\b(?:is )?taking the tools\b|\btheres? no next\b|\bno ?(?:one|body) (?:left )?to (?:feed|look after|wait for)\b|\b(?:dog|cat)s? (?:is |are )?going to my\b|\bin the road\b|\bto the tracks\b|\bwhich train\b|\bno(?:body| one) else gets hurt\b|\bthat way no(?:body| one) gets hurt\b|\bnobody has to pay for me\b|\bfinish with it\b|\b(?:not|don'?t|dont|won'?t|never) blame (?:themselves|herself|himself)\b/i;
/** When it would be, in a conversation where danger was said. */
export const DATE =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|anniversary|this (?:weekend|evening)|\d{1,2} ?(?:am|pm)|at (?:noon|midnight)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|march|april|june|july|aug|sept|oct|nov|dec)\w*)\b/i;

/** What a child says of a home where somebody is dangerous. */
export const CHILD_FEAR =
  /\b(?:yell\w*|scream\w*|hit|hits|hitting|hurts?|blood|bleeding|scared|afraid|break\w*|broke|threw|throw\w*|mad|drunk|belt|closet|hiding|hide|under (?:my|the) bed|touch\w*|bruis\w*|purple)\b/i;
/** Something is in the hand of somebody in danger, or they can no longer be reached. */
export const IN_HAND =
  /\b(?:pills?|gun|knife|rope|razor|bottle)\b.{0,20}\b(?:in|on) (?:her|his|their) (?:hands?|lap|mouth|head|neck)\b|\b(?:holding|picture of|pic of|photo of)\b.{0,20}\b(?:pills?|gun|knife|rope|razor|bottle|bridge|roof|ledge)\b/i;
export const ARMED = /\b(?:gun|pistol|rifle|knife|machete|weapon|bat|gasoline)\b/i;
/** Of somebody else, in the other languages. */
export const FOREIGN_OTHER =
  /(?<!\p{L})(?:elle|il|ella|él|sie|er|ela|ele|lei|lui|zij|hij|ona|siya) (?:se|s'|sich|si|zich|się|nag\w+)(?!\p{L})|(?<!\p{L})(?:ma fille|mon fils|mi hij[ao]|mein sohn|meine tochter|minha filha|meu filho|mia figlia|mio figlio|mijn (?:dochter|zoon)|moja córka|mój syn|ang anak ko|mera beta|meri beti|mi abuel[ao]|mein (?:vater|freund|bruder)|meine (?:mutter|freundin|schwester))(?!\p{L}).{0,25}(?<!\p{L})(?:veut|quiere|will|quer|vuole|wil|chce|se|sich|si|zich|no despierta|réagit|reagiert|nicht)(?!\p{L})/iu;
/** A wish to die of the writer's own, in the other languages. */
export const FOREIGN_WISH =
  /(?<!\p{L})(?:(?:yo (?:también )?)?(?:me )?quiero (?:morir|matar)(?:me)?|me voy a matar|ich will (?:sterben|tot sein|nicht mehr leben)|ich bringe? mich um|je veux (?:mourir|me tuer)|eu quero (?:morrer|me matar)|quero morrer|voglio (?:morire|uccidermi)|ik wil (?:dood|sterven)|chcę (?:umrzeć|się zabić)|main marna chaht\p{L}*|gusto ko(?:ng)? (?:nang )?mamatay)(?!\p{L})/iu;
/** A call that led nowhere is no help. */
export const IN_VAIN =
  /\b(?:useless|didn'?t help|no help|hung up|on hold|no(?:body| one) (?:answered|picked up|came|cares?)|last time|never again|once before|tried that)\b/i;

/** Whoever was there is there no more. */
export const LEFT =
  /\b(?:she|he|they|everyone|my \w+)(?:'s| is| has| have|'ve)? (?:just )?(?:left|gone|went home|driven off|hung up)\b|\balone (?:again|now)\b|\b(?:he|she)(?:'ll| will| says (?:he|she)'?ll)? come here\b/i;
/** Help that was spoken of has not come. */
export const NOT_HERE_YET =
  /\b(?:ain'?t|isn'?t|not|aren'?t|hasn'?t|haven'?t) (?:here|there|come|arrived|shown up)(?: yet| now)?\b|\bno sign of (?:him|her|them)\b/i;
/** Asked as if of somebody else. */
export const OF_FRIEND =
  /\basking for a friend\b|\bif (?:someone|somebody|a (?:person|friend)|he|she|they) (?:is|are|was|might be|wants?)\b/i;
/** Told of somebody who is feared for: it is done, an empty package lies there, or the voice is slurred. */
export const TAKEN_BY_THEM =
  /\b(?:he|she|they|him|her)\b[^.!?]{0,50}\b(?:already|all) (?:done(?! with (?!it\b|everything\b|life\b))|too late)\b|\b(?:it'?s|its|it is) (?:already |all )?(?:too late|done)(?: now| already)?\b(?=.*\b(?:door|room|slurr\w*|drunk|sleepy|pills?|bottle)\b)|\b(?:he|she|they|voice|words?|speech)(?:'?s| is| are|'?re)? (?:\w+ )?(?:slurr\w*|mumbl\w*|groggy|(?:sounds?|sounding|seems?|acts?|acting) (?:\w+ ){0,2}(?:slurr\w*|drunk|drugged|sleepy|out of it|groggy))\b|\bempty (?:(?:pills?|medicine|prescription|meds?|tablets?|sleeping|tylenol|advil|xanax|benadryl|aspirin|his|her) ){0,3}(?:bottles?|packets?|strips?|blisters?|(?<=(?:pills?|medicine|prescription|meds?|tablets?) )(?:box(?:es)?|packs?))\b|\b(?:bottles?|packets?|blisters?|pill ?box(?:es)?)(?:'?s| is| are| was)? (?:\w+ )?(?:empty|gone)\b/is;
/** Somebody else's words, quoted by the one who worries. */
export const THEIR_WORDS =
  /\b(?:he|she|they|my (?:\w+ )?\w+)(?:'s|'d)? (?:just |always |only |even |keeps? )?(?:said|says|saying|told me|texted|wrote|writes|yelled|shouted)\b/i;
export const THEIR_QUOTE = new RegExp(`${THEIR_WORDS.source}[^"“.!?]{0,15}["“][^"”]+["”]?`, "gi");
/** A child got hold of something. */
export const SWALLOWED =
  /\b(?:daughter|son|kid|baby|toddler|child|niece|nephew|grandson|granddaughter|\d ?(?:yo|year old))\b.{0,40}\b(?:swallowed|ate|drank|got into|chewed)\b/i;
