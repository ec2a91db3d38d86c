import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

export type ChoiceOption<Value extends string> = {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: LucideIcon | ((props: { className?: string }) => ReactNode);
  disabled?: boolean;
};

type ChoiceCardProps = Omit<ComponentProps<"input">, "type"> & {
  type: "radio" | "checkbox";
  option: ChoiceOption<string>;
};

/** A native radio or checkbox whose whole card can be pressed. */
export function ChoiceCard({ option, type, ...input }: ChoiceCardProps) {
  const id = useId();
  const Icon = option.icon;
  return (
    <label
      htmlFor={id}
      className={
        "flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-hairline bg-card p-3 transition-colors hover:bg-sunk " +
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 " +
        "has-checked:border-accent has-checked:bg-tint has-checked:text-tint-ink has-checked:shadow-[inset_0_0_0_1px_var(--accent)] " +
        "has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-2"
      }
    >
      <input
        {...input}
        id={id}
        type={type}
        value={option.value}
        disabled={option.disabled || input.disabled}
        aria-describedby={option.description ? `${id}-text` : undefined}
        aria-labelledby={`${id}-label`}
        className="mt-1 size-4 shrink-0 accent-accent outline-none"
      />
      {Icon && <Icon className="mt-0.5 size-5 shrink-0" />}
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-semibold leading-normal">
          {option.label}
        </span>
        {option.description && (
          <span id={`${id}-text`} className="block text-ink-2 text-sm">
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
