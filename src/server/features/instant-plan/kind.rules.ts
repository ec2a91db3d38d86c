import type { Goal } from "#shared/understanding/goal.rules.ts";
import { hasDecisionOpener } from "#shared/understanding/goal-decision.rules.ts";
import { VERBS } from "#shared/understanding/goal-verbs.content.ts";

/** What sort of thing a sentence asks for. It decides the shape of the plan; the topic fills it. */
export type Kind =
  | "errand"
  | "project"
  | "amount"
  | "habit"
  | "quit"
  | "event"
  | "decision"
  | "relationship"
  | "grief"
  | "waiting"
  | "emergency";

const KIN =
  "(?:mom|mum|mother|mama|dad|father|papa|parents?|wife|husband|partner|spouse|son|daughter|baby|child|twins?|brother|sister|friend|grand\\w+|nana|nan|gran|dog|puppy|pup|cat|kitten|kitty|horse|pony|rabbit|bird|parrot|pet|aunt|uncle|cousin|niece|nephew|fianc[eé]e?|girlfriend|boyfriend|roommate|neighbor|neighbour|coworker|colleague|teacher|mentor|boss|pastor|stepdad|stepmom|brother-in-law|sister-in-law|mother-in-law|father-in-law|best friend)";

const ANIMAL =
  "(?:dog|cat|horse|mare|gelding|pony|cow|goat|rabbit|pup|puppy|kitty|kitten|pet|(?:old|sweet|good|poor) (?:girl|boy)|collie|lab|labrador|retriever|shepherd|beagle|hound|terrier|poodle|bulldog|mutt|husky|boxer|corgi|chihuahua|spaniel|pit ?bull|rottweiler|dachshund)";

/** Checked before anything else: no recipe of cheer, money or exercise stands over a loss. */
const GRIEF = new RegExp(
  [
    "\\b(?:grief|griev\\w+|mourn\\w*|bereave\\w*|funeral|memorial service|burial|bury my|eulogy|obituary|headstone|gravestone|celebration of life|cremat\\w+|casket|urn)\\b",
    "\\b(?:miscarr\\w+|stillb\\w+|stillborn|lost (?:the|our|my) (?:baby|pregnancy|son|daughter))\\b",
    "\\b(?:widow(?:ed|er)?|passed away|passed on|passed (?:last|in|this|suddenly|on|a|two|three)|crossed the rainbow)\\b",
    `\\b(?:my|our|his|her|the) (?:[a-z]+ ){0,3}?${KIN}(?: [a-z]+)?(?:'s)? (?:just |recently |suddenly |has |had )?(?:died|dying|passed|was put (?:down|to sleep)|is gone|didn't make it)\\b`,
    "\\b(?:died|is dying|dying of|death of|since (?:he|she|mom|dad|mum|grandma|grandpa) (?:died|passed|went)|took (?:his|her) own life)\\b(?! (?:phone|battery|car|plant))",
    `\\b(?:lost|losing|loss of) (?:my|our) (?:[a-z]+ ){0,2}?${KIN}\\b(?!'s (?:phone|ring|number|keys))`,
    "\\b(?:ashes|hospice)\\b",
    `\\b${KIN}\\b.{0,30}\\b(?:(?:weeks?|days?|months?) (?:left|to live)|not much time(?: left)?)\\b`,
    `\\b(?:go|going|sort|sorting|clean|cleaning|clear|clearing|pack|packing)(?: through| out| up)+ (?:my|our) ${KIN}'s (?:clothes|closet|things|jewelry|belongings|workshop|tools|desk|dresser)\\b`,
    "\\b(?:going|go|sort|sorting) through (?:mom|dad|mum|grandma|grandpa|nana|nan)'s\\b|\\bsince we lost\\b|\\binherited .* bawl|\\bmiss (?:my|our) (?:dog|cat|mom|dad|mum|husband|wife|son|daughter|brother|sister|friend|pup)\\b|\\bheadstone\\b",
    "\\b(?:clear|clearing|sort|sorting|go through|going through|empty|emptying|clean out|pack up)\\b.{0,14}\\b(?:mum|mom|mam|mama|mother|dad|father|husband|wife|grandma|grandpa|gran|nan|nana)'s (?:wardrobe|closet|clothes|jewelry|handbags?)\\b",
    // What somebody left behind: "his coats are still in the hall closet".
    "\\b(?:his|her) (?:coats?|jackets?|clothes|shoes|boots|slippers|glasses|toothbrush|chair|mug|voicemail|side of the (?:bed|closet))\\b.{0,8}\\b(?:still (?:in|on|by|at|under|hang\\w*|there|here)|where s?he left)\\b",
    `\\b(?:put|putting) (?:my|our|the) (?:[a-z]+ ){0,3}?${ANIMAL}(?: [a-z]+)? (?:down|to sleep)\\b`,
    `\\b(?:put|putting) (?:down|to sleep) (?:my|our|the) (?:[a-z]+ ){0,3}?${ANIMAL}\\b`,
    "\\b(?:first (?:christmas|thanksgiving|birthday|holiday|holidays|mother's day|father's day|anniversary|easter|year|hanukkah|eid|diwali)) (?:without|since|after (?:losing|my))\\b",
    "\\b(?:late (?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|grand\\w+)(?:'s)?)\\b",
    "\\b(?:go(?:ing)? through|sort(?:ing)?(?: through)?|clean(?:ing)? out|clear(?:ing)? out|pack(?:ing)? up|face|empty(?:ing)?) (?:(?:my|our) )?(?:late )?(?:[a-z]+'?s) (?:clothes|closet|things|belongings|stuff) (?:since|after|now that)\\b",
  ].join("|"),
);
const NOT_GRIEF =
  /\b(?:battery|phone|laptop|car|truck|plants?|lawn|lawnmower|mower|tree|computer|fridge|freezer|cooler|walk-in|compressor|furnace|heater|boiler|washer|dryer|ac|alternator|starter|motor|generator|pump|network|wifi|router|tablet|ipad|printer|camera|oven|stove|transmission|tractor|grass|roses|tomatoes|van|bike|app|engine|internet|deadline|tv) (?:just |has |have )?(?:died|is dying|dying)\b|\bdying to\b|\bhaven't (?:spoken|spoke|talked)\b.*\bsince (?:the|his|her) (?:funeral|wake|burial)\b|\b(?:raise|donat\w*|volunteer\w*|fundrais\w*|sponsored|work at|nurse at)\b.*\bhospice\b|\bto die for\b/;

const EMERGENCY =
  /\b(?:sheriff|notice (?:on|to) (?:the|my|our|vacate|quit)|eviction|out in \d+ days|on oxygen|spare tank|(?:fridge|freezer|furnace|heater|boiler|washer|water heater|sump pump|well pump|stove) (?:just |has )?(?:quit|died|broke|stopped|went out)|(?:power|water|gas|electric\w*|heat) (?:being |gets? |getting )?shut ?off|transmission (?:died|went)|flooding|flooded|burst pipe|pipes? (?:burst|froze|is frozen|are frozen)|frozen pipes?|sewage|backing up|backed up|water (?:everywhere|pouring|coming (?:in|through))|no (?:heat|hot water|water|power|electricity)|(?:heater|furnace|boiler|heat|power|electricity|gas|hot water)(?: is| went)? out\b(?! of)|furnace (?:died|quit|is out|went out|broke|stopped)|heat(?:er|ing)? (?:is out|went out|died|broke|quit|stopped)|power (?:is |went |has been |cut |got )?(?:out|off)|(?:shut|cut|turn(?:ing|ed)?) ?off (?:my|our|the) (?:power|gas|water|electric\w*|lights|heat)|gas leak|smell(?:s|ing)? gas|carbon monoxide|evict(?:ed|ion|ing)?|locked out|(?:stole|stolen)|(?:got|been|was) (?:robbed|hacked|scammed|towed|broken into)|broke into|hacked|house fire|(?:house|kitchen|apartment|place|barn) (?:burned|caught fire|burnt)|tree (?:fell|came down|on)|roof (?:is )?(?:leaking|caved|collapsed|blew)|ceiling (?:is )?(?:leaking|fell|caved)|(?:car|truck|van) (?:broke down|won't start|got hit|was hit|died|overheated|got towed|was totaled|is dead)|stranded|evacuat\w*|hurricane|tornado|wildfire|flood warning|homeless|nowhere to (?:go|stay|live|sleep)|kicked (?:me|us) out|kicked out|sleeping in (?:my|our|the) car|arrested|in jail|bail|lost (?:my )?(?:wallet|passport|purse|phone)|identity theft|someone (?:opened|used) (?:a|my)|overdrawn|missing (?:dog|cat|child|person)|(?:dog|cat) (?:ran away|ran off|is missing|got out|escaped|ate)|repossess\w*|foreclos\w*|water heater (?:burst|is leaking|leaked|died|broke)|bed ?bugs?|no food)\b/;
const NOT_EMERGENCY =
  /\b(?:in case|prepare|be ready|kit|go[- ]bag|before (?:hurricane|wildfire|tornado) season|hurricane season|wildfire season|learn|study|apply|practice|novel|paper|essay|volunteer|donat\w*|help (?:the )?homeless|generator|prevent|avoid)\b/;

const LOST_JOB =
  /\b(?:laid off|got fired|was fired|lost (?:my|his|her) job|let go from|let me go|layoffs?|got let go|sacked|made redundant|redundancy)\b/;
const HARD_NEWS =
  /\b(?:assault\w*|raped?|diagnos\w+|cancer|chemo\w*|tumor|tumour|stroke|dementia|alzheimer'?s|parkinson'?s|overdos\w*|relaps\w*|rehab|abus\w+|restraining order|divorc\w*|custody|separated|cheated|affair|infertil\w*|ivf|heart attack|surgery|icu|hospital|depress\w+|panic attacks?|burn(?:ed|t)? out|burnout|bankrupt\w*)\b/;

const WAITING =
  /\b(?:(?:nobody|no one|never) (?:calls?|called|answers?|replie[sd])(?: (?:me|us))?(?: back)?|results? (?:not|tomorrow|today|tonight|on|this|next)|waiting (?:on|for|to hear)|heard nothing|any day now|results? (?:won't|aren't|haven't|aren't back)|got (?:moved|pushed|postponed|delayed)|keeps? (?:asking for|getting (?:moved|pushed|delayed|postponed))|(?:has|have) been sitting|won't (?:pick up|return|answer|call)|they said (?:\W?(?:a few|two|three|\d))|wait(?:ing)? (?:for|on) (?:the|my|our|a)|haven't heard(?: back| from| anything)?|still (?:no|haven't|hasn't|nothing|not heard|pending|waiting)|no (?:word|reply|answer|response|news) (?:from|yet|back|on)?|hasn't (?:come|called|replied|responded|gotten back|heard)|supposed to hear|hear back|results? (?:come|are due|come back|should come)|pending|on hold with|in limbo|they (?:said|told (?:me|us)) (?:they'd|they'll|\d|it)|on the wait ?list|waitlist(?:ed)?|is under review|being processed|keeps? (?:ghosting|ignoring)|never (?:called|got) (?:me )?back)\b/;

const DECISION =
  /^(?:do|does|is|are|can|would) (?:i|we|it)\b.*\bor\b|\b(?:back and forth|(?:two|three|both|competing) (?:job )?offers|thinking (?:about|of) (?:leaving|quitting|moving|selling|getting|buying|going|taking|having|retiring|dropping|switching|adopting|breaking|telling)|proposed|asked me to marry|made (?:me|us) an offer|offered me)\b|\b(?:should (?:i|we)|whether|can't decide|cant decide|decide (?:if|between|what|on|which|about)|decision|torn between|choose between|choosing between|deciding|or stay(?: put)?|(?:thinking|wondering) (?:about )?(?:if|whether)|not sure (?:if|whether)|don't know (?:if|whether)|figure out (?:if|whether)|pros and cons|is it (?:time|worth)|worth it|make up my mind|which (?:one|college|school|job|offer|house|car|city)|on the fence|do i (?:stay|take|go|tell|leave|keep|quit|sell|buy|move))\b|\b(?:or not|vs)\b/;

const QUIT =
  /^(?:no (?!one|idea|clue|word|reply|answer|news|rush|heat|power)|done with|cut (?:out )?(?:all )?(?:sugar|carbs|caffeine|soda|alcohol|meat|dairy|junk|snacks|gluten)|cut (?:the|my|our) [a-z ]{2,20} (?:back|down|out|in half)|weed (?:only|just|on)|off |stop|quit|give up|kick|cut (?:back|down|out)|break(?: the| my| this| a)? (?:bad )?habit|break my|ditch|wean|limit|reduce|less|no more|end my|(?:get|come|go) off|avoid|drink less|eat less|spend less|smoke less|use my phone less|scroll less|watch less|worry less|complain less|swear less|yell less|lower my screen|eliminate|lay off|be less|not (?:be|drink|eat|buy|smoke|yell)|detox|go without|stay off|stay away|stay sober|get sober|swear off)\b/;
const QUIT_ANYWHERE =
  /\b(?:stop|quit|quitting|stopping|cut(?:ting)? (?:back|down)|give up|giving up|wean(?:ing)?(?: myself)? off|kick(?:ing)?|no more|keep (?:snapping|yelling|shouting|checking|biting|losing my temper|putting (?:it |things )?off)|addict\w*|done with|at zero|down to (?:zero|none|one|two|\d)|(?:has|have|'s|have) got to (?:end|stop)|i(?:'d| would|d) like to stop|too much (?:wine|beer|drinking|phone|screen|coffee|soda|sugar|tv|weed|scrolling|caffeine|junk|takeout|time on)|sober|sobriety)\b/;
const NOT_QUIT =
  /^(?:stop (?:by|at|in|the|my (?:car|roof|sink|toilet|faucet|dog|cat|basement|kid|son|daughter|toddler|neighbor|mail|payment))|quit (?:my|this|the|a) (?:[a-z]+ )?(?:job|gym|team|position|band|lease)|quit my|give up my (?:apartment|seat|car|license|keys)|stop paying|cut (?:out|down) (?:the|a|that|my) (?:tree|branch|fabric|pattern|costs)|cut down (?:the|that|a)|reduce (?:my|our|the) (?:bill|debt|rent|costs?|taxes|electric)|avoid (?:foreclosure|bankruptcy|eviction|a late)|kick off|give up (?:custody|the dog))\b/;

const FREQUENT_HABIT =
  /\b(?:habit|routine|every ?day|daily|each (?:day|night|morning|week)|every (?:night|morning|week|sunday|monday|tuesday|wednesday|thursday|friday|saturday|evening|other day)|regularly|consistent\w*|per (?:day|week)|(?:a|per) (?:day|night|week)|times a (?:day|week|month)|streak|more often|on a schedule)\b/;
const HABIT_START =
  /^(?:start (?!(?:a|my|our|an|the|up) (?!habit|routine|daily|practice|journal)\w)\w+ing|start (?:a|my) (?:[a-z]+ )?(?:habit|routine|practice|journal|gratitude)|get (?:back )?into (?:the habit|a routine|running|working out|reading|shape|yoga|exercis)|(?:get|go to) (?:more sleep|to bed|up (?:earl|at|before)|enough sleep|in shape|outside|some exercise|fit|fitter|stronger|healthier|eight hours|8 hours)|(?:drink|eat|sleep|walk|read|exercise|stretch|cook|pray|journal|write|practice|meditate|floss|move|call|smile|listen|save|spend) (?:more|better|earlier|healthier|at home|regularly|enough|less|water\b)|be (?:more|on time|early|kinder|better (?:at|about)|nicer|present|patient|grateful|organized|punctual)|wake up|take (?:my )?(?:meds|medication|pills|medicine|vitamins|insulin)|(?:exercise|work out|meditate|floss|journal|stretch|pray|jog|cook|eat|practice|meal prep|do yoga|do more yoga|go for (?:a |more )?(?:walks?|runs?)|go to the gym|hit the gym|keep (?:a|my|the|up)|stick (?:to|with)|remember to|make (?:my|the) bed|develop|build (?:a|up a) (?:habit|routine|daily|morning)|get organized|track my|tithe|read to)\b)/;

const RELATIONSHIP =
  /\b(?:save (?:my|our) (?:marriage|relationship|friendship)|make (?:peace|amends|up with)|reconcil\w*|forgiv\w*|apologi[sz]e|say (?:i'm )?sorry|be(?:come)? a (?:better|good|more [a-z]+|great) (?:dad|father|mom|mum|mother|husband|wife|partner|friend|son|daughter|sister|brother|grand\w+|parent|step\w+|neighbor|listener|aunt|uncle|boss)|reach out to|patch (?:it|things) up|co-?parent\w*|set (?:some )?limits with|(?:rebuild|repair|mend|fix|work on|improve|save)\b.{0,25}\b(?:with (?:my|our|him|her)|between us|relationship|marriage|friendship|trust|bond)|(?:reconnect|get closer|closer|bond|connect|be there|get along|communicate|argue|time)\b.{0,30}\b(?:with|to|for)\b|make friends|get back in touch|quality time|real time|evening together|time together|roommates now|like (?:coworkers|roommates)|relationship with|estranged|haven't (?:spoken|talked)|not (?:speaking|talking)|stopped (?:speaking|talking)|haven't spoke|boundar\w*|date night|dating|marriage (?:counseling|is)|our marriage|my marriage|make (?:new |some |more )?friends|lonely|(?:have|having) (?:the|a|that) (?:[a-z]+ )?(?:talk|conversation)|tell (?:my|our|him|her|them|the) (?:[a-z]+ )?(?:[a-z]+ )?(?:that|i'm|i am|about|how|the truth|i)|talk (?:to|with) (?:my|our|him|her|us|me)\b|stand up to|confront|ask (?:[a-z]+ ){1,4}(?:out|to (?:marry|prom|homecoming|the dance|dinner|the formal))|come out to|argu(?:e|ing)|fight(?:ing)? with|keep fighting|fight about|thank my|listen (?:better|more) to|spend (?:more )?(?:quality )?time with|be (?:more )?(?:patient|present|honest|kinder|nicer) (?:with|to|for|around)|get to know|trust (?:my|him|her|again)|(?:tension|feud|drama|problems) with|in touch with|drifted|long distance|friends\b|see more of|visit my brother in|visit my (?:mom|dad|mother|father|grand\w+|parents|son|daughter) more|move(?:d)? (?:back )?in (?:with (?:my|us)))\b/;

const EVENT =
  /\b(?:(?:parents|in-?laws|folks|family|relatives|guests|friends|cousins|grandkids|mother-in-law|mum|mom|dad|sister|brother) (?:is |are |will be )?(?:coming|visiting|arriving|staying|flying in|moving in)|wedding|reception|engagement party|bridal shower|baby shower|birthday|bday|party|reunion|graduation|anniversary|quincea|quince|bar mitzvah|bat mitzvah|baptism|christening|first communion|retirement (?:party|dinner)|housewarming|potluck|cookout|bbq|barbecue|thanksgiving dinner|christmas dinner|thanksgiving|seder|iftar|fundraiser|gala|bake sale|concert|recital|audition|open house|job fair|fair|festival|parade|tournament|interview|presentation|speech|toast|sermon|keynote|talk (?:at|to the|on|for)|pitch|demo|board meeting|performance review|deposition|court|hearing(?! aids?)|parent[- ]teacher|sleepover|prom|homecoming|vacation|trip|road trip|cruise|visit (?:from|to)|visiting|coming to (?:stay|visit|town)|in-laws are|guests?|honeymoon|camping|retreat|conference|flight|convention|marathon|race day|exam|test day|bar exam|inspection|gig|show|exhibit\w*|yard sale|garage sale)\b/;
const HOSTING =
  /^(?:plan|host|organize|throw|prepare|prep|get ready|put on|run|hold|give|deliver|celebrate|arrange|make|pull off|survive|attend|go to|speak|nail|ace|do|visit|take|pack|coordinate|set up|perform|officiate|cater)\b/;

const ERRAND =
  /^(?:call(?! (?:it|off))|email|text|ring|phone|renew|return(?! to)|pick up|drop off|mail|post|ship|cancel|book|schedule|reschedule|make (?:an?|my|the|our|another) (?:[a-z'-]+ ){0,4}?(?:appointment|appt|reservation|reservations|payment|call|copy|copies)|order|refill|print|sign(?! up)|pay(?! (?:off|down|back|for (?:college|school|the wedding)))|buy (?!(?:a|an|our|my) (?:house|home|car|truck|condo|boat|business|duplex|farm|used|land|first|new (?:car|house|truck)))|deposit|send(?! my (?:kid|son|daughter))|submit|file (?:my|the|for|our|a) (?!tax|taxes|bankruptcy|divorce|patent)|register (?:to|for|my|the|our)|get (?:an?|the|my|our) (?:[a-z'-]+ ){0,3}?(?:oil change|haircut|flu shot|shot|vaccine|vaccinated|checked|inspected|inspection|physical|mammogram|refill|prescription|tires?|emissions|smog|notarized|copied|fixed|eye exam|checkup|stamps|quote|new phone|keys? (?:made|copied|cut)|tested|key|spare|license plate|tag|tags|stickers?|tuned|serviced|x-ray|blood ?work|labs?|passport photos?|birth certificate)|get (?:stamps|milk|gas|groceries|cash|blood ?work|batteries|diapers)|get (?:the |my |new |a |our |some )?.{2,30}? (?:fixed|cut|put on|done|checked|sharpened|serviced|cleaned|looked at|repaired|replaced|resized|signed|notarized|sorted|inspected|renewed|framed|altered|refilled)\b|drop (?!from|to\b|below|\d)|fetch|swap|bring|go to the (?:bank|dmv|post office|store|pharmacy|dentist|bank|library)|take (?:the|my|our) (?:[a-z]+ ){0,7}?(?:in(?: to|$)|back|to the (?:dump|tip|vet|shop|mechanic|groomer|dump|cleaners|dry cleaners|recycling|tailor|jeweler|doctor|dentist))|change (?:my|the) (?:address|password|oil|filter|furnace filter|air filter|batteries|lightbulb)|update my (?:address|will|beneficiar\w+|insurance card)|rsvp|confirm|reply to|answer|find (?:my|the) (?:keys|wallet|phone|receipts?|title|charger|glasses|remote|passport|birth certificate|warranty|paperwork)\b|put (?:gas|air)|ask (?:the|my) (?:pharmacist|doctor|bank|vet)|check (?:the|my) (?:mail|tire|smoke|oil|credit)|request (?:my|a|an|the)|get in to see|see (?:someone|somebody|a doctor) about|see (?:a|the|my) (?:doctor|dentist|dermatologist|eye doctor|podiatrist|gp)|transfer|activate|vote|swing by|stop (?:by|at|in)|grab|download|fill out|fax|wash (?:the|my) car|water the|replace the (?:battery|bulb|filter|batteries)|test the smoke|unsubscribe|reserve|trade in|exchange|collect|report|dispute|contest|redeem|freeze my)\b/;
const ERRAND_THING =
  /^(?:(?:get|my|the|a|an|need) )?(?:[a-z']+ ){0,3}?(?:oil change|haircut|flu shot|appointment|checkup|check-up|physical|eye exam|refill|prescription|library books?|dry cleaning|(?:passport|license|registration|tag|tags|membership|permit|visa|prescription|green card) renewal|mammogram|colonoscopy|dentist|vet|groceries|car wash|tire rotation|blood ?work|tb test|jury duty (?:form|questionnaire)|smog check|car inspection|voter registration|passport photos?|rsvp|address change|glasses|tires|brakes|car battery|phone case|smoke alarm)(?: (?:for|and|\+|&|at|with|before) .*)?$/;

const AMOUNT_VERB =
  /^(?:save|put away|put aside|set aside|stash|pay (?:off|down|back)|repay|earn|make|raise|bring in|fundraise|lose|gain|drop|read|write|run|swim|walk|bike|cycle|row|lower|reduce|increase|get|bring|hit|reach|finish|knit|sew|crochet|bake|sell|collect|apply|send|complete|do|learn|memorize|plant|can|donate|grow|log|shed|cut|lift|bench|squat|deadlift|hike|cover|go|build|have|land|sign|recruit|double|triple|pick up|study|practice|record|paint|draw|publish|type|improve|boost|keep|stay|clear|tithe|score|beat|come up with|give|invest|spend|budget|raise my|volunteer)\b/;

const PERSON = new RegExp(
  `^(?:my |our )?(?:[a-z]+ )?(?!(?:dog|puppy|pup|cat|kitten|kitty|horse|pony|rabbit|bird|parrot|pet)$)${KIN}$`,
  "i",
);

/** A rhythm that makes a habit even of a call or a check. */
const REGULAR = /\b(?:every|each|daily|weekly|nightly|a (?:day|week|month)|once a|twice a)\b/i;

/** The kind of a goal; null when the words say too little to tell. Losses and emergencies come before all else. */
export function kindOf(goal: Goal): Kind | null {
  const { lower, task } = goal;
  const words = task.words.toLowerCase();
  if (isGrief(lower)) return "grief";
  if (EMERGENCY.test(lower) && !NOT_EMERGENCY.test(lower)) return "emergency";
  if (WAITING.test(lower)) return "waiting";
  if (isDecision(goal)) return "decision";
  if (isQuit(words, lower, task.from)) return "quit";
  const isErrand = ERRAND.test(words) || (task.verb === "" && ERRAND_THING.test(words));
  if (goal.reduction && !isErrand) return HABIT_OF_BODY.test(lower) ? "quit" : "amount";
  const isNumberAlone = task.verb === "" && (/^\d/.test(words) || goal.amount?.direction !== "total");
  const isTotal = goal.amount !== null && (AMOUNT_VERB.test(words) || isNumberAlone);
  if (
    goal.frequency &&
    (!isErrand || REGULAR.test(goal.frequency)) &&
    (task.verb !== "" || HABIT_START.test(words)) &&
    !EVENT.test(words)
  )
    return "habit";
  if (HABIT_START.test(words) && !isTotal) return RELATIONSHIP.test(words) ? "relationship" : "habit";
  if (isErrand && !RELATIONSHIP.test(words)) return "errand";
  if (isTotal && (isNumberAlone || !EVENT.test(words)) && !/\bessay|paper\b/.test(words)) return "amount";
  const isVague = task.from === "story" || /^(?:it|this|that|things)?$/i.test(task.object);
  if (RELATIONSHIP.test(isVague ? lower : words)) return "relationship";
  if (EVENT.test(words) && (HOSTING.test(words) || task.verb === "" || task.from === "story")) return "event";
  // "Put dad in a home" is about somebody, and nothing to finish.
  if (PERSON.test(task.object)) return "relationship";
  if (task.verb !== "") return FREQUENT_HABIT.test(words) ? "habit" : "project";
  if (EVENT.test(lower)) return "event";
  if (RELATIONSHIP.test(lower)) return "relationship";
  if (
    goal.who !== null &&
    !/\b(?:boss|manager|landlord|landlady|teacher|coworkers?|doctor|lawyer|staff|team)\b/.test(goal.who) &&
    task.from === "story"
  )
    return "relationship";
  return task.from === "thing" || task.from === "wish" ? "project" : null;
}

function isGrief(lower: string): boolean {
  return GRIEF.test(lower) && !NOT_GRIEF.test(lower);
}

const HABIT_OF_BODY =
  /\b(?:smok\w*|cigarettes?|packs?|vap\w*|drink\w*|beers?|wine|sodas?|dews?|cokes?|coffee|energy drinks?|screen ?time|phone|weed|sugar|scrolling|gam(?:es|ing))\b/;

/** Hard news in the sentence: no cheer over it, whatever the plan. */
export function isHard(lower: string): boolean {
  return LOST_JOB.test(lower) || HARD_NEWS.test(lower) || isGrief(lower) || EMERGENCY.test(lower);
}

/** "close the restaurant or try one more summer", "rent or buy", "come out to my team or not". */
function hasTwoWays(words: string): boolean {
  const [first = "", second = "", ...more] = words.split(/,? or (?:just |maybe |should i )?/i);
  if (second === "" || more.length > 1) return false;
  if (/^(?:not|wait)\b/.test(second)) return true;
  const isShortThing = words.split(" ").length <= 8 && !VERBS.has(first.split(" ")[0]?.toLowerCase() ?? "");
  if (isShortThing && /^(?:the|a|an|my)\b/i.test(second)) return true;
  const isSecondVerb = VERBS.has(/^[a-z-]+/i.exec(second)?.[0].toLowerCase() ?? "");
  const lengths = [first, second].map((part) => part.trim().split(" ").length);
  return isSecondVerb && (lengths[0] === 1) === (lengths[1] === 1);
}

/** "engineering or fine arts". */
const TWO_THINGS =
  /^(?!(?:call|buy|get|book|see|ask|wash|do|make|text|find|go|eat|read|write|pick|take|give|send|bring|pay|clean|fix)\b)[a-z'-]+(?: [a-z'-]+){0,2} or [a-z'-]+(?: [a-z'-]+){0,2}(?: (?:for|in|at|near|with) [a-z' -]{2,30})?$/i;

/** "join the army after graduation??" asks whether. */
const CHOICE_QUESTION =
  /^(?!ask|how|what|who|where|when|why|can you|could you|help|which)[^?.!]*\w \w[^?.!]*\?/i;

function isDecision({ lower, options, text, task }: Goal): boolean {
  if (
    /^(?:whether|should (?:i|we)|do (?:i|we)\b)|\bproposed\b|\b(?:two|three|competing) (?:job )?offers\b/.test(
      lower,
    )
  )
    return true;
  if (/^(?:decide|decision|choose between)\b/.test(lower) || TWO_THINGS.test(text.split(/[,.;?!]/)[0] ?? ""))
    return true;
  if (hasTwoWays(task.words) || hasTwoWays(text.split(/[,.;?!]/)[0] ?? "") || CHOICE_QUESTION.test(text))
    return true;
  if (DECISION.test(lower) && (hasDecisionOpener(text) || options.length > 1)) return true;
  if (
    /^(?:decide|choose|pick(?! (?:up|out|a fight|apples|berries))|figure out (?:if|whether|which))\b/i.test(
      task.words,
    )
  )
    return true;
  return /\?$/.test(text) && options.length > 1;
}

function isQuit(words: string, lower: string, from: string): boolean {
  if (NOT_QUIT.test(words)) return false;
  if (/^be (?:at zero|down to|done)\b/.test(words) && HABIT_OF_BODY.test(lower)) return true;
  return (
    QUIT.test(words) ||
    (from !== "command" &&
      from !== "wish" &&
      QUIT_ANYWHERE.test(lower) &&
      /\b(?:smok|vap|drink|wine|beer|weed|pot|sugar|soda|phone|scroll|nails|gambl|sober|sorry|swear|snapp|yell|shout|temper|putting|coffee|caffeine|porn|shopping|takeout|fast food|gaming|tiktok|instagram)/.test(
        from === "story" ? lower : words,
      ))
  );
}
