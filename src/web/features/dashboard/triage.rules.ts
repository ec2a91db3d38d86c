import * as z from "zod/mini";
import { type Outcome, titleFrom } from "./outcome.rules.ts";

export const PRIORITIES_MAX = 5;
export const LEVELS = ["low", "medium", "high"] as const;
export type Level = (typeof LEVELS)[number];

const WEIGHT: Record<Level, number> = { low: 1, medium: 2, high: 3 };

const prioritySchema = z.object({ text: z.string(), impact: z.enum(LEVELS), effort: z.enum(LEVELS) });
export type Priority = z.infer<typeof prioritySchema>;

export const triageSchema = z.array(prioritySchema).check(z.maxLength(PRIORITIES_MAX));

export const BLANK_PRIORITY: Priority = { text: "", impact: "medium", effort: "medium" };

/**
 * Those that are named, first what brings most for its effort. Where that is equal, the greater impact comes first, then
 * what was written first.
 */
export function ranked(priorities: readonly Priority[]): Priority[] {
  const worth = ({ impact, effort }: Priority) => WEIGHT[impact] / WEIGHT[effort];
  return priorities
    .filter(({ text }) => text.trim() !== "")
    .sort((a, b) => worth(b) - worth(a) || WEIGHT[b.impact] - WEIGHT[a.impact]);
}

/** What can become of the ranking: its first entry an objective, or all of it a handover. */
export function triageOutcomes(priorities: readonly Priority[]): Outcome[] {
  const [first, ...rest] = ranked(priorities).map(({ text }) => text.trim());
  if (first === undefined) return [];
  return [
    { to: "objective", beginning: { title: titleFrom(first), specific: first } },
    {
      to: "handover",
      beginning: {
        whatChanged: "",
        whatPersists: rest.map((text, index) => `${index + 2}. ${text}`).join("\n"),
        onePriority: first,
      },
    },
  ];
}
