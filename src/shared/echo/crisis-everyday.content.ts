/**
 * Ways of speaking that hold the words of a danger: a contract that ends, a short night, a screen taken from a child, a
 * burn in the kitchen, what somebody smokes, a debt that is paid off.
 */
export const EVERYDAY: readonly RegExp[] = [
  /\b(?:hit|hits|hitting) (?:it (?=(?:right )?(?:next to|beside|near|around|in front of) (?:me|us|my|him|her)\b)|(?:(?:his|her|my|their|your|the|that|a) )?(?:vapes?|juul|pen|bong|dab|blunt|cart|gym|snooze|books|road|trail|jackpot|brakes|gas|deadline|target|goals?|numbers|quota)\b)/gi,
  /\b(?:kill|kills|killed|killing) (?:off )?(?:(?:my|the|our|his|her|their|those|that|all) ){0,2}(?:student |car |credit |medical )?(?:loans?|debts?|mortgage|balance|cards?|bills?|weeds?|lawn|mood|vibe|time|lights?|engine|hours?)\b/gi,
  /\b(?:this|the) (?:\w+ )?(?:move|moving|commute|schedule|workload|semester|class|project|renovation|remodel|heat|humidity|paperwork|diet|workout|shift|hours|kitchen|traffic|audit|inventory) (?:is|are|has been) killing me\b/gi,
  /\bi (?:just |also |almost |'ve )?(?:cut|burned|burnt|burn|hurt|hit|scratched) (?:myself|my \w+)(?: again)? (?:in the (?:thumb|finger|shin|knee|toe|elbow|foot|eye)\b|(?:on|with|in|getting) (?:the |a |an |my |some |hot )*(?:oven|stove|pan|kettle|iron|grill|toaster|glue gun|soldering iron|coffee|tea|steam|straightener|paper|can lid|mandoline|door|table|fence|bushes|cat|hammer|saw|router|sander)|(?:while |when )?(?:shaving|cooking|chopping|baking|ironing|welding|gardening|running|lifting|skating|at (?:the gym|practice|work)))\b/gi,
  /\b(?:knives|guns?|rifles?|bows?) (?:to )?(?:sharpen|sight(?:ed)? in|clean|oil|hone)\b|\bsharpen(?:ed|ing)? (?:all )?(?:the |my )?(?:[\w']+ )?knives\b|\b(?:kitchen|season|job|deadline|commute|set|rehearsal|gig|shift|schedule) is (?:literally |really )?(?:killing me|going to be the death of me)\b|\bwork(?:ing|s)? (?:my|him|her|our|your|them)sel(?:f|ves) to death\b/gi,
  /\b(?:about|over|on|off|gets?|back|broke|charge) (?:his|her|their|the|my|our) tablet\b(?! of)/gi,
  /(?<=\bslam\w* (?:the|his|her|a|my|their) (?:\w+ )?doors? )(?:in my face|on me)\b/gi,
  /\bend(?:ing)? (?:it all|it|this|things|everything) with (?:(?:this|that|the|my|our|these|those)(?: \w+){0,2} (?:contracts?|memberships?|subscriptions?|plans?|leases?|providers?|banks?|accounts?|insurance|insurers?|gyms?|compan(?:y|ies)|carriers?|landlords?|agency|diets?|sugar|loans?|cards?|apps?|trainers?|suppliers?|vendors?))\b/gi,
  /\bwish i (?:just )?(?:didn'?t|didnt|wouldn'?t|never) (?:wake|woke|have to wake) up (?:so|that|this|too|at|in the middle|late|early|every|before|with)\b/gi,
  /\b(?:took|take|taking|taken)(?: away)? (?:his|her|their|the kids'?) tablet\b(?= away\b|.*\b(?:mad|game|gaming|wifi|wi-fi|screen|charger|youtube|homework|slam\w*|grounded|come down|dinner)\b)/gi,
];
