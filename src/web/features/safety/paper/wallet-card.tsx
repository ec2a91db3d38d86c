import { Scissors } from "lucide-react";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import type { PlanData } from "./plan-sheet.tsx";
import { plainName, planLists } from "./plan-words.rules.ts";
import { Ways } from "./ways.tsx";

const HALF = "h-[54mm] w-[85.6mm] overflow-hidden px-[4mm] py-[3mm]";

/** The most important parts of the plan on a folded bank-size card: numbers in front, the four elements on the back. */
export function WalletCard(plan: Omit<PlanData, "triggers" | "savedAt">) {
  const { items, contacts, mode, emergencyNumber, nameOf = plainName } = plan;
  return (
    <figure className="w-max text-[9pt] leading-tight">
      <div className="grid w-max border border-[black] bg-[white] text-[black] md:grid-cols-2 print:grid-cols-2">
        <dl
          className={`${HALF} grid content-between border-[black] border-dashed max-md:border-b md:border-r print:border-r print:border-b-0`}
        >
          {planLists(items, mode).map(({ kind, items: list }) => (
            <div key={kind} className="min-w-0">
              <dt className="text-[7.5pt]">{nameOf(kind)}</dt>
              <dd className="min-h-[1.25em] truncate border-[gray] border-b border-dotted font-semibold">
                {list.map(({ title }) => title).join("; ")}
              </dd>
            </div>
          ))}
        </dl>
        <div className={`${HALF} grid content-between`}>
          <p className="font-semibold text-[11pt]">If I need help now</p>
          <p>
            In immediate danger: <strong>{emergencyNumber ?? "the local emergency number"}</strong>
          </p>
          {onCard(contacts).map((contact) => (
            <p key={contact.id}>
              <strong>{contact.label}:</strong> <Ways of={contact} />
            </p>
          ))}
          <p className="min-h-[1.5em] truncate border-[gray] border-b border-dotted">
            Call first: <strong>{firstOfComms(items, plan.mode)}</strong>
          </p>
        </div>
      </div>
      <figcaption className="mt-2 flex max-w-[85.6mm] items-center gap-2">
        <Scissors aria-hidden="true" className="size-4 shrink-0" />
        Cut along the solid line, then fold back along the dashed line.
      </figcaption>
    </figure>
  );
}

/** The country's first crisis line and, for use abroad, the worldwide list. */
function onCard(contacts: readonly SupportContact[]): SupportContact[] {
  const first = contacts.find(({ category, isGlobal }) => category === "crisis" && !isGlobal);
  const worldwide = contacts.find(({ isGlobal }) => isGlobal);
  return [first, worldwide].filter((contact) => contact !== undefined);
}

function firstOfComms(items: PlanData["items"], mode: PlanData["mode"]): string {
  const comms = planLists(items, mode).find(({ kind }) => kind === "comms")?.items[0];
  return comms ? [comms.title, comms.details].filter(Boolean).join(", ") : "";
}
