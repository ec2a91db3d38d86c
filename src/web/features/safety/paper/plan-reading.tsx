import { MODES, type ModeId } from "#shared/modes/modes.ts";
import type { SafetyItem, SafetyKind } from "#shared/safety/safety.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { triggerSentence } from "#shared/triggers/triggers.rules.ts";
import { OwnLink } from "#web/features/links/links.sections.ts";
import { Card } from "#web/ui/card.tsx";
import { plainName, planLists } from "./plan-words.rules.ts";

interface PlanReadingProps {
  items: readonly SafetyItem[];
  triggers: readonly Trigger[];
  mode: ModeId;
  /** The mode's name for a list. */
  nameOf?: (kind: SafetyKind) => string;
}

/** The safety plan of a mode to use right now: large, only what is there, and one tap to call, write or open a link. */
export function PlanReading({ items, triggers, mode, nameOf = plainName }: PlanReadingProps) {
  const lists = planLists(items, mode).filter(({ items: list }) => list.length > 0);
  const active = triggers.filter(({ status }) => status !== "retired");
  return (
    <div className="grid gap-4">
      {lists.length === 0 && (
        <p className="text-lg">
          There's nothing in your {MODES.find(({ id }) => id === mode)?.label} plan yet. The people below are
          there for you.
        </p>
      )}
      {lists.map(({ kind, items: list }) => (
        <Card key={kind} title={nameOf(kind).toUpperCase()}>
          <ul className="grid grid-cols-1 gap-5">
            {list.map(({ id, title, details, linkUrl }) => (
              <li key={id} className="min-w-0">
                <h3 className="wrap-anywhere text-xl">{title}</h3>
                {details && <p className="wrap-anywhere whitespace-pre-wrap text-lg">{details}</p>}
                <OwnLink url={linkUrl} isButton className="mt-2 w-full text-lg!" />
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {active.length > 0 && (
        <Card title="Trigger points">
          <ul className="grid grid-cols-1 gap-3 text-lg">
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
