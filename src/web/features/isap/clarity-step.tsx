import { PILLAR_MEANINGS, PILLARS } from "#shared/doctrine/pillars.ts";
import { CheckboxCards } from "#web/ui/checkbox-cards.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import type { StepProps } from "./isap-steps.rules.ts";

const OPTIONS = PILLARS.map((pillar) => ({
  value: pillar,
  label: pillar,
  description: PILLAR_MEANINGS[pillar],
  icon: (props: { className?: string }) => <PillarIcon pillar={pillar} {...props} />,
}));

/** Step 2: the pillars. One to three are recommended, four are allowed. */
export function ClarityStep({ answers, errors, onChange }: StepProps) {
  const error = errors.clarity;
  return (
    <div data-invalid={error ? "" : undefined}>
      <CheckboxCards
        legend="Pillars"
        hint="Choose the ones that need you most. One to three is usually enough."
        columns={2}
        options={OPTIONS}
        value={answers.clarity}
        onValueChange={(clarity) => onChange({ clarity })}
        error={error}
      />
      <p role="status" className="mt-3 min-h-6 text-ink-2 text-sm">
        {answers.clarity.length > 3 &&
          "You chose all four. You can go on, or leave one for later to make the load lighter."}
      </p>
    </div>
  );
}
