import type { Pillar } from "./pillars.ts";
import type { WatchOutId } from "./watch-outs.content.ts";

/** The three groups of lessons, from the first hour to leading others. */
export const LESSON_TIERS = [
  { id: "foundation", label: "Foundation", summary: "For the first hour, and for hard days." },
  { id: "practice", label: "Practice", summary: "Habits for an ordinary week." },
  { id: "command", label: "Command", summary: "For when other people depend on how you lead." },
] as const;

export type LessonTier = (typeof LESSON_TIERS)[number]["id"];

/** A one-minute lesson: why, how, and one small thing to do now. */
export type Lesson = {
  readonly id: string;
  readonly tier: LessonTier;
  readonly title: string;
  readonly summary: string;
  /** Two to four. */
  readonly bullets: readonly string[];
  /** One thing to do now, in a few minutes. */
  readonly action: string;
  readonly pillar: Pillar;
  /** The position among all lessons, from 1. */
  readonly orderIndex: number;
  /** The watch-outs beside which the lesson is offered. */
  readonly watchOutIds: readonly WatchOutId[];
};

/** The lessons for any of these watch-outs: the best matches first, then in their own order. */
export function lessonsForWatchOuts<Offered extends { orderIndex: number; watchOutIds: readonly number[] }>(
  lessons: readonly Offered[],
  ids: readonly number[],
): Offered[] {
  const shared = (lesson: Offered) => lesson.watchOutIds.filter((id) => ids.includes(id)).length;
  return lessons
    .filter((lesson) => shared(lesson) > 0)
    .sort((a, b) => shared(b) - shared(a) || a.orderIndex - b.orderIndex);
}
