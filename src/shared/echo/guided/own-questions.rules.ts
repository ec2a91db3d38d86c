import { type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";
import { today, weeks } from "./own-day.rules.ts";
import { objectives } from "./own-objectives.rules.ts";
import { boundaryAskedFor, gapsInWords, riskAskedFor, shortDay } from "./own-plan.rules.ts";
import { MEANINGS, OWN } from "./own-questions.content.ts";
import { PLACES } from "./record-cards.rules.ts";
import { inQuotes } from "./say-back.rules.ts";

/** Words that ask for something that is there. */
const ASKS_FOR =
  /\?|(?:^|[.!?,;:] ?|\b(?:and|but|so|ok|then|also|no|well|just|asked) )(?:what|which|where|how|when|who|whats|hows|any|am i|is there|are there|did|do i|have i|can i see|can you see|list|show)\b|\bwhat'?s\b|\b(?:show me|tell me|remind me|read (?:me|back|out)|do i have|did i|look up|catch me up|i meant|asking for|asked for|do you (?:know|see|have)|brief me|briefing)\b/;
/** A wish to change or add something is no question about it, nor is a new matter. */
const CHANGES =
  /(?:^|[.!?,] |\b(?:please|can you|could you|also|to|wanna) )(?:add|log|save|delete|remove|change|move|put|make|create|set up)\b|\bhelp me (?:with|plan|write|set|make)\b|\bshould\b.{0,40}\bbe\b|\bshould i (?!(?:actually |really )?(?:be )?(?:do|work|focus|start|tackle))|\bhow (?:do|should|can|would|to) (?:i|we|you|say|tell|set|write)\b/;

const MEANS =
  /\bwhat(?:'s|s| is| are| does)?(?: an?)? (lookout|escape route|safety zone|boundar|milestone|risk)\w*(?: mean)?\s*\?*$/;

/** What a person asks about their own plan, read from the plan; null when the message is no such question. */
export function ownQuestion(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const words = lower.replaceAll("’", "'");
  if (!ASKS_FOR.test(words)) return null;
  if (
    CHANGES.test(words.replace(/\bwhat .*\bhow\b/, "")) &&
    !/\b(?:remind me (?:what|of)|show me|tell me)\b/.test(words)
  )
    return null;
  const meaning = MEANINGS.find(([name]) => words.match(MEANS)?.[1]?.startsWith(name));
  if (meaning) return plainly(meaning[1]);
  for (const { sign, reply } of QUESTIONS) {
    const found = sign.test(words) ? reply(conversation, words) : null;
    if (found && conversation.said.includes(found.text)) return plainly(OWN.again, found.text);
    if (found) return found;
  }
  return null;
}

/** "“First”; “second.”" */
const listed = (texts: readonly string[]) =>
  [...texts.slice(0, -1).map((text) => `“${text.replace(/\.$/, "")}”`), inQuotes(texts.at(-1) ?? "")].join(
    "; ",
  );

type Reply = (conversation: Conversation, lower: string) => GuidedReply | null;

const QUESTIONS: readonly { sign: RegExp; reply: Reply }[] = [
  {
    sign: /\b(?:better|worse)\b.*\b(?:than|compared|last week|before)\b|\bcompared? (?:to|with) last week\b/,
    reply: (conversation, lower) =>
      /\b(?:i|my (?:week|stress|mood|energy))\b/.test(lower) && /\bweek\b|\bbefore\b/.test(lower)
        ? weeks(conversation)
        : null,
  },
  {
    sign: /\bbrief me\b|^(?:my |the |a )?(?:daily |morning )?briefing\b|\b(?:give|show) me (?:my|the|a) (?:\w+ )?briefing\b|\bwhat (?:should|do) i (?:do|start with|tackle|work on|focus on) first(?: thing)?(?: today| this morning| now| tomorrow)?\s*\?*$|\bwhat(?:'s|s| is) (?:on|up|first) (?:for )?today\b|\bwhere (?:should|do) i start today\b/,
    reply: (conversation, lower) =>
      /\bbrief|\btoday\b|\bmorning\b/.test(lower) || conversation.written.length === 0
        ? today(conversation)
        : null,
  },
  {
    sign: /\b(?:safety plan|lces)\b|\b(?:who|what|where)(?:'s|s| is| are) my (?:lookouts?|escape routes?|safety zones?|safe place|emergency contacts?)\b|\b(?:what(?:'s|s)? (?:is )?(?:still |else )?(?:is )?missing|still missing|any gaps)\b/,
    reply: safetyPlan,
  },
  {
    sign: /\bhand ?over\b(?! (?:the|my|our|his|her|their|your|it|them|keys?|money|cash)\b)|\bone priority\b|\byesterday'?s? priority\b|\b(?:was|is|what's|whats) my (?:top |main )?priority\b|\bwhat (?:did|had|have) i (?:leave|left|write|written|wrote|note|noted|put|plan|planned)\b.*\b(?:myself|yesterday|last (?:night|time)|today|tomorrow)\b|\b(?:leave|left) (?:for )?(?:myself|me)\b|\bwhat i (?:left|wrote|noted|planned)\b.*\b(?:myself|yesterday|last night)\b|\bmy notes?\b.*\byesterday\b|\basking for my notes\b/,
    reply: handover,
  },
  {
    sign: /\bhow (?:\w+ )?have i been\b|\b(?:did|have) i (?:\w+ ){0,3}check(?:ed)?[- ]?in\b|\blast check(?:ed)?[- ]?in\b|\bhow (?:did i do|was i|am i doing(?! (?:on|with)\b)|has my (?:week|mood|stress|energy)|(?:was|is) my (?:week|mood|stress|energy))\b|\b(?:my|last|latest|recent|the) check[- ]?ins?\b|\bmy (?:mood|stress|energy)(?: levels?)?\b.*\b(?:week|lately|yesterday|last)\b|\bwhat(?:'s|s| was| is) my (?:mood|stress|energy)\b/,
    reply: checkIns,
  },
  { sign: /\b(?:my|our|last|newest) (?:\w+ )?(?:isap )?session\b|\b(?:my|last) isap\b/, reply: session },
  { sign: /\b(?:my|the|high|open|any|which|what) (?:\w+ )?(?:risks?|hazards?)\b/, reply: risks },
  { sign: /\bboundar(?:y|ies)\b|\bdid my .*\b(?:work|hold|help)\b/, reply: boundaries },
  {
    sign: /\bmilestones?\b|\bprogress\b|\bhow far\b|\bwhere (?:am i|are we|do i stand)\b|\bobjectives?\b|\bmy goals?\b|\bwhat(?:'s|s| is)(?: the)? (?:next|left|after|due|overdue)\b|\bhow(?:'s|s| is| are)\b.*\b(?:going|doing|coming)\b|\bleft to do\b|\bnext step\b|\bwhich (?:one )?(?:first|comes first|is first)\b|\bwhen(?:'s|s| is)\b.*\bdue\b|\bdue (?:this|next|by|today|tomorrow)\b|\bon track\b|\bwhat do i have (?:on|left|open|next|due|planned)\b|\bfirst,? (?:right|yes|no|ok)?\s*\?/,
    reply: objectives,
  },
];

function handover({ turn }: Conversation, lower: string): GuidedReply | null {
  // "End of day, help me hand over" starts a new one.
  if (
    !/\b(?:what|which|where|when|remind|show|tell|read|see|catch|i meant|asking for|asked for)\b/.test(lower)
  )
    return null;
  const { handover: last } = turn.brief;
  if (!last) return plainly(OWN.noHandover);
  if (/\bpriority\b/.test(lower) && !/\bleft?|leave\b/.test(lower))
    return plainly(
      `In your handover of ${shortDay(last.day)}, your one priority was ${inQuotes(last.onePriority)}`,
    );
  return plainly(
    `This is your handover of ${shortDay(last.day)}.`,
    last.whatChanged.trim() && `What changed: ${inQuotes(last.whatChanged)}`,
    last.whatPersists.trim() && `Still open: ${inQuotes(last.whatPersists)}`,
    last.onePriority.trim() && `Your one priority: ${inQuotes(last.onePriority)}`,
  );
}

const CHECK_INS_MAX = 3;
const dayAgo = (days: number) => (days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`);

function checkIns({ turn }: Conversation, lower: string): GuidedReply {
  const shown = turn.brief.checkIns.slice(
    0,
    /\b(?:last|latest) check(?:ed)?[- ]?in\b/.test(lower) ? 1 : CHECK_INS_MAX,
  );
  const [newest, ...before] = shown;
  if (!newest) return plainly(OWN.noCheckIns);
  const told = shown.map(
    ({ energy, stress, mood, daysAgo }) =>
      `${dayAgo(daysAgo)} energy ${energy}, stress ${stress} of 10, mood ${mood}`,
  );
  const isHard = before.length > 0 && shown.every(({ stress }) => stress >= 7);
  return plainly(
    `${before.length > 0 ? "Your last check-ins were" : "Your last check-in was"}: ${told.join("; ")}.`,
    isHard && OWN.hardDays,
    OWN.allCheckIns,
  );
}

function risks(conversation: Conversation, lower: string): GuidedReply {
  const { brief } = conversation.turn;
  const [first, ...others] = brief.risks;
  const own = riskAskedFor(conversation.text, brief);
  if (!first) return plainly(OWN.noRisks);
  const changed = /\bchanged?\b/.test(lower) && OWN.noHistory;
  if (own) return plainly(`Your risk is written as ${inQuotes(own.hazard)}`, changed, OWN.riskPlace);
  return plainly(
    others.length > 0
      ? `Your open risks with high priority: ${listed(brief.risks.map(({ hazard }) => hazard))}`
      : `The one open risk with high priority is ${inQuotes(first.hazard)}`,
    changed,
    OWN.riskPlace,
  );
}

function boundaries(conversation: Conversation, lower: string): GuidedReply | null {
  const { brief } = conversation.turn;
  const named = boundaryAskedFor(conversation.text, brief);
  const [first, ...others] = brief.boundaries;
  if (!named && !/\bboundar/.test(lower)) return null;
  if (
    !named &&
    !/\b(?:my|our) (?:own )?boundar|\b(?:do i have|which|what|list|show)\b.*\bboundar|\bboundar\w* do i have\b/.test(
      lower,
    )
  )
    return null;
  if (!first) return plainly(OWN.noBoundaries);
  const own = named ?? (others.length === 0 ? first : null);
  if (own)
    return plainly(
      `Your boundary “${own.name}” says: ${inQuotes(own.statement)}`,
      /\b(?:did|does|has|have|is|was)\b.*\b(?:work(?:ed|ing)?|hold|held|kept|keep|help\w*|honor\w*)\b(?! (?:messages|emails|calls))/.test(
        lower,
      ) && OWN.boundaryKept,
    );
  return plainly(
    `Your boundaries: ${listed(brief.boundaries.map((one) => `${one.name}: ${one.statement}`))}`,
  );
}

function safetyPlan(conversation: Conversation, lower: string): GuidedReply | null {
  const isAboutPlan = /\b(?:safety plan|lces)\b/.test(lower);
  if (/\b(?:who|where|what)(?:'s|s| is| are)(?: in)? my\b/.test(lower) && !/\bmissing|gaps?\b/.test(lower)) {
    const { lcesGaps: empty } = conversation.turn.brief;
    return plainly(OWN.safetyPlace, empty.length > 0 && `Still empty: ${gapsInWords(empty)}.`);
  }
  const told = conversation.said.join(" ");
  const isBefore = /\bsafety plan\b|would go in as\b/.test(told);
  if (
    !(isAboutPlan || isBefore) ||
    !/\b(?:missing|gaps?|left|empty|lack\w*|ok|okay|complete|need|have)\b/.test(lower)
  )
    return null;
  const { lcesGaps } = conversation.turn.brief;
  if (lcesGaps.length === 0 && !isBefore && !/\b(?:missing|gaps?|left|empty|lack\w*)\b/.test(lower))
    return null;
  const onCards = lcesGaps.filter((kind) => told.includes(`would go in as ${PLACES[kind]}`));
  const open = lcesGaps.filter((kind) => !onCards.includes(kind));
  const cards =
    onCards.length > 0 &&
    `What you named for ${gapsInWords(onCards)} counts once you've tapped Add on its card.`;
  if (open.length === 0) return plainly(OWN.noGaps, cards);
  if (onCards.length === 0 && isAboutPlan) return null;
  return plainly(cards, `Still empty: ${gapsInWords(open)}.`);
}

function session({ turn }: Conversation): GuidedReply {
  const last = turn.brief.session;
  return last?.situation.trim()
    ? plainly(`Your last ISAP session begins with this: ${inQuotes(last.situation)}`, OWN.sessionPlace)
    : plainly(OWN.noSession);
}
