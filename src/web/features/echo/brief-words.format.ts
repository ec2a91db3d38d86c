import type { BriefPart, EchoBrief } from "#shared/echo/echo-brief.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";

/** A part of the brief in lines; none if it is empty. */
export function linesOf(brief: EchoBrief, part: BriefPart, lcesName: (kind: SafetyKind) => string): string[] {
  switch (part) {
    case "session":
      return brief.session ? sessionLines(brief.session) : [];
    case "objectives":
      return brief.objectives.map(({ title, progress, dueOn, nextMilestone }) =>
        [
          `${title}: ${progress}%`,
          dueOn && `due ${formatDay(dueOn)}`,
          nextMilestone && `next: ${nextMilestone}`,
        ]
          .filter(Boolean)
          .join(", "),
      );
    case "risks":
      return brief.risks.map(({ hazard }) => hazard);
    case "lcesGaps":
      return brief.lcesGaps.map(lcesName);
    case "checkIns":
      return brief.checkIns.map(
        ({ energy, stress, mood, daysAgo }) =>
          `${daysInWords(daysAgo)}: energy ${energy}, stress ${stress}, mood ${mood}`,
      );
    case "handover":
      return brief.handover ? handoverLines(brief.handover) : [];
    case "boundaries":
      return brief.boundaries.map(({ name, statement }) => `${name}: ${statement}`);
  }
}

function sessionLines({ situation, pillars, control }: NonNullable<EchoBrief["session"]>): string[] {
  const limits = Object.entries(control).filter(([, text]) => text.trim() !== "");
  return [
    situation,
    ...(pillars.length > 0 ? [`Pillars: ${pillars.join(", ")}`] : []),
    ...limits.map(([name, text]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`),
  ];
}

function handoverLines({ day, ...answers }: NonNullable<EchoBrief["handover"]>): string[] {
  return [
    `${formatDay(day)}, what changed: ${answers.whatChanged}`,
    `What persists: ${answers.whatPersists}`,
    `The one priority: ${answers.onePriority}`,
  ];
}

function daysInWords(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}
