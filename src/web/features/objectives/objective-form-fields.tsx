import type { RefObject } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { PILLAR_MEANINGS, PILLARS } from "#shared/doctrine/pillars.ts";
import { NOTHING_WRITTEN } from "#shared/objectives/due.rules.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { mergeRefs } from "#web/ui/merge-refs.ts";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { DueDateControl } from "./due-date.tsx";
import { LcesTagCards } from "./lces-tag-cards.tsx";
import { MoneyInput } from "./money-input.tsx";
import { chosenDue, NO_DUE_DAY, type ObjectiveForm } from "./objective-form.rules.ts";
import { PillarOrderCard } from "./pillar-order-card.tsx";
import { SMART_FIELDS } from "./smart-fields.rules.ts";
import { useDueReading } from "./use-due-reading.ts";

const AMOUNTS = [
  { name: "budget", label: "Budget ($)" },
  { name: "actualCost", label: "Actual cost ($)" },
] as const;

const PILLAR_OPTIONS = PILLARS.map((value) => ({ value, label: value }));

/** The due date of a new objective: as the words under Time-bound say, unless the person chooses another. */
function NewDueDate({ form }: { form: UseFormReturn<ObjectiveForm> }) {
  const [timeBound, dueChoice] = useWatch({ control: form.control, name: ["timeBound", "dueChoice"] });
  const read = useDueReading(NOTHING_WRITTEN, timeBound);
  return (
    <DueDateControl
      due={chosenDue({ dueChoice }) ?? read ?? NOTHING_WRITTEN}
      onChoose={(day) => form.setValue("dueChoice", day ?? NO_DUE_DAY, { shouldDirty: true })}
    />
  );
}

/** The SMART texts that are required, or the others. */
function SmartTexts({ form, areRequired }: { form: UseFormReturn<ObjectiveForm>; areRequired: boolean }) {
  const { errors } = form.formState;
  return SMART_FIELDS.filter(({ isRequired }) => isRequired === areRequired).map(
    ({ name, label, example }) => (
      <div key={name}>
        <Field label={label} required={areRequired} error={errors[name]?.message}>
          <Textarea minRows={2} placeholder={example} {...form.register(name)} />
        </Field>
        {name === "timeBound" && <NewDueDate form={form} />}
      </div>
    ),
  );
}

interface ObjectiveFormFieldsProps {
  form: UseFormReturn<ObjectiveForm>;
  titleBox: RefObject<HTMLInputElement | null>;
}

/** The fields of a new objective. */
export function ObjectiveFormFields({ form, titleBox }: ObjectiveFormFieldsProps) {
  const { errors } = form.formState;
  const pillar = useWatch({ control: form.control, name: "pillar" });
  const { ref: titleRef, ...title } = form.register("title");
  return (
    <div className="grid gap-5 [&_input]:scroll-my-20 [&_textarea]:scroll-my-20">
      <Field label="Title" required error={errors.title?.message}>
        <Input
          placeholder="Finish the move before the lease ends"
          autoComplete="off"
          {...title}
          ref={mergeRefs(titleRef, titleBox)}
        />
      </Field>
      <SmartTexts form={form} areRequired />
      <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Field label="Pillar" hint={PILLAR_MEANINGS[pillar]} error={errors.pillar?.message}>
          <NativeSelect options={PILLAR_OPTIONS} {...form.register("pillar")} />
        </Field>
        <PillarOrderCard key={pillar} pillar={pillar} />
      </div>
      <SmartTexts form={form} areRequired={false} />
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
        {AMOUNTS.map(({ name, label }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            <Controller
              control={form.control}
              name={name}
              render={({ field: { onChange, ...field } }) => (
                <MoneyInput {...field} onValueChange={onChange} placeholder="0.00" />
              )}
            />
          </Field>
        ))}
      </div>
      <Controller
        control={form.control}
        name="tags"
        render={({ field }) => (
          <LcesTagCards
            legend="Counts toward Safety Readiness"
            hint="Check anything this objective does for your safety plan."
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    </div>
  );
}
