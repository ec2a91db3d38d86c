import { createContext, use } from "react";

export type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

type ControlProps = {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
};

/**
 * The props that a control inherits from its `Field`: the id that the label points to, the ids of its descriptions, and
 * whether it is required or invalid. The control's own props take precedence.
 */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = use(FieldContext);
  if (!field) return {};
  const describedBy = [props["aria-describedby"], field.describedBy].filter(Boolean).join(" ");
  return {
    id: props.id ?? field.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
    "aria-required": props["aria-required"] ?? (field.required || undefined),
  };
}
