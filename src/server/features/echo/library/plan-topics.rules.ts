import { stepsOf } from "#shared/echo/guided/known-matter.rules.ts";
import type { KnownMatter } from "#shared/echo/known-matter.ts";
import type { Topic } from "./entries.rules.ts";

/** The plans with something to come next, as topics that are talked about once they were told. */
export const planTopicsOf = (plans: readonly KnownMatter[]): Topic[] =>
  plans.flatMap((plan): Topic[] => {
    if (!plan.talk) return [];
    return [
      {
        ...plan.talk,
        id: plan.id,
        kind: "topic",
        says: plan.says,
        reply: stepsOf(plan),
        otherwise: [],
        // Its card came with it.
        step: null,
        isPlan: true,
      },
    ];
  });
