import type { UseFormReturn } from "react-hook-form";
import { MITIGATION_MAX, RISK_NOTES_MAX } from "#shared/risks/risks.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { RiskForm } from "./risk-form.rules.ts";
import { LEVEL_OPTIONS } from "./risk-words.rules.ts";

interface RiskFieldsProps {
  form: Pick<UseFormReturn<RiskForm>, "register" | "formState">;
  hasNotes: boolean;
}

/** The fields of a risk. */
export function RiskFields({ form, hasNotes }: RiskFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-5">
      <Field label="Hazard" required error={errors.hazard?.message} hint="What could go wrong, in one line.">
        <Input autoComplete="off" {...register("hazard")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Probability" error={errors.probability?.message}>
          <NativeSelect options={LEVEL_OPTIONS} {...register("probability")} />
        </Field>
        <Field label="Severity" error={errors.severity?.message}>
          <NativeSelect options={LEVEL_OPTIONS} {...register("severity")} />
        </Field>
      </div>
      <Field
        label="Mitigation"
        error={errors.mitigation?.message}
        hint="What would make it less likely, or less bad."
      >
        <Textarea minRows={2} maxLength={MITIGATION_MAX} {...register("mitigation")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Owner" error={errors.owner?.message} hint="Who's keeping an eye on it.">
          <Input autoComplete="off" {...register("owner")} />
        </Field>
        <Field label="Review date" error={errors.reviewDate?.message}>
          <Input type="date" {...register("reviewDate")} />
        </Field>
      </div>
      <Field
        label="Area"
        error={errors.context?.message}
        hint="Where it applies: a place, a task, a project."
      >
        <Input autoComplete="off" {...register("context")} />
      </Field>
      {hasNotes && (
        <Field label="Notes" error={errors.notes?.message}>
          <Textarea minRows={2} maxLength={RISK_NOTES_MAX} {...register("notes")} />
        </Field>
      )}
    </div>
  );
}
