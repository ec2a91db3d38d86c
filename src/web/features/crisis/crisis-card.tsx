import { HeartHandshake, X } from "lucide-react";
import { useId, useRef } from "react";
import type { Risk } from "#shared/crisis/assess-risk.ts";
import { answerTo } from "#shared/crisis/crisis-answers.content.ts";
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
        "relative max-h-[min(42rem,85dvh)] animate-rise-in overflow-y-auto overscroll-contain border-t-4 bg-card p-4 text-ink shadow-float max-sm:rounded-t-card max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:rounded-card sm:border sm:border-t-4 sm:p-5",
        isAcute ? "border-danger" : "border-accent",
      )}
    >
      <div className="flex items-start gap-2.5 pr-9">
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
      {contacts.length > 0 && (
        <ul className="mt-2 divide-y divide-hairline">
          {contacts.map((contact) => (
            <ContactEntry key={contact.id} contact={contact} level={3} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-pretty font-semibold">{answer.people}</p>
      {answer.caution && <p className="mt-3 text-pretty">{answer.caution}</p>}
      {!callsFirst && (
        <div className="mt-4">
          <EmergencyLine country={country} emergencyNumber={emergencyNumber} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {risk.kind === "abuse" && <LeaveQuickly />}
        <Button variant="secondary" onClick={close}>
          Close
        </Button>
      </div>
      <div className="mt-4 grid gap-2 border-hairline border-t pt-3 text-ink-2 text-sm">
        <p>
          Your words stay where you wrote them. They were read on this device, and nobody was told. If this
          doesn't fit, just close it.
        </p>
        <CountryChooser country={country} onChoose={chooseCountry} />
      </div>
      <button
        type="button"
        aria-label="Close this help"
        onClick={close}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
