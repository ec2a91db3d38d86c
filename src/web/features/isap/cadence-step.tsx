import { LCES_TAGS } from "#shared/common/common.contract.ts";
import { CADENCES } from "#shared/isap/isap.contract.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { CheckboxCards } from "#web/ui/checkbox-cards.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import type { StepProps } from "./isap-steps.rules.ts";
import { CADENCE_NAMES } from "./session-words.rules.ts";

const WHEN_TO_CHOOSE = {
  daily: "While things move fast.",
  weekly: "A steady rhythm for most plans.",
  biweekly: "Every two weeks, for slow changes.",
};
const CADENCE_OPTIONS = CADENCES.map((cadence) => ({
  value: cadence,
  label: CADENCE_NAMES[cadence],
  description: WHEN_TO_CHOOSE[cadence],
}));
const TAG_MEANINGS = {
  lookout: "Someone who'll notice early.",
  comms: "A way to reach people.",
  "escape-route": "A way out.",
  "safety-zone": "A place to rest.",
};

/** Step 4: how often to review, at what time, and which parts of the safety plan it counts toward. */
export function CadenceStep({ answers, errors, onChange }: StepProps) {
  const nameOf = useLcesName();
  const tagOptions = LCES_TAGS.map((tag) => ({
    value: tag,
    label: nameOf(tag),
    description: TAG_MEANINGS[tag],
  }));
  return (
    <div className="grid gap-6">
      <RadioCards
        legend="Cadence"
        hideLegend
        required
        columns={3}
        options={CADENCE_OPTIONS}
        value={answers.cadence}
        onValueChange={(cadence) => onChange({ cadence })}
        error={errors.cadence}
      />
      <Field
        label="Review time (optional)"
        hint="If you pick a time, you're more likely to do it."
        error={errors.reviewTime}
      >
        <Input
          type="time"
          className="max-w-40"
          value={answers.reviewTime}
          onChange={(event) => onChange({ reviewTime: event.target.value })}
        />
      </Field>
      <Collapsible title="Part of your safety plan? (optional)" defaultOpen={answers.tags.length > 0}>
        <CheckboxCards
          legend="Safety tags"
          hideLegend
          hint="If this session names any of these, tag it. Tags can count toward your safety readiness."
          columns={4}
          options={tagOptions}
          value={answers.tags}
          onValueChange={(tags) => onChange({ tags })}
        />
      </Collapsible>
    </div>
  );
}
