import { Card } from "#web/ui/card.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { DashboardLink } from "./dashboard-link.tsx";

const STEPS = [
  { name: "Identify", meaning: "what's true now" },
  { name: "Set intent", meaning: "what matters most" },
  { name: "Align", meaning: "people, time, resources" },
  { name: "Proceed", meaning: "one step, then review" },
];

/** The four letters of ISAP, and the way to run it. */
export function IsapCard() {
  return (
    <Card
      aria-label="ISAP framework"
      padding="none"
      className="flex flex-wrap items-center gap-x-5 px-4 py-2 text-sm"
    >
      <dl className="grid flex-1 grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-4">
        {STEPS.map(({ name, meaning }) => (
          <div key={name} className="border-accent border-l-3 pl-2.5">
            <dt className="font-semibold leading-snug">{name}</dt>
            <dd className="text-ink-2 leading-snug max-sm:sr-only">{meaning}</dd>
          </div>
        ))}
      </dl>
      <DashboardLink to="/isap-compass" className={textLinkClass}>
        Learn more
      </DashboardLink>
    </Card>
  );
}
