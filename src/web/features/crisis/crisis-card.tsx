import { HeartHandshake } from "lucide-react";
import { useId, useRef } from "react";
import { answerTo } from "#shared/crisis/crisis-answers.content.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import { contactsForRisk } from "#shared/support-contacts/contacts.rules.ts";
import { useSupport } from "#web/features/support-contacts/support-contacts.api.ts";
import {
  ContactEntry,
  CountryChooser,
  EmergencyLine,
} from "#web/features/support-contacts/support-contacts.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LeaveQuickly } from "#web/ui/leave-quickly.tsx";
import { EmergencyCall } from "./emergency-call.tsx";
import { useFirstAttention } from "./use-first-attention.ts";

interface CrisisCardProps {
  risk: Risk;
  onClose: () => void;
}

/**
 * What is said to somebody in danger, with the numbers of their country. It says that before anything else is asked of
 * them, but holds nobody: the page behind it goes on working.
 */
export function CrisisCard({ risk, onClose }: CrisisCardProps) {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const giveBack = useFirstAttention(card, heading);
  const headingId = useId();
  const { country, chooseCountry, emergencyNumber } = useSupport();
  const answer = answerTo(risk);
  const contacts = contactsForRisk(risk.kind ?? "self", country);
  const isAcute = risk.level === "acute";
  const callsFirst = isAcute || risk.kind === "medical";
  const close = () => {
    giveBack();
    onClose();
  };

  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      className={cx(
        "flex max-h-[min(44rem,85dvh)] animate-rise-in flex-col overflow-hidden border-t-4 bg-card text-ink shadow-float max-sm:rounded-t-card sm:rounded-card sm:border sm:border-t-4",
        isAcute ? "border-danger" : "border-accent",
      )}
    >
      <div className="min-h-0 overflow-y-auto overscroll-contain p-4 sm:p-5">
        <div className="flex items-start gap-2.5">
          <HeartHandshake aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
            {answer.heading}
          </h2>
        </div>
        {callsFirst && <EmergencyCall country={country} emergencyNumber={emergencyNumber} />}
        {answer.sentences.map((sentence) => (
          <p key={sentence} className={cx("mt-2 text-pretty", sentence.endsWith("?") && "font-semibold")}>
            {sentence}
          </p>
        ))}
        {answer.caution && <p className="mt-2 text-pretty">{answer.caution}</p>}
        {contacts.length > 0 && (
          <ul className="mt-2 divide-y divide-hairline">
            {contacts.map((contact) => (
              <ContactEntry key={contact.id} contact={contact} level={3} isBrief />
            ))}
          </ul>
        )}
        <p className="mt-3 text-pretty font-semibold">{answer.people}</p>
        {!callsFirst && (
          <div className="mt-4">
            <EmergencyLine country={country} emergencyNumber={emergencyNumber} />
          </div>
        )}
        <div className="mt-4 grid gap-3 border-hairline border-t pt-3 text-ink-2 text-sm">
          <p>
            Your words stay where you wrote them. They were read on this device, and nobody was told. If this
            doesn't fit, just close it.
          </p>
          <CountryChooser country={country} onChoose={chooseCountry} />
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-hairline border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        {risk.kind === "abuse" && <LeaveQuickly />}
        <Button variant="secondary" onClick={close}>
          Close
        </Button>
      </div>
    </section>
  );
}
