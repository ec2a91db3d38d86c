import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

export type InputProps = ComponentProps<"input">;

/** A single-line text control; spread a form library's `register(...)` into it. */
export function Input({ className, ...props }: InputProps) {
  const control = useFieldControl(props);
  return <input {...props} {...control} className={cx(controlClass, "h-11 px-3", className)} />;
}
