import { SMART_FIELDS } from "./smart-fields.rules.ts";

/** The five letters, each with its question. */
export function SmartCriteriaCard() {
  return (
    <section aria-labelledby="smart-criteria" className="rounded-card border border-hairline p-3 sm:p-4">
      <h3 id="smart-criteria" className="text-sm">
        What makes it SMART
      </h3>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-5">
        {SMART_FIELDS.map(({ name, label, question }) => (
          <div
            key={name}
            className="grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] text-sm sm:block sm:border-accent sm:border-l-2 sm:pl-2.5"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-2">{question}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
