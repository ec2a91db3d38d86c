/**
 * What a clause beside the task says, and the step that answers it. {own} is what the group of that name caught. The
 * first that fits counts.
 */
export const CIRCUMSTANCES: readonly (readonly [sign: RegExp, step: string])[] = [
  [
    /^(?:I'm |I am )?(?:so |really )?(?:terrified|scared|nervous|anxious|freaking out|dreading it)\b|\bhate (?:talking|speaking)\b/i,
    "Tell someone close that you're nervous about it, and practice in front of them",
  ],
  [/\bcry(?:ing)?\b/i, "Go over the part that makes you cry, aloud and alone, until it gets easier"],
  [
    /\b(?:a |the )?(?<own>panel of (?:\w+))\b/i,
    "Expect the {own}: learn the names, and look at everyone when you answer",
  ],
  [
    /\b(?<own>(?:two|three|four|one|a couple of|some|\d) (?:vegans?|vegetarians?|celiacs?|diabetics?))\b/i,
    "Plan what the {own} will eat, and tell them",
  ],
  [
    /\b(?<own>my|the|our)? ?(?:choreographer|caterer|dj|baker|photographer|sitter|babysitter|driver|speaker|officiant|band|venue)\b.*\b(?:backed out|cancel+ed|fell through|bailed|dropped out)\b/i,
    "Find a replacement first, and ask who'd be free that day",
  ],
  [
    /\b(?:backed out|cancel+ed|fell through|bailed|dropped out)\b/i,
    "Find a replacement first, before anything else",
  ],
  [
    /\bnobody knows the (?<own>[a-z]+)\b/i,
    "Teach the {own} in short pieces, and film them so people can practice",
  ],
  [
    /\b(?:still )?(?:don't|doesn't|do not) (?:even )?have (?<own>(?:an?|any|the) (?!(?:idea|clue|lot|choice|money|time|plan)\b)[a-z]+(?: [a-z]+)?)$/i,
    "Find {own} first; everything else depends on it",
  ],
  [
    /^(?:there's |there is )?(?:still )?no (?<own>venue|hall|dress|photographer|caterer|dj|band|costume|flights?|tickets|hotel|cake|speaker|sitter|car|ride|tools|truck|ladder)\b/i,
    "Find the {own} first; everything else depends on it",
  ],
  [/\bnothing is booked\b/i, "Book the place first; everything else depends on it"],
  [
    /\bnobody has (?<own>flights|tickets|rooms|rides)\b/i,
    "Get everyone's {own} booked first, and name one person to keep the list",
  ],
  [
    /^(?:I |we |he |she |they |will |also )*needs? (?:the |some |about )?(?<own>(?!to\b|help\b|it\b|an? answer\b|something\b|this\b|him\b|her\b|your\b|them\b|in\b|sleep\b)[a-z0-9' ]{4,60})$/i,
    "Get this together first: {own}",
  ],
  [
    /^(?:the |my |our )?(?<own>oven|stove|dishwasher|fridge|freezer|car|truck|washer|dryer|printer|laptop|computer|grill|sewing machine|mower|furnace) (?:is|just|went|has) (?:broken|dead|out|broke|busted|died|down)\b/i,
    "Settle the {own} first: borrow one, rent one, or plan without it",
  ],
  [
    /\b(?:kitchen|house|place|bathroom|apartment) has no (?<own>sink|stove|oven|water|heat|shower|fridge)\b/i,
    "Plan around having no {own}: paper plates, a neighbor, or eating elsewhere",
  ],
  [
    /\b(?:so )?(?<own>(?:my )?(?:husband|wife|partner|brother|sister|son|daughter|mom|dad|boyfriend|girlfriend)) (?:has to|will have to|needs to|must)\b/i,
    "Ask {own} to take on that part, and agree on the days",
  ],
  [
    /\bopens? (?<own>(?:only )?(?:mornings|afternoons|evenings|weekdays|weekends|in the mornings?))\b|\bonly opens? (?<own2>.+)$/i,
    "Go early in the day; check the opening hours first",
  ],
  [/\bonly open (?:on )?(?<own>.{3,30})$/i, "Go on a day when it's open: {own}"],
  [
    /\b(?<own>(?:mon|tues|wednes|thurs|fri|satur|sun)days) only\b/i,
    "Take one of the {own}, and call ahead to be sure",
  ],
  [
    /\b(?:mail|send) (?:you )?(?:them )?a letter\b/i,
    "Send the letter they ask for by certified mail, and keep a copy",
  ],
  [
    /\bslots? (?:are )?(?:always |all )?(?:full|taken|gone)\b/i,
    "Check for canceled slots early in the morning, and try other branches",
  ],
  [
    /\bhouse (?:is )?(?:tiny|not ready|a mess|full)\b|\bguest room is\b/i,
    "Clear one room or corner for them first, and leave the rest",
  ],
  [
    /\b(?:no idea|not sure (?:where|how)|don't know (?:how|where)(?: to start)?)\b/i,
    "Ask someone who has done it before where they'd start",
  ],
  [
    /^(?:I've |I have )?never (?:been|done|used|camped|made|given|owned|had|hosted|built|spoken|run|planned)\b|\bI have never\b/i,
    "Ask someone who has done it before what they'd do",
  ],
  [
    /\b(?:keep getting (?:an )?errors?|stuck on|won't let me|keeps? (?:failing|crashing|rejecting))\b/i,
    "Get help with the sticking point first: a support line or someone who knows",
  ],
  [/^(?:I )?haven't (?:even )?started\b/i, "Make a 20-minute start today"],
  [
    /\bkeep (?:forgetting|stopping|quitting|putting it off)\b/i,
    "Tie it to something you never skip, and ask one person to check on you",
  ],
  [
    /\b(?:arthritis|bad (?:knee|back|hip|shoulder)|my (?:knee|back|hip|shoulder)s? (?:is|are|hurts?)|asthma|pregnant)\b/i,
    "Ask a doctor or physical therapist what's safe for you before you start",
  ],
];

/** The same after a loss. */
export const LOSSES: typeof CIRCUMSTANCES = [
  [
    /\b(?:kids?|children|son|daughter|grandkids|little (?:girl|boy)|toddler) (?:keeps?|are|is|still) asking\b/i,
    "Tell the children in plain, true words, and let them ask again and again",
  ],
  [
    /\b(?:little (?:girl|boy)|kids?|children|daughter|son) wants? a (?:proper )?(?:goodbye|funeral|burial)\b/i,
    "Let the child help choose the place, the words, or a drawing for the goodbye",
  ],
  [
    /\b(?:go(?:ing)? back to work|get through work|back (?:at|to) work)\b/i,
    "Tell your boss or one coworker beforehand, and ask for a lighter first week",
  ],
  [
    /\bdo something (?:on )?that day\b|\bmark the day\b/i,
    "Choose one small thing for that day: a candle, a walk, a tree, their name said aloud",
  ],
];
