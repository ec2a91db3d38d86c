import type { Lesson } from "./lesson.rules.ts";
import { COMMAND_LESSONS } from "./lessons-command.content.ts";
import { FOUNDATION_LESSONS } from "./lessons-foundation.content.ts";
import { PRACTICE_LESSONS } from "./lessons-practice.content.ts";

/** Every lesson, in display order. */
export const LESSONS: readonly Lesson[] = [...FOUNDATION_LESSONS, ...PRACTICE_LESSONS, ...COMMAND_LESSONS];
