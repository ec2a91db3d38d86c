import { useId } from "react";

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with its label before it. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-10 items-center justify-between gap-3 text-sm pointer-coarse:min-h-11"
    >
      {label}
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-control-edge bg-sunk transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-control-edge before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent forced-colors:appearance-auto"
      />
    </label>
  );
}
