import { Phone } from "lucide-react";
import { telHref } from "#shared/support-contacts/contacts.rules.ts";
import { EMERGENCY_NUMBERS } from "#shared/support-contacts/emergency-numbers.content.ts";
import { buttonClass } from "#web/ui/button-class.ts";

interface EmergencyCallProps {
  country: string | null;
  emergencyNumber: string | null;
}

const LOCAL = "Call your local emergency number now";
const largeClass = buttonClass({
  variant: "danger",
  size: "lg",
  className: "tabular min-h-14! w-full text-2xl!",
});

/** The first thing to do, in large type. Where the country is not known, so are all numbers and their places. */
export function EmergencyCall({ country, emergencyNumber }: EmergencyCallProps) {
  if (emergencyNumber !== null) {
    return (
      <a href={telHref(emergencyNumber)} className={`${largeClass} mt-3`}>
        <Phone aria-hidden="true" className="size-6" />
        Call {emergencyNumber} now
      </a>
    );
  }
  return (
    <div className="mt-3">
      <p className="font-semibold text-danger text-xl">{LOCAL}</p>
      {country === null && (
        <ul className="mt-2 grid gap-2">
          {EMERGENCY_NUMBERS.map(({ number, where }) => (
            <li key={number}>
              <a href={telHref(number)} className={largeClass}>
                <Phone aria-hidden="true" className="size-6" />
                {number} <span className="text-base">{where}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
