import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** True while the action runs: the button shows it, keeps the focus and ignores presses. */
  pending?: boolean;
  /** The label meanwhile, such as "Saving..."; by default, the normal one. */
  pendingLabel?: string;
};

/** A button. Its type defaults to "button", so that it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    pending = false,
    pendingLabel,
    className,
    onClick,
    children,
    type = "button",
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `pending` may come too late for the second click of a double click.
    const isRepeated = (type === "submit" || props.pending !== undefined) && event.detail > 1;
    if (pending || isRepeated) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
    >
      {pending ? (
        <>
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:hidden" />
          {pendingLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}
