import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { FieldContext } from "./field-context.ts";
import { useFieldNote } from "./use-field-note.ts";

export type FieldProps = {
  label: string;
  /** The control: an `Input`, `Textarea`, `NativeSelect` or `PasswordInput`, which is connected to the label and the texts. */
  children: ReactNode;
  hint?: ReactNode;
  /** Shows the asterisk and sets `aria-required`. Validation is up to the form. */
  required?: boolean | undefined;
  /** The error below the control, such as a form library's `errors.x?.message`. */
  error?: string | undefined;
  /** To the right of the label: "Forgot it?". */
  aside?: ReactNode;
  hideLabel?: boolean;
  className?: string;
};

/** A label with its control, a hint and an error, connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, children, hint, required = false, error, aside, hideLabel = false, className } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const note = useFieldNote(() => {
    const control = document.getElementById(id);
    return control && "value" in control ? String(control.value) : undefined;
  });
  const describedBy = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <span className="min-w-0 font-semibold text-sm">
          <label htmlFor={id}>{label}</label>
          {required && (
            <span aria-hidden="true" className="ml-0.5 text-danger">
              *
            </span>
          )}
        </span>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {note}
    </div>
  );
}
