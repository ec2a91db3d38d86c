import { CHECK_IN_NOTE_MAX, STRESS_MAX, STRESS_MIN } from "#shared/wellness/wellness.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { type CheckInForm, ENERGY_OPTIONS, MOOD_OPTIONS } from "./check-in-form.rules.ts";

type Values = Omit<CheckInForm, "id">;
/** A choice cannot be taken back. */
type Changes = Partial<{ [Name in keyof Values]: NonNullable<Values[Name]> }>;

interface CheckInFieldsProps {
  values: Values;
  onChange: (changes: Changes) => void;
  noteError: string | undefined;
  disabled: boolean;
}

/** Energy first; once it is chosen, stress, mood and a note. */
export function CheckInFields({ values, onChange, noteError, disabled }: CheckInFieldsProps) {
  return (
    <>
      <RadioCards
        legend="How is your energy?"
        options={ENERGY_OPTIONS}
        value={values.energy}
        onValueChange={(energy) => onChange({ energy })}
        columns={3}
        required
        disabled={disabled}
      />
      {values.energy !== null && (
        <>
          <Slider
            label="How stressed are you?"
            value={values.stress}
            onValueChange={(stress) => onChange({ stress })}
            min={STRESS_MIN}
            max={STRESS_MAX}
            valueText={(stress) => `${stress} of ${STRESS_MAX}`}
            disabled={disabled}
          />
          <RadioCards
            legend="How is your mood?"
            options={MOOD_OPTIONS}
            value={values.mood}
            onValueChange={(mood) => onChange({ mood })}
            columns={3}
            required
            disabled={disabled}
          />
          <Field label="A note" hint="Optional. Other users can't see it." error={noteError}>
            <Textarea
              minRows={2}
              maxRows={8}
              maxLength={CHECK_IN_NOTE_MAX}
              value={values.note}
              readOnly={disabled}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          </Field>
        </>
      )}
    </>
  );
}
