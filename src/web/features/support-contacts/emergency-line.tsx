import { EMERGENCY_NUMBERS } from "#shared/support-contacts/emergency-numbers.content.ts";
import { textLinkClass } from "#web/ui/text-link.ts";

interface EmergencyLineProps {
  country: string | null;
  emergencyNumber: string | null;
}

const LINE = "Immediate danger: call your local emergency number";
const boxClass =
  "block rounded-control border border-danger/40 bg-danger-tint px-3.5 py-2.5 font-semibold text-danger-tint-ink";

/** Always the first line: the country's number to tap, or all known numbers without a country. */
export function EmergencyLine({ country, emergencyNumber }: EmergencyLineProps) {
  if (emergencyNumber !== null) {
    return (
      <a href={`tel:${emergencyNumber}`} className={`${boxClass} underline-offset-4 hover:underline`}>
        {LINE} (<span className="tabular whitespace-nowrap underline">{emergencyNumber}</span>)
      </a>
    );
  }
  if (country !== null) return <p className={boxClass}>{LINE}</p>;
  return (
    <div className={boxClass}>
      <p>{LINE}</p>
      <ul className="flex flex-wrap gap-x-5 font-normal">
        {EMERGENCY_NUMBERS.map(({ number, where }) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className={`${textLinkClass} tabular inline-flex min-h-11 items-center text-danger-tint-ink!`}
            >
              {number}
            </a>{" "}
            {where}
          </li>
        ))}
      </ul>
    </div>
  );
}
