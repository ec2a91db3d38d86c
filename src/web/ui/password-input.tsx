import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cx } from "./cx.ts";
import { Input } from "./input.tsx";

export type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** For password managers. */
  autoComplete: "current-password" | "new-password";
};

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordInput({ className, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={cx("relative", className)}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        className="pr-12"
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-2 hover:text-ink focus-visible:-outline-offset-4"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
