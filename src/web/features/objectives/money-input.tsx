import type { ComponentProps } from "react";
import { MONEY_STEP } from "#shared/objectives/objectives.contract.ts";
import { Input } from "#web/ui/input.tsx";

/** The value for a text that is not a number; it is not a valid amount. */
const UNREADABLE_AMOUNT = "?";

type MoneyInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  /** The amount as text, "" for none. */
  value: string;
  onValueChange: (amount: string) => void;
};

/** An input for an amount in dollars. Distinguishes a text that is not a number from an empty box. */
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
      // The mouse wheel over a focused number input would change the amount unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
      className="tabular"
    />
  );
}
