import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type ChoiceGroupProps = {
  legend: string;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Places the cards side by side from 640 px. */
  columns?: 1 | 2 | 3 | 4;
  role?: "radiogroup" | "group";
  children: ReactNode;
  className?: string;
};

const grids = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

/** A question and its choices: legend, cards, hint and error. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    legend,
    hideLegend = false,
    hint,
    error,
    required = false,
    columns = 1,
    role,
    children,
    className,
  } = props;
  const id = useId();
  const describedBy =
    [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
  const state =
    role === "radiogroup"
      ? { role, "aria-required": required || undefined, "aria-invalid": error ? true : undefined }
      : {};
  return (
    <fieldset
      {...state}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy}
      className={cx("min-w-0", className)}
    >
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-semibold text-sm"}>
        <span id={`${id}-legend`}>{legend}</span>
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      <div className={cx("grid gap-2", grids[columns])}>{children}</div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
