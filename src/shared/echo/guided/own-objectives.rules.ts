import { type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";
import {
  mostUrgent,
  type OwnObjective,
  objectiveAskedFor,
  objectiveInWords,
  shortDay,
} from "./own-plan.rules.ts";
import { OWN } from "./own-questions.content.ts";
import { inQuotes } from "./say-back.rules.ts";

/** What a person asks about their objectives: how far, what next, what is due, which first. */
export function objectives(conversation: Conversation, lower: string): GuidedReply | null {
  const { turn, text } = conversation;
  const { brief, today } = turn;
  const [only, ...others] = brief.objectives;
  const named = objectiveAskedFor(text, brief);
  const isOwn =
    named !== null ||
    /\b(?:my|our) (?:\w+ )?(?:milestones?|progress|objectives?|goals?|plan)\b|\bmilestones?\b|\bobjectives?\b|\bnext (?:step|milestone)\b|\bdue\b|\boverdue\b|\bon track\b|^.{0,12}\bwhich (?:one )?(?:comes |goes |is )?first\W*$/.test(
      lower,
    );
  const last = conversation.said.at(-1) ?? "";
  const spokenOf = brief.objectives.find(({ title }) => last.includes(`“${title}`)) ?? null;
  const isMeant = spokenOf !== null && /\bleft\b|\bhow far\b|\bprogress\b|\bnext\b|\bafter\b/.test(lower);
  if (!isOwn && !isMeant) return null;
  if (!only) return /\b(?:milestones?|objectives?|progress)\b/.test(lower) ? plainly(OWN.noObjectives) : null;
  const before = named ?? spokenOf;
  if (before && /\bafter\b/.test(lower)) return afterwards(conversation, before);
  const { deadline } = conversation.goal;
  if (deadline && !named && /\bdue\b/.test(lower)) {
    const due = brief.objectives.filter(({ dueOn }) => dueOn !== null && dueOn <= deadline.day);
    return due.length > 0
      ? plainly(
          `Due by ${shortDay(deadline.day)}: ${due.map((one) => objectiveInWords(one, today)).join("; ")}.`,
        )
      : plainly(`None of your active objectives is due by ${shortDay(deadline.day)}.`);
  }
  const isOrder = /\b(?:which|first)\b/.test(lower) && others.length > 0 && !/\bmilestones\b/.test(lower);
  if (/\boverdue\b/.test(lower) && !brief.objectives.some(({ dueOn }) => dueOn !== null && dueOn < today))
    return plainly(OWN.notOverdue);
  const own = isOrder ? null : (named ?? (others.length === 0 ? only : isMeant ? spokenOf : null));
  if (own)
    return plainly(
      `${objectiveInWords(own, today)} is active.`,
      own.nextMilestone ? `Its next milestone is ${inQuotes(own.nextMilestone)}` : OWN.noMilestone,
      /\bmilestones\b|\bleft\b|\belse\b|\ball\b/.test(lower) && OWN.allMilestones,
    );
  const first = mostUrgent(brief);
  if (first && /\b(?:which|first|next|start|priority|most)\b/.test(lower) && !/\bmilestones\b/.test(lower))
    return plainly(
      first.dueOn
        ? `By date, ${objectiveInWords(first, today)} comes first.`
        : `None of them has a date, and “${first.title}” is the furthest along, so it's a good one to finish.`,
      first.nextMilestone ? `Its next milestone is ${inQuotes(first.nextMilestone)}` : OWN.noMilestone,
    );
  const told = brief.objectives.map((one) => {
    const next = one.nextMilestone ? `, next “${one.nextMilestone}”` : "";
    return `${objectiveInWords(one, today)}${next}`;
  });
  return plainly(
    `Your active objectives: ${told.join("; ")}.`,
    /\bmilestones\b/.test(lower) && OWN.allMilestones,
  );
}

/** What comes after an objective, or after the milestone of it that was named. */
function afterwards({ turn, text }: Conversation, named: OwnObjective): GuidedReply {
  const { brief, today } = turn;
  const isStep =
    objectiveAskedFor(text, { ...brief, objectives: [{ ...named, nextMilestone: null }] }) === null;
  if (isStep) return plainly(`I only see the next milestone of “${named.title}.”`, OWN.fullList);
  const next = mostUrgent({ ...brief, objectives: brief.objectives.filter(({ id }) => id !== named.id) });
  return next
    ? plainly(
        `After “${named.title}” comes ${objectiveInWords(next, today)}.`,
        next.nextMilestone && `Its next milestone is ${inQuotes(next.nextMilestone)}`,
      )
    : plainly(`“${named.title}” is the only active objective I can see.`);
}
