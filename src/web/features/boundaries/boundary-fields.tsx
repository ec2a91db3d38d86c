import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { BOUNDARY_CONTEXT_MAX, BOUNDARY_STATEMENT_MAX } from "#shared/boundaries/boundaries.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

type TextName = "name" | "statement" | "context";

interface BoundaryFieldsProps {
  register: (name: TextName) => UseFormRegisterReturn;
  errors: Partial<Record<TextName, { message?: string | undefined }>>;
  /** Beside the name. */
  afterName?: ReactNode;
}

/** The text fields of a boundary, for the form and the editor. */
export function BoundaryFields({ register, errors, afterName }: BoundaryFieldsProps) {
  return (
    <>
      <div className={afterName ? "grid gap-4 sm:grid-cols-[1fr_11rem]" : "grid"}>
        <Field label="Name" error={errors.name?.message} required>
          <Input placeholder="Evenings off" autoComplete="off" {...register("name")} />
        </Field>
        {afterName}
      </div>
      <Field
        label="Statement"
        hint="One sentence about what you'll do. Nobody else has to change for it."
        error={errors.statement?.message}
        required
      >
        <Textarea
          minRows={2}
          maxRows={8}
          maxLength={BOUNDARY_STATEMENT_MAX}
          placeholder="I answer messages until eight. Anything later, I read in the morning."
          {...register("statement")}
        />
      </Field>
      <Field label="Context" hint="Why you set it, and when it matters." error={errors.context?.message}>
        <Textarea minRows={2} maxRows={8} maxLength={BOUNDARY_CONTEXT_MAX} {...register("context")} />
      </Field>
    </>
  );
}
