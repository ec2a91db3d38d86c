import type { ReactNode, Ref } from "react";
import { BOUNDARY_CONTEXT_MAX, BOUNDARY_STATEMENT_MAX } from "#shared/boundaries/boundaries.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { Refusals } from "./boundary-form.rules.ts";

interface Texts {
  name: string;
  statement: string;
  context: string;
}

interface BoundaryFieldsProps {
  values: Texts;
  onChange: (changes: Partial<Texts>) => void;
  refusals: Refusals;
  nameRef: Ref<HTMLInputElement>;
  /** Beside the name. */
  afterName?: ReactNode;
}

/** The texts of a boundary, in a new one and in one that is changed. */
export function BoundaryFields({ values, onChange, refusals, nameRef, afterName }: BoundaryFieldsProps) {
  return (
    <>
      <div className={afterName ? "grid gap-4 sm:grid-cols-[1fr_11rem]" : "grid"}>
        <Field label="Name" error={refusals.name} required>
          <Input
            ref={nameRef}
            value={values.name}
            onChange={({ target }) => onChange({ name: target.value })}
            placeholder="Evenings off"
            autoComplete="off"
          />
        </Field>
        {afterName}
      </div>
      <Field
        label="Statement"
        hint="One sentence about what you will do: it needs nobody else to change."
        error={refusals.statement}
        required
      >
        <Textarea
          minRows={2}
          maxRows={8}
          maxLength={BOUNDARY_STATEMENT_MAX}
          value={values.statement}
          onChange={({ target }) => onChange({ statement: target.value })}
          placeholder="I answer messages until eight. After that I read them in the morning."
        />
      </Field>
      <Field label="Context" hint="Where it comes from, and when it matters." error={refusals.context}>
        <Textarea
          minRows={2}
          maxRows={8}
          maxLength={BOUNDARY_CONTEXT_MAX}
          value={values.context}
          onChange={({ target }) => onChange({ context: target.value })}
        />
      </Field>
    </>
  );
}
