/** Beside self-harm, this is no wish to die. */
export const WANTS_TO_LIVE =
  /\b(?:(?:don'?t|dont|do not) (?:\w+ )?(?:(?:want|wish) to|wanna)|not (?:trying |wanting |because i want )?to) (?:die|be dead|kill myself)\b|\b(?:not|isn'?t|wasn'?t|never) (?:about|a|for) (?:dying|death|suicid\w*|dead)\b|\bnot suicidal\b|\bnot a suicide\b/i;
/** Hurting oneself to bear a feeling. */
const SELF_HARM =
  /\b(?:did|do|doing|done) it (?:again )?.{0,25}\b(?:on|to) my (?:\w+ )?(?:arms?|thighs?|legs?|wrists?|stomach|hips?|skin)\b|\b(?:razor|blade|lighter)\b.{0,40}\b(?:not (?:trying|wanting)|let it out|arms?|thighs?|wrists?|skin)\b|\b(?:cutting(?! (?:(?:my|him|her|it)(?:self)? )?(?:off|back|down|short|out|corners|class|costs|carbs|sugar|grass|boards?|through)\b)|self[- ]?harm\w*|cuts|scars|(?:cut|burn(?:ed|t)?|hurt) (?:myself|my (?:arms?|legs?|thighs?|skin))|(?:hurting|burning|scratching) (?:myself|my (?:arms?|legs?|thighs?|skin))|cut (?:a bit |way |much )?deeper|cut(?:s|ting)? (?:was |is |went |a (?:bit|little) )?deeper|i cut(?= *(?:[.,!]|$))|i do (?:it|this|that) to myself|(?:no ?body|no ?one)(?: else)? (?:does|did) (?:it|this|that) to me\W+i do (?:it|this|that)|i (?:just |only |still )?cut (?:sometimes|again|when(?:ever)? i (?:get|am|feel|was))|(?:thing|stuff|marks|lines|scratches|burns) (?:i (?:do|did|make|made|put) )?(?:on|to) my (?:arms?|thighs?|wrists?|legs?|stomach|hips?|skin)|(?:burn(?:ed|t|ing)?|scratch(?:ed|ing)?|hit(?:ting)?|punch(?:ed|ing)?|bang(?:ed|ing)?|pick(?:ed|ing)?|bit(?:e|ing)|bit) (?:at )?(?:myself(?! (?:up|off|a|out|some|with the (?:pan|oven|iron|kettle)))|my (?:own )?(?:head|skin|legs?|arms?|thighs?) (?:against|on|into|until|when|to (?:feel|calm|stop)|bloody|raw)))\b/i;
/** Answers a question about self-harm: it is one's own doing. */
export const OWN_DOING =
  /\b(?:no ?body|no ?one)(?: else)? (?:does|did|touched|hurts?|hit)\b.{0,30}|\b(?:it'?s|its|it is|just|only) (?:just |only )?me\b(?! and)|\bi (?:just |only |still )?(?:do|did) (?:it|this|that)\b(?! (?:for|at|on) (?:work|school))|\b(?:when|so) (?:it'?s|its|everything(?:'s| is)?|i can|my head) .{0,25}\b(?:loud|quiet|sleep|calm|stops?)\b/i;
/** Hurting oneself, denied. */
const NOT_SELF_HARM =
  /\b(?:not|never|no|won'?t|wouldn'?t|don'?t|dont|didn'?t)(?: \w+){0,4} (?:hurt|harm|cut|burn)(?:ting|ing)? (?:myself|my \w+)\b/gi;

/** Whether a text tells of hurting oneself, apart from what it denies of it. */
export const saysSelfHarm = (text: string): boolean => SELF_HARM.test(text.replace(NOT_SELF_HARM, " "));
