/**
 * Prints what Instant Plan makes of each line of a file, one JSON object a line.
 * Run: node scripts/print-plans.ts FILE [--now 2026-11-21T17:00:00Z] [--zone America/New_York]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { InstantPlan } from "#server/features/instant-plan/instant-plan.rules.ts";
import { propose } from "#server/features/instant-plan/planner.rules.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    now: { type: "string", default: "2026-11-21T17:00:00Z" },
    zone: { type: "string", default: "America/New_York" },
  },
});
const instant = values.now;
const timeZone = values.zone;
const today = ownDay(instant, timeZone);

const sentences = readFileSync(positionals[0] ?? "/dev/stdin", "utf8").split("\n");
for (const sentence of sentences.filter((line) => line.trim() !== "")) {
  const { plan, question } = propose({ sentence, today, instant, timeZone, mode: "life" });
  process.stdout.write(`${JSON.stringify({ sentence, ...(plan ? shownOf(plan) : {}), question })}\n`);
}

function shownOf({ pillar, title, timeBound, dueSource, measurable, milestones, message }: InstantPlan) {
  const isSuggested = dueSource === "suggested";
  return { pillar, title, day: timeBound, isSuggested, measurable, milestones, message };
}
