/**
 * Words that mean no danger and share their form with some, in two groups: things that are done or had, and what people
 * are or fear to be. Lower case and straight apostrophes are expected.
 */
export const OTHER_SENSES: readonly RegExp[] = [
  // An editor's cuts, an animal's grooming, the gear of hunters and cooks, what somebody smokes, a debt that is paid off.
  /\bcuts (?:to make )?(?:to|in) (?:the|my|our|this|that) (?:\w+ )?(?:video|film|movie|footage|draft|essay|budget|manuscript|episode|podcast|talk|speech|script|song|track|schedule)\b/gi,
  /\bgroom(?:s|ed|ing)? (?:\w+ ){0,3}(?:dogs?|poodles?|doodles?|cats?|pupp(?:y|ies)|horses?|pon(?:y|ies)|pets?|beard|lawn|trails?)\b/gi,
  /\b(?:knife|knives|guns?|rifles?|scopes?|bows?) (?:to )?(?:sharpen(?:ed)?|sight(?:ed)? in|clean|oil|hone)\b|\bsharpen(?:ed|ing)? (?:all )?(?:the |my )?(?:[\w']+ ){0,2}knives\b|\b(?:deer|hunting|duck|elk|turkey) season\b/gi,
  /\b(?:hit|hits|hitting) (?:it (?=(?:right )?(?:next to|beside|near|around|in front of) (?:me|us|my|him|her)\b)|(?:(?:his|her|my|their|your|the|that|a) )?(?:vapes?|juul|pen|bong|dab|blunt|cart|gym|snooze|books|road|trail|jackpot|brakes|gas|deadline|target|goals?|numbers|quota)\b)/gi,
  /\b(?:kill|kills|killed|killing) (?:off )?(?:(?:my|the|our|his|her|their|those|that|all) ){0,2}(?:student |car |credit |medical )?(?:loans?|debts?|mortgage|balance|cards?|bills?|weeds?|lawn|mood|vibe|time|lights?|engine|hours?)\b/gi,
  /\bi (?:just |also |almost |'ve )?(?:cut|burned|burnt|burn|hurt|hit|scratched) (?:myself|my \w+)(?: again)? (?:in the (?:thumb|finger|shin|knee|toe|elbow|foot|eye)\b|(?:on|with|in|getting) (?:the |a |an |my |some |hot )*(?:oven|stove|pan|kettle|iron|grill|toaster|glue gun|soldering iron|coffee|tea|steam|straightener|paper|can lid|mandoline|door|table|fence|bushes|cat|hammer|saw|router|sander)|(?:while |when )?(?:shaving|cooking|chopping|baking|ironing|welding|gardening|running|lifting|skating|at (?:the gym|practice|work)))\b(?!.*\bon purpose\b)/gi,
  /\b(?:about|over|on|off|gets?|back|broke|charge) (?:his|her|their|the|my|our) tablet\b(?! of)/gi,
  /\b(?:took|take|taking|taken)(?: away)? (?:his|her|their|the kids'?) tablet\b(?= away\b|.*\b(?:mad|game|gaming|wifi|wi-fi|screen|charger|youtube|homework|slam\w*|grounded|come down|dinner)\b)/gi,
  /(?<=\bslam\w* (?:the|his|her|a|my|their) (?:\w+ )?doors? )(?:in my face|on me)\b/gi,
  /\bend(?:ing)? (?:it all|it|this|things|everything) with (?:(?:this|that|the|my|our|these|those)(?: \w+){0,2} (?:contracts?|memberships?|subscriptions?|(?:phone|data|cell|meal|payment|insurance|dental) plans?|leases?|providers?|banks?|accounts?|insurance|insurers?|gyms?|compan(?:y|ies)|carriers?|landlords?|agency|diets?|sugar|loans?|cards?|apps?|trainers?|suppliers?|vendors?))\b/gi,
  // First-aid class.
  /\b(?:cpr|aed|choking|bleeding|burns|shock|snake ?bites?|snakes|splints|fractures)(?:,? (?:and )?(?:cpr|aed|choking|bleeding|burns|shock|snake ?bites?|snakes|splints|fractures|the whole thing)){2,}/gi,
  // Embarrassment, and whom a mishap will make angry.
  /\b(?:i )?(?:just |almost |could(?:'ve| have)? |want(?:ed)? to |wanna |nearly )+(?:die|died) (?:of|from) (?:embarrassment|laughter|laughing|cringe|cringing|boredom|cuteness)\b/gi,
  /\bmy (?:mother[- ]in[- ]law|mom|mum|boss|coach|teacher|sister|editor|landlord|landlady|roommate|wife|director) (?:is|'s|s) (?:going to|gonna) kill me\b(?=\W+(?:i|because|bc|cause|cuz|for|when she (?:sees|finds|hears)) (?:\w+ ){0,3}(?:shr[iua]nk|forgot|broke|lost|spilled|burned|burnt|dropped|ruined|missed|scratched|dented|shaved|cut|dyed|bought|stained|ate)\b)/gi,
  // What tires people, a short night, work for fewer people, wages, the fear for a job, and what somebody would hate to seem.
  /\b(?:this|the|my|our) (?:\w+ )?(?:move|moving|commute|schedule|workload|semester|class|project|renovation|remodel|heat|humidity|paperwork|diet|workout|shift|hours|kitchen|traffic|audit|inventory|season|job|deadline|set|rehearsal|gig) (?:is|are|has been) (?:literally |really )?(?:killing me|going to be the death of me)\b/gi,
  /\bwork(?:s|ed|ing)? (?:my|him|her|our|your|them)sel(?:f|ves) to death\b/gi,
  /\bwish i (?:just )?(?:didn'?t|didnt|wouldn'?t|never) (?:wake|woke|have to wake) up (?:(?:so|that|this|too) (?:early|late|tired|stiff|sore|often|grumpy|hungry)|at \d|in the middle|late|early|every (?:\d|hour|two|three|few|couple|other)|before|with)\b/gi,
  /\bget through \d+ (?:\w+ ){1,4}with one (?:less|fewer) (?:person|worker|employee|pair of hands)\b/gi,
  /\b(?:pay|pays|paying|paid) (?:me|us)\b/gi,
  /\b(?:they|he|she|my \w+|the \w+)(?: ?'?(?:ll|d|re|s) | (?:will|would|may|might|could|are|is|just) | )(?:going to |gonna )?(?:fire|lay) (?:me|us)\b(?! up)/gi,
  /(?:\b(?:i'?m |im |i am )?(?:scared|afraid|worried|nervous) (?:that )?)?\b(?:they|he|she|my \w+|the \w+)(?: ?'?(?:ll|d|re|s) | (?:will|would|may|might|could|already) | )regrets? (?:hiring|choosing|picking|taking|asking|inviting|marrying|promoting)\b/gi,
  /\b(?:don'?t|didn'?t|never|not) (?:want|wanna|wanted|trying|like) (?:to )?be (?=(?:that (?:guy|girl|mom|dad|parent|person|neighbor|neighbour|boss|customer|friend|coworker|\w+ who)|the (?:bad|mean|annoying|difficult|pushy|one who (?:calls|has|pays|always|does|says|tells))|late|rude|mean|pushy|annoying|petty|nosy|harsh|unfair|fired|evicted|sued)\b)/gi,
  /\b(?:be|being) (?:\w+ )?(?:an? |any\w+'?s? |some\w+'?s? |the |their |his |her )?(?:third|fifth) wheel\b/gi,
];
