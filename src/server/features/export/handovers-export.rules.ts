import type { Briefing } from "#shared/handover/handover.contract.ts";
import { documentOf, section } from "./markdown.rules.ts";

/** A person's shift handovers, newest first, as one Markdown document. `day` is YYYY-MM-DD. */
export function handoversAsMarkdown(handovers: readonly Briefing[], day: string): string {
  return documentOf(
    "Shift handovers",
    day,
    handovers.length === 0 ? ["There are no handovers yet."] : handovers.map(handoverAsMarkdown),
  );
}

function handoverAsMarkdown({ opPeriod, createdAt, ...answers }: Briefing): string {
  return [
    `## ${opPeriod}`,
    `- Logged: ${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} UTC`,
    ...section("What changed", answers.whatChanged),
    ...section("What persists", answers.whatPersists),
    ...section("The one priority for next period", answers.onePriority),
  ].join("\n\n");
}
