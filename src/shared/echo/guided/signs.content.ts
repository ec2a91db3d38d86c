/** Words by which a message is understood, in lower case, typos mended. The first sign that fits decides. */
export const SIGNS = {
  danger:
    /\b(?:hopeless|no point (?:in|to|anymore)|what's the point(?! of (?:the |these |this |my |a |an )?(?:watch[- ]?outs?|orders?|lces|isap|app|cards?|objectives?|risks?|check[- ]?ins?|hand ?overs?|milestones?)\b)|can't go on|cannot go on|can't do this anymore|can't take (?:it|this) (?:anymore|any more)|better off without me|(?:i'm|i am|feel like|being) (?:just )?a burden|want to disappear|wish i (?:wasn't|weren't|could just disappear|could sleep forever)|don't want to (?:be here|wake up|exist)|not (?:be|being) here anymore|nobody would (?:miss|notice|care)|tired of (?:living|life|being alive)|give up on (?:life|everything)|worthless|end it all|no reason to|nothing (?:left )?to live for)\b/,
  afraid:
    /\b(?:(?:hits?|hitting|beats?|chok\w+|threat\w+|shov\w+|slapp\w+|punch\w+|grab\w+) (?:me|my (?:kids?|son|daughter|mom|sister))|(?:scared|afraid|terrified|frightened) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mom|mother|stepdad|son|brother))|won't let me (?:leave|see|talk|have|work|go)|(?:controls|takes|checks) (?:all )?my (?:money|phone|paycheck|pay)|tracks my (?:phone|car)|follows me|stalk\w*|locked me|hurts me|throws? things at me)\b/,
  identity:
    /\b(?:(?:if |whether )(?:you'?re|your|ur|you are|u are) (?:a |an )?(?:real |actual )?(?:person|human|robot|bot|ai)\b|are you (?:(?:like |really |actually |just )?(?:a |an )?(?:real|human|person|robot|bot|ai|machine|therapist|doctor|counselor|psychologist|chatgpt|claude|gpt|llm|alive|computer|someone)\b)|(?:talk|speak|chat) (?:to|with) (?:a |an )?(?:human|real person|actual person|someone real)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real|human|person|robot|bot|ai|machine|someone)|(?:who|what) are you\b(?! (?:even )?(?:talking|saying|doing|on about))|is this (?:a (?:real )?(?:person|human|bot|robot)|ai)\b|are you (?:my|like my|a licensed) (?:therapist|friend|doctor)|do you (?:have feelings|feel|love|remember me|care about me|get tired|sleep))/,
  privacy:
    /\b(?:delete (?:all )?(?:of )?my (?:stuff|data|messages|conversations?|chats?)|who (?:can|will) (?:see|read) (?:this|what)|(?:is|are) (?:what|the (?:stuff|things?|messages?)|anything|everything|all) (?:that )?(?:i|we|you)[^.?!]{0,30} (?:private|confidential|secret|saved|shared)|nobody reads what|(?:get|gets|got) saved (?:any|some)where|(?:it|this)(?:'s| is|s)? (?:all )?private|is (?:it|this) private|do you (?:save|store|record|keep|remember|share|read (?:my|this|what)|(?:tell|show|send) (?:anyone|people|my \w+|them))|is this (?:private|confidential|secret|recorded)|can (?:anyone|my \w+) (?:see|read) (?:this|it)|keep (?:this|it) (?:a )?secret|don't tell anyone|promise (?:you won't|not to) tell)\b/,
  ability:
    /\b(?:what (?:else )?can you (?:actually |really )?(?:do|help)|how (?:do|does) (?:you|this|it) work|what do you do|how can you help|what is (?:isap|lces|this app|echo|a watch out|ridgeline)|what(?:'s| are) (?:isap|lces|watch outs|universal orders)|explain isap|difference between (?:a |the )?(?:watch|universal|order))\b/,
  memory:
    /\b(?:do you remember|did i (?:tell|mention)|what did i (?:tell|say to) you|remember (?:me|what i)|last time we)\b/,
  injection:
    /\b(?:ignore (?:all |any |your |the )*(?:previous|prior|above|earlier|your)|system prompt|your (?:instructions|prompt|rules)|jailbreak|developer mode|pretend (?:you are|you're|to be)|act as (?:a|an|my)|you are now|role-?play|forget (?:all |your )(?:previous |prior )?(?:rules|instructions)|drop table|<script|reveal your)\b/,
  medical:
    /\b(?:do i have (?:depression|adhd|anxiety|bipolar|autism|ptsd|ocd|bpd|cancer|diabetes|covid|a disorder|an eating disorder)|am i (?:depressed|bipolar|autistic|crazy|burned out|burnt out|an alcoholic|a narcissist|having a (?:heart attack|stroke|breakdown))|diagnos\w+ me|(?:stop|quit|start|skip|double|change|increase|lower|taper)(?:ing)? (?:taking |off )?(?:my |the |his |her )?(?:meds?|medication|medicine|pills?|dose|tablets?|antidepressants?|insulin|zoloft|sertraline|citalopram|prozac|lexapro|xanax|adderall|lithium|ritalin|blood thinners?|prescription)|how (?:much|many) \w+ (?:can|should) i take|what (?:dose|dosage)|is it safe to (?:take|mix|drink)|should i (?:take (?:my |the |a |an |some |more |extra )?(?:meds?|medication|medicine|pills?|antidepressants?|ibuprofen|melatonin|xanax|tylenol|advil|supplements?|sleeping pills)|see a doctor|go to the er)|chest pains?|(?:pills?|meds|medication|tablets?|dose|prescription)\b.*\b(?:skip|stop|double|halve|dizzy|side effects?)|(?:skip|stop|double|halve)\b.*\b(?:pills?|meds|medication|tablets?|dose|prescription))\b/,
  legal:
    /\b(?:can (?:he|she|they) (?:do|just do) (?:that|this)|can (?:my|the|they|he|she) (?:\w+ )?(?:legally|evict me|fire me|sue me|take my kids|keep my deposit|raise my rent)|is it (?:legal|illegal)|should i sue|can i sue|what are my (?:legal )?rights|do i have a case|how do i (?:sue|file for (?:divorce|bankruptcy|custody))|which stocks?|should i (?:buy|sell|invest in) (?:bitcoin|crypto|stocks?|gold|\w+ stock)|what should i invest)\b/,
  bye: /^(?:ok |okay |alright |well |thanks?,? |thank you,? )*(?:bye|goodbye|good night|goodnight|night|see you|talk (?:to you )?later|gotta go|got to go|i have to go|i'm done for (?:now|today)|that's (?:all|it)(?: for (?:now|today))?(?=[\s.!]*$)|that's enough(?=[\s.!]*$)|i'll go(?: now)?(?=[\s.!]*$)|(?:stop|enough|leave me alone|go away)(?=[\s.!]*$))\b.{0,40}$/,
  thanks:
    /^(?:ok |okay |great |perfect |awesome |cool |alright |no |yes |wow |oh )*[,.]?\s*(?:thanks?|thank you|thx|ty|cheers|much appreciated|i appreciate|appreciate it|that helps|that helped|this helps|this helped|that was helpful|very helpful|you've been)\b.{0,80}$/,
  greeting:
    /^(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening)|greetings|sup|what's up|hey there|hi there)(?:,? (?:echo|there|again|all))?[\s.!?,]*(?:how are you(?: doing)?(?: today)?|how's it going|what's up|how do you do)?[\s.!?]*$/,
  "small-talk":
    /\b(?:how are you|how's it going|tell me (?:a joke|a story|something (?:funny|nice|interesting))|what's your (?:name|favorite)|do you like|how was your|you're (?:funny|cute|nice|sweet|great|awesome)|i love you|i like you|good bot|are you (?:ok|okay|busy|there|awake)|just (?:testing|checking)|^test(?:ing)?[\s.!]*$|i'm bored[\s.!]*$|nice weather|lol\b)/,
  "off-topic":
    /^(?!.*\b(?:i need|i want|my|we)\b)(?:.*\b(?:capital of|weather (?:in|today|tomorrow|like)|who (?:won|is the president|invented|wrote|was)|what year|how tall|how far is|population of|stock price|recipe for|score of|meaning of life|what's \d|what is \d|square root|translate|president of|(?:movie|song|book|restaurant)s? (?:recommend|suggest)|recommend a (?:movie|song|book|show|restaurant)|who is [a-z]+ [a-z]+)\b.*|(?:can you |could you |please )?(?:write|generate|compose|give me|make) (?:me )?(?:a |an |some )?(?:poem|haiku|song|essay|code|python|javascript|script|function|short story|recipe|joke|homework|limerick)\b.*)$|\b(?:python|javascript|html|sql|regex) (?:script|function|code|program)|(?:do|write|solve) my (?:homework|essay|math)\b/,
  reset: /\b(?:i just did the 60 second reset|60 second reset|quick calm)\b/,
  feedback: /^beta-feedback$/,
} as const satisfies Record<string, RegExp>;

/** Signs of what a message is about, once it is none of the above. */
export const TOPICS = {
  panic:
    /\b(?:panic(?:king|ked)?(?: attack)?|can't breathe|heart (?:is )?(?:racing|pounding)|freaking out(?! about| over)|spiraling|losing it|i'm shaking|hyperventilat\w+|meltdown|about to (?:explode|lose it|snap))\b/,
  boundary:
    /\b(?:boundar(?:y|ies)|say(?:ing)? no\b|can't say no|hard to say no|how (?:do|can|should) i (?:say no|tell \w+ no|refuse|turn \w+ down)|(?:boss|manager|mom|mother|dad|sister|brother|husband|wife|they|she|he) (?:wants|expects) me to\b.*\b(?:again|always|every)|keeps? (?:parking|using|taking|leaving|playing|asking|calling|texting|borrowing|showing up|coming over|expecting|emailing|dumping|adding)|always (?:asks|expects|wants) me|people-?pleas\w*|taken advantage of|takes advantage|walk all over|after hours|on my day off|on weekends|drop(?:s|ping) by unannounced|need (?:some )?(?:space|time to myself)|put my foot down|draw (?:a|the) line|set (?:a |some )?limits?|overstep\w*)\b/,
  safety:
    /\b(?:safety (?:plan|gap|net|check)|lces|lookouts?|escape routes?|safety zones?|plan b|backup plan|back-up plan|emergency (?:plan|contacts?|kit|fund|bag)|evacuat\w+|who looks out for me|way out|go bag|fallback)\b/,
  "check-in":
    /\b(?:check[- ]?in|log (?:my )?(?:mood|stress|energy)|stress (?:is |level |at |of |about |around )*(?:an? )?\d|\d+ (?:out of|\/) ?10|record how i feel)\b/,
  handover:
    /\b(?:hand ?over(?! (?:the|my|our|his|her|their) (?!day|shift|week)\w)|hand ?off|(?<!\bat )(?<!\bat the )\bend of (?:my |the )?(?:day|shift)|wrap(?:ping)? up (?:my |the )?(?:day|shift)|close out (?:my |the )?day|shift is (?:over|done)|summar(?:y|ize) (?:of )?(?:my |the )?day|end-of-day|day is (?:done|over)|done for the day|evening (?:review|summary)|here's (?:how )?my day|log (?:my|the) day)\b/,
  status:
    /\b(?:what (?:should|do|can) i (?:do|work on|focus on|tackle|start with|have)(?: next| now| first| today| this week| tomorrow)?\s*[?.]?$|what's (?:next|on my (?:plate|list|plan)|due|overdue|first|the plan|my (?:one )?priority)|(?:make|build|give|create) me a (?:\w+ )?(?:schedule|plan|routine|to-?do list)|how(?:'s| is| are) (?:my|the) [\w ]+ (?:going|doing|coming along)|where (?:do|should) i (?:start|begin)|how am i doing|what (?:are|were) my (?:objectives|goals|risks|boundaries|priorities|plans)|(?:show|tell|remind) me (?:my|what my|about my|of my) (?:plan|objectives|goals|day|priorities|risks|boundaries|stress|progress|week)|what did (?:i|my (?:last )?handover) (?:say|write|plan|decide)|what do you (?:know|see) about me|look at my (?:plan|week|objectives|day)|catch me up|any(?:thing)? (?:risks|overdue|due)|help me (?:plan|prioritize|organize) (?:my|the|this|today|tomorrow)\b|plan (?:my|the) (?:day|week|morning|weekend))/,
  win: /\b(?:i finally|(?:i|we) (?:finally |just |actually |already )?(?:finished|did it|completed|got (?:the job|it done|promoted|accepted|through)|passed|made it|submitted|sent it|called (?:them|him|her|the)|managed to|paid off|won|achieved|accomplished)|good news|it (?:worked|went (?:well|great|fine|better))|went (?:really |so )?well|proud of (?:myself|us|what)|i'm (?:so )?(?:happy|excited|thrilled|relieved|glad)|celebrat\w+|(?:was|is|had) (?:a |such a )?(?:really |very |pretty )?(?:good|great|nice|lovely|wonderful) (?:day|week|morning|evening)|and got it\b|did something (?:nice|good|kind|brave)|treated myself|feeling (?:good|great|better|happy|proud))\b/,
} as const satisfies Record<string, RegExp>;

/** Questions and turns within a conversation. */
export const TURNS = {
  "what-if":
    /(?:^|[.!?,] (?:also |and |but )?|^(?:but |and |ok(?:ay)?,? (?:but )?))what if\b(?!.*\b(?:likes?|laughs?|hates?|judges?|leaves?) (?:at )?me\b)/,
  "tell-me":
    /\b(?:(?:just )?tell me what (?:to do|i should do)|what (?:do you think|would you do|do you (?:suggest|recommend)|should i do(?: about (?:it|this|that))?)(?: then)?\s*\??$|what's your (?:advice|opinion|suggestion)|give me (?:some )?(?:advice|ideas|a suggestion|suggestions)|any (?:advice|ideas|suggestions|tips)|decide for me|you tell me)/,
  vent: /\b(?:just (?:want|need) to (?:talk|vent|be heard|get (?:this|it) (?:out|off my chest))|(?:don't|do not) want (?:a plan|advice|solutions)|no (?:plan|advice)(?:,| please|\.)|need (?:someone|somebody) to (?:listen|talk to)|can i (?:just )?(?:vent|complain|rant)|let me (?:just )?(?:vent|complain|rant|whine|moan))\b/,
  fumes:
    /\b(?:camp(?:ing)? stove|grill|charcoal|generator|propane heater|gas heater)\b.*\b(?:inside|indoors|garage|basement|in the (?:house|kitchen|tent|car|room))\b|\bcarbon monoxide\b|\bsmell(?:s|ing)?(?: of| like)? gas\b|\bgas (?:smell|leak)\b/,
  saved:
    /\b(?:add (?:it|that|them)|save (?:it|that)|is it (?:saved|added)|(?:did|have) you (?:add|save)d? it|was it (?:saved|added))\b/,
  joke: /\b(?:joke|funny|story)\b/,
  praise: /\b(?:you're (?:funny|cute|nice|sweet|great|awesome)|i (?:love|like) you|good bot)\b/,
} as const satisfies Record<string, RegExp>;

/** Short answers. */
export const YES =
  /^(?:yes|yep|yeah|yup|sure|ok|okay|please|yes please|of course|absolutely|definitely|right|correct|exactly|i am|i do|i did|true|all good|everyone is(?: safe| fine| ok| okay)?|we are|go ahead|let's do (?:it|that)|sounds good|that works|perfect|great|good idea|i will|will do|add it|do it)\b[\s,.!]*(?:please|thanks|thank you|let's|do it|add it|i will|everyone's? (?:is )?(?:safe|fine|ok|okay)|i'm safe|we're safe|we are|that works|sounds good)?[\s.!]*$/;
export const NO =
  /^(?:no|nope|nah|not really|not yet|no one|nobody|none|nothing|not at all|never|negative|no thanks|no thank you|not now|i don't|i can't|neither|i'm not|not that i know(?: of)?)\b[\s,.!]*(?:really|thanks|thank you|i don't|there isn't|no one|nobody|i'm not|not at all|nothing like that|of course not)?[\s.!]*$/;
export const DONT_KNOW =
  /^(?:(?:um+|uh+|well|honestly|hm+|ugh|sorry|i guess),? )*(?:i (?:really |honestly |just )?(?:don't|do not|dont) (?:really |even )?(?:know|care)|idk|dunno|no idea|not sure|i'm not sure|i am not sure|no clue|hard to say|i can't (?:tell|say|think)|everything|all of (?:it|them)|whatever|anything|you (?:tell me|choose|decide|pick)|i have no idea|beats me|who knows|can't think of (?:any|one|anything))\b.{0,40}$/;
/** The person leaves a question for something else. */
export const CHANGES_SUBJECT =
  /^(?:actually|different (?:topic|thing|question)|something else|can we (?:talk|switch)|another thing|by the way|btw|let's (?:talk|switch|do something)|never ?mind|forget (?:it|that)|new (?:topic|question)|on (?:a|an)(?:other)? (?:different )?(?:note|topic)|also,? (?:can|could|i need))\b/;
/** Words that only an event in progress brings. */
export const INCIDENT =
  /\b(?:fire|flood\w*|storm|hurricane|tornado|earthquake|evacuat\w+|outage|power (?:is )?out|lost power|no (?:power|heat|water)|gas leak|leak\w*|burst|break-?in|crash(?:ed)?|accident|injur\w+|missing|emergency|spill|breach|hacked|down for everyone|production is down|server is down|smoke)\b/;
