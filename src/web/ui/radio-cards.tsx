import { useId } from "react";
import { ChoiceCard, type ChoiceOption } from "./choice-card.tsx";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

export type RadioCardsProps<Value extends string> = Omit<ChoiceGroupProps, "children" | "role"> & {
  options: readonly ChoiceOption<Value>[];
  /** The selected value; null or undefined while nothing is. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
};

/** A radio group of cards, made of native radio buttons. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onValueChange, name, disabled, ...group } = props;
  const ownName = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {options.map((option) => (
        <ChoiceCard
          key={option.value}
          type="radio"
          option={option}
          name={name ?? ownName}
          checked={option.value === value}
          disabled={disabled}
          onChange={() => onValueChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
