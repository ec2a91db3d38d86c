import { HeartHandshake, MessageSquare, Phone } from "lucide-react";
import { useId } from "react";
import { answerTo } from "#shared/crisis/crisis-answers.content.ts";
import type { Finding } from "#shared/crisis/risk-level.rules.ts";
import { contactsForRisk, linkTo, smsHref, telHref } from "#shared/support-contacts/contacts.rules.ts";
import { useSupport } from "#web/features/support-contacts/support-contacts.api.ts";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import { LeaveQuickly } from "#web/ui/leave-quickly.tsx";

/** The short form of the crisis card. It stays above a conversation in which danger was spoken of. */
export function StandingHelp({ finding }: { finding: Finding }) {
  const { risk } = finding;
  const headingId = useId();
  const { country, emergencyNumber } = useSupport();
  const { heading } = answerTo(risk);
  const [first] = contactsForRisk(risk.kind ?? "self", country);
  const isAcute = risk.level === "acute";
  const callsFirst = (isAcute || risk.kind === "medical") && emergencyNumber !== null;
  const way = first && linkTo(first);
  const isElsewhere = way?.href.startsWith("https:");
  return (
    <section
      aria-labelledby={headingId}
      className={cx(
        "sticky top-0 z-20 rounded-b-card border border-hairline border-t-4 bg-card p-3 shadow-card max-md:top-15 sm:px-4 print:hidden",
        isAcute ? "border-t-danger" : "border-t-accent",
      )}
    >
      <div className="flex items-start gap-2">
        <HeartHandshake aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
        <h2 id={headingId} className="min-w-0 flex-1 text-base">
          {heading}
        </h2>
        <Button
          variant="link"
          size="sm"
          className="-my-1.5 shrink-0"
          onClick={() => crisisGate.showAgain(finding)}
        >
          More help
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {callsFirst && (
          <a
            href={telHref(emergencyNumber)}
            className={buttonClass({ variant: "danger", className: "tabular px-3!" })}
          >
            <Phone aria-hidden="true" className="size-4" />
            Call {emergencyNumber}
          </a>
        )}
        {way && (
          <a
            href={way.href}
            {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
            className={buttonClass({ variant: "secondary", className: "tabular px-3!" })}
          >
            {way.href.startsWith("tel:") && <Phone aria-hidden="true" className="size-4" />}
            {way.label}
          </a>
        )}
        {first?.smsNumber && (
          <a
            href={smsHref({ smsNumber: first.smsNumber, smsBody: first.smsBody })}
            className={buttonClass({ variant: "secondary", className: "tabular px-3!" })}
          >
            <MessageSquare aria-hidden="true" className="size-4" />
            Text {first.smsNumber}
          </a>
        )}
        {risk.kind === "abuse" && <LeaveQuickly className="px-3!" />}
      </div>
    </section>
  );
}
