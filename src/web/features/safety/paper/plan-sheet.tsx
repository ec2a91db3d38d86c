import type { ReactNode } from "react";
import { MODES, type ModeId } from "#shared/modes/modes.ts";
import type { SafetyItem, SafetyKind } from "#shared/safety/safety.contract.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { triggerSentence } from "#shared/triggers/triggers.rules.ts";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { linkOnPaper, plainName, planLists } from "./plan-words.rules.ts";
import { Ways } from "./ways.tsx";

/** Everything that is printed. No calls are needed, so a copy on the device is enough. */
export interface PlanData {
  items: readonly SafetyItem[];
  /** The support contacts of the person's country, in their order. */
  contacts: readonly SupportContact[];
  triggers: readonly Trigger[];
  mode: ModeId;
  /** The time of this version of the plan: a UTC instant. */
  savedAt: string;
  /** Without one, the sheet only says "your local emergency number". */
  emergencyNumber?: string | null;
  /** The mode's name for a list. */
  nameOf?: (kind: SafetyKind) => string;
}

const CRISIS_LINES = 3;

/** The safety plan on one sheet of paper, black on white: for the fridge, or for whoever it is shared with. */
export function PlanSheet(plan: PlanData) {
  const { items, contacts, triggers, mode, savedAt, nameOf = plainName } = plan;
  const active = triggers.filter(({ status }) => status !== "retired");
  return (
    <article
      aria-label="Safety plan"
      className="border border-[black] bg-[white] p-5 text-[black] text-sm leading-snug print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-[black] pb-1.5">
        <h2 className="text-xl">Safety plan: {MODES.find(({ id }) => id === mode)?.label}</h2>
        <p>As of {formatFullDay(savedAt)}</p>
      </header>
      <p className="my-2 border border-[black] px-2 py-1 font-semibold">
        Immediate danger: call your local emergency number
        {plan.emergencyNumber && ` (${plan.emergencyNumber})`}
      </p>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        {planLists(items, mode).map(({ kind, items: list }) => (
          <Section key={kind} title={nameOf(kind).toUpperCase()}>
            {list.length === 0 ? <Blank /> : <ItemList items={list} />}
          </Section>
        ))}
      </div>
      {active.length > 0 && (
        <Section title="Trigger points" className="mt-2">
          <ul className="list-disc pl-4">
            {active.map((trigger) => (
              <li key={trigger.id}>
                {triggerSentence(trigger)}
                {trigger.status === "tripped" && <strong> Tripped.</strong>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="People to turn to" className="mt-2">
        <ul className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
          {onSheet(contacts).map((contact) => (
            <li key={contact.id} className="py-0.5">
              <strong>{contact.label}:</strong> <Ways of={contact} />
              {contact.hours && ` (${contact.hours})`}
            </li>
          ))}
        </ul>
      </Section>
      <p className="mt-2 border-t border-[black] pt-1.5 text-xs">
        LCES here is everyday planning, not a suicide safety plan. For one of those, mysafetyplan.org has a
        form you can fill in, ideally with a trained professional.
      </p>
    </article>
  );
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h3 className="mb-0.5 border-b border-[black] text-sm">{title}</h3>
      {children}
    </section>
  );
}

function ItemList({ items }: { items: readonly SafetyItem[] }) {
  return (
    <ul className="list-disc pl-4">
      {items.map(({ id, title, details, linkUrl }) => (
        <li key={id}>
          <strong>{title}</strong>
          {details && `: ${details}`}
          {linkUrl && ` (${linkOnPaper(linkUrl)})`}
        </li>
      ))}
    </ul>
  );
}

/** Room to write by hand. */
function Blank() {
  return (
    <>
      <span className="sr-only">Nothing yet</span>
      <span aria-hidden="true" className="block h-6 border-[gray] border-b border-dotted" />
      <span aria-hidden="true" className="block h-6 border-[gray] border-b border-dotted" />
    </>
  );
}

/** The first crisis lines of the country, and the global list. */
function onSheet(contacts: readonly SupportContact[]): SupportContact[] {
  const own = contacts.filter(({ category, isGlobal }) => category === "crisis" && !isGlobal);
  return [...own.slice(0, CRISIS_LINES), ...contacts.filter(({ isGlobal }) => isGlobal)];
}
