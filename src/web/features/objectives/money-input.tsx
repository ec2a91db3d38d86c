import type { ComponentProps } from "react";
import { MONEY_STEP } from "#shared/objectives/objectives.contract.ts";
import { Input } from "#web/ui/input.tsx";

/** Stands for something in the box that is no number; it fits no amount. */
const UNREADABLE_AMOUNT = "?";

type MoneyInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  /** The amount as text, "" for none. */
  value: string;
  onValueChange: (amount: string) => void;
};

/** A box for an amount of dollars. What the browser cannot read as a number is not mistaken for an empty box. */
export function MoneyInput({ value, onValueChange, ...rest }: MoneyInputProps) {
  return (
    <Input
      {...rest}
      type="number"
      inputMode="decimal"
      min={0}
      step={MONEY_STEP}
      value={value === UNREADABLE_AMOUNT ? "" : value}
      onChange={({ target }) => onValueChange(target.validity.badInput ? UNREADABLE_AMOUNT : target.value)}
      // A wheel over a focused number box would change the amount unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
      className="tabular"
    />
  );
}
