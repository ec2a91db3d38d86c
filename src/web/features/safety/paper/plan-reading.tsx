import type { ModeId } from "#shared/modes/modes.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { triggerSentence } from "#shared/triggers/triggers.rules.ts";
import { OwnLink } from "#web/features/links/links.sections.ts";
import { Card } from "#web/ui/card.tsx";
import { plainName, planLists } from "./plan-words.rules.ts";

interface PlanReadingProps {
  items: readonly SafetyItem[];
  triggers: readonly Trigger[];
  mode: ModeId;
}

/** The safety plan of a mode to read on a screen, with links that call and write. */
export function PlanReading({ items, triggers, mode }: PlanReadingProps) {
  const active = triggers.filter(({ status }) => status !== "retired");
  return (
    <div className="grid gap-4">
      {planLists(items, mode).map(({ kind, items: list }) => (
        <Card key={kind} title={plainName(kind).toUpperCase()}>
          {list.length === 0 ? (
            <p className="text-ink-2">Nothing here yet.</p>
          ) : (
            <ul className="grid gap-3">
              {list.map(({ id, title, details, linkUrl }) => (
                <li key={id} className="min-w-0">
                  <p className="font-semibold">{title}</p>
                  {details && <p className="whitespace-pre-wrap text-ink-2">{details}</p>}
                  <OwnLink url={linkUrl} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
      {active.length > 0 && (
        <Card title="Trigger points">
          <ul className="grid gap-2">
            {active.map((trigger) => (
              <li key={trigger.id}>
                {triggerSentence(trigger)}
                {trigger.status === "tripped" && <strong> Tripped.</strong>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
