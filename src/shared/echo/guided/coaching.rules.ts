import { COACHING } from "./coaching.content.ts";
import { type Conversation, type GuidedReply, oneOf, plainly, wasSaid } from "./conversation.rules.ts";
import { isIntent } from "./intended.rules.ts";
import { isKnownRequest, nextStep } from "./next-step.rules.ts";
import { stepIsIn } from "./record-dictated.rules.ts";
import { checkedStep } from "./say-back.rules.ts";

/**
 * What goes on from a message whose matter isn't known: an answer to the kind of request where it asks for something, and
 * else a coach's next question.
 */
export function goOn(conversation: Conversation): GuidedReply {
  const { lower, written } = conversation;
  if (WOULD_IT.test(lower) && written.length > 0 && !isKnownRequest(conversation))
    return plainly(oneOf(conversation, COACHING.wouldIt));
  if (PUZZLED.test(lower)) return plainly(oneOf(conversation, COACHING.misread));
  if (OPINION.test(lower)) return plainly(oneOf(conversation, COACHING.opinion));
  const step = nextStep(conversation);
  if (step) return step;
  if (written.length === 0) return plainly(oneOf(conversation, firstOf(lower)));
  return plainly(oneOf(conversation, waysFor(conversation)));
}

function firstOf(lower: string): readonly string[] {
  if (isGlad(lower)) return COACHING.glad;
  if (SORRY.test(lower)) return COACHING.sorryFirst;
  return TASK.test(lower) ? COACHING.task : COACHING.first;
}

/** What takes up the kind of thing they tell, unless all of that was said. */
function waysFor(conversation: Conversation): readonly string[] {
  const { detail } = COACHING;
  const ways = kindOfTold(conversation);
  return ways.some((way) => !wasSaid(conversation, way)) ? ways : detail;
}

/** Whether something good is told, and not that it failed to come: "nothing went well", "thought I'd love it". */
const isGlad = (lower: string) => GLAD.test(lower.replaceAll(NOT_SO, " "));

/** What kind of thing they tell, as ways to take it up. */
export function kindOfTold(conversation: Conversation): readonly string[] {
  const { lower } = conversation;
  if (isGlad(lower)) return COACHING.glad;
  const isPlan = namesStep(conversation);
  if (SORRY.test(lower) && !isPlan) return COACHING.sorry;
  if (HELPER.test(lower)) return COACHING.helper;
  const isShort = lower.split(" ").length <= SHORT;
  if (isTimed(conversation) && (isPlan || (isShort && !STATES.test(lower)))) return COACHING.planned;
  if (isPlan) return COACHING.proposed;
  if (WISH.test(lower)) return COACHING.wished;
  return JOKE.test(conversation.turn.message) ? COACHING.light : COACHING.detail;
}

/** A longer message with a time in it tells of something. */
const SHORT = 14;

const AT_FIRST =
  "^(?:(?:ok|okay|yes|yeah|yea|ya|yep|sure|maybe|prob|probably|and|then|so|well|alright|hm+|honestly|i think|i guess|true|fine|good|lol|haha|no|nah|oh|actually|just|ugh|tonight|tomorrow|today|sunday|saturday)\\b[\\s,.!]*)*";
const STEP = new RegExp(
  `${AT_FIRST}(?:(?:i|we)(?:'?ll| will|'?d| could| can| might| should)|i'?m (?:gonna|going to)|could|can|might|gonna|let'?s) (?!be\\b|not\\b|never\\b|have\\b|see\\b|say\\b|think\\b|know\\b|feel\\b|only\\b|barely\\b|hardly\\b|do it\\b|tell you\\b|love\\b|hate\\b|rather\\b|prefer\\b|die\\b|cry\\b)[a-z]{2,}`,
);
const AT_WORK = new RegExp(
  `${AT_FIRST}(?:calling|asking|texting|booking|emailing|going|making|buying|starting|getting|putting|telling|talking|sending|taking|writing|setting|signing|trying|moving|ordering|printing|bringing|call|ask|text|email|book|talk|go|make|buy|write|send|set|put|start|try|take|tell|bring|get|print|practice|sign up|order|move|pick|finish|clean|pack|use|keep|give) (?!me\\b|is\\b|was\\b|it'?s\\b|sucks\\b)[a-z0-9]`,
);
const PERSON =
  "(?:mom|mum|dad|mother|father|sister|brother|cousin|aunt|uncle|grandma|grandpa|wife|husband|girlfriend|boyfriend|partner|friend|buddy|roommate|neighbor|coworker|boss|manager|coach|teacher|kids?|son|daughter|girls|boys|parents|nephew|niece|tia|tio|abuela|captain|dads|moms|pastor|sponsor|crew|(?:sister|brother|mother|father|son|daughter)[- ]in[- ]law)";
const HELPER = new RegExp(
  `\\b${PERSON}(?: [a-z]+)?,?(?: she| he| they)? (?:could|can|would|might|will|'?d|offered|said (?:s?he|they)(?:'d|'ll| would| could| can)|has (?:a|the|one|some|done)|knows|did it|is good at)\\b|^(?:maybe |prob(?:ably)? |i think |i guess )*(?:my|our|her|his|the) (?:[a-z]+ )?${PERSON}(?: [a-z]+)?(?:,? (?:i guess|maybe|probably|i think))?[.!]*$`,
);
const TIME =
  /\b(?:today|tonight|tomorrow|tmrw|tmw|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|thurs|fri|sat|sun|mornings?|evenings?|nights?|weekends?|weekdays|lunch|noon|bedtime|next (?:week|month)|this week|at \d|\d ?(?:am|pm)|\d:\d\d|after (?:work|school|dinner|lunch|practice|church|class|that|bible study)|before (?:work|school|bed|class)|\d+ ?(?:min|mins|minutes|hours?|hrs?)(?: (?:a|per|every) (?:day|night|week))?|(?:a|every|each|per) (?:day|night|week|morning)|first then|first sunday)\b/;
const WISH =
  /\b(?:i|we) (?:just |really |only |honestly |guess i |mostly |mainly )*(?:want|wish|would like|'d like|would love|hope)\b|\bi'd (?:just )?(?:like|love)\b|^(?:mostly|mainly|honestly) i want\b/;
/** It says how things are or were, and what somebody else does. */
const STATES =
  /\b(?:was|were|did|had|went|got|said|told|came|left|been|last (?:night|week|year|month)|ago|since|used to|yesterday|usually|is|are|am|its|it's|i'm|im|theres|there's|has|have|he's|hes|she's|shes|they|opens?|closes?|every (?:single|second|other)|always|meets?|due|deadline)\b|^\W*(?:[a-z]+ \d+|\d+)\W*$/;
const GLAD =
  /\b(?:(?:tears? of|for) joy|(?:good|happy) (?:tears|kind|cry)|laugh(?:s|ed|ing)?|could have kissed|cracked (?:me |us )?up|cracked jokes|never thought of|feel(?:s|ing)? (?:so |a (?:bit|little|lot) |much |way )*(?:better|good|lighter|proud|calmer)|so proud|proud of|it (?:really |actually )?(?:worked|helped)|works great|went (?:well|great|fine|ok|okay)|loves? (?:it|them|him|her)|made my day|best (?:day|part|thing)|(?:i|we) (?:finally )?(?:did it|made it|finished|passed|won)|she said yes|he said yes|they said yes|not even broken|(?:it|that|he|she|baby)(?:'s| is| was)? (?:all |totally |completely )?(?:fine|healthy|ok|okay|good) now|no problem)\b/;
/** What is denied, or was only expected, with the words that it governs. */
const NOT_SO =
  /\b(?:nothing|nobody|no one|never(?! thought)|not(?! even broken)|(?:do|does|did|has|have|is|was|were|wo|ca|could|would)n'?t|thought (?:i'?d|i would|it'?d|it would)|supposed to|used to|wish)(?: [\w']+){1,3}/g;
const SORRY =
  /\b(?:cried|crying|sobb\w+|bawl\w*|sucks?|sucked|fail(?:ed|ing)? (?:again|it|at|my|the)|hurts|exhausted|so tired|zombie|worn out|wore out|miss (?:him|her|them)|ruined|laid off|let go|got fired|broke up|heartbroken|passed away|died|put (?:him|her|our \w+|my \w+) down)\b/;
const JOKE = /\b(?:lol|lmao|haha\w*|ha|rofl|jk)\b|😂|🤣|😅|😆/i;
const WOULD_IT =
  /^(?:(?:so|and|but|ok|okay|wait|then|lol|hm+)\b[\s,]*)*(?:can|could|should|would) (?:i|we|that|it) (?!(?:tell|say|ask|get paid)\b)[^?]{3,60}(?:\?|$)/;
const TASK =
  /\b(?:need|needs?|trying|supposed|gotta|hoping|have|want|wanna) (?:help|to (?!be\b|feel\b|cry\b|die\b|quit\b))\b|\bneed (?:some|a|an|my)\b|\bhelp (?:me|with)\b|\bworking on\b/;
const PUZZLED =
  /\bwhat (?:are|r) (?:you|u) (?:even )?(?:talking|on) about\b|\bwhat does that (?:even )?have to do with\b/;
const OPINION =
  /\b(?:is|was|would) (?:that|this|it)(?: be)? (?:too |so |really |kinda |kind of )*(?:tacky|weird|lame|dumb|stupid|rude|mean|selfish|crazy|bad|wrong|ok|okay|alright|normal|cheating|much|cheesy|corny|silly|petty|fair)\b[^?]{0,25}\?*$/;

/** Whether they name something that they could or will do. */
const namesStep = (conversation: Conversation): boolean =>
  STEP.test(conversation.lower) ||
  AT_WORK.test(conversation.lower) ||
  isIntent(conversation) ||
  checkedStep(conversation.turn.message) !== null ||
  stepIsIn(conversation.turn.message) !== null;

const isTimed = ({ lower, goal }: Conversation): boolean => goal.deadline !== null || TIME.test(lower);
