import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { type Containment, TIMEBOX_MAX, TIMEBOX_MIN, TIMEBOX_STEP } from "./containment.rules.ts";

interface ContainmentFormProps {
  plan: Containment;
  onChange: (plan: Containment) => void;
}

/** How long, and what first. */
export function ContainmentForm({ plan, onChange }: ContainmentFormProps) {
  return (
    <div className="grid gap-4">
      <Slider
        label="Timebox"
        min={TIMEBOX_MIN}
        max={TIMEBOX_MAX}
        step={TIMEBOX_STEP}
        value={plan.minutes}
        valueText={(minutes) => `${minutes} minutes`}
        onValueChange={(minutes) => onChange({ ...plan, minutes })}
      />
      {plan.actions.map(({ text, done }, place) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is what stands in its place
          key={place}
          label={place === 0 ? "First action" : `Action ${place + 1} (optional)`}
          required={place === 0}
        >
          <Input
            value={text}
            onChange={({ target }) =>
              onChange({ ...plan, actions: plan.actions.with(place, { text: target.value, done }) })
            }
          />
        </Field>
      ))}
    </div>
  );
}
