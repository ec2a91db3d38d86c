import { Phone } from "lucide-react";
import { telHref } from "#shared/support-contacts/contacts.rules.ts";
import { EMERGENCY_NUMBERS } from "#shared/support-contacts/emergency-numbers.content.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";

interface EmergencyCallProps {
  country: string | null;
  emergencyNumber: string | null;
}

const LOCAL = "Call your local emergency number now";
const largeClass = (className: string) =>
  buttonClass({ variant: "danger", size: "lg", className: cx("tabular w-full text-2xl!", className) });

/** The first thing to do, in large type. Where the country is not known, so are all numbers and their places. */
export function EmergencyCall({ country, emergencyNumber }: EmergencyCallProps) {
  if (emergencyNumber !== null) {
    return (
      <a href={telHref(emergencyNumber)} className={largeClass("mt-3 min-h-14!")}>
        <Phone aria-hidden="true" className="size-6" />
        Call {emergencyNumber} now
      </a>
    );
  }
  return (
    <div className="mt-3">
      <p className="font-semibold text-danger text-xl">{LOCAL}</p>
      {country === null && (
        <ul className="mt-2 grid grid-cols-2 gap-2">
          {EMERGENCY_NUMBERS.map(({ number, where }) => (
            <li key={number}>
              <a href={telHref(number)} className={largeClass("flex-col gap-0! px-2!")}>
                {number} <span className="text-base">{where}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
