import { ChoiceCard, type ChoiceOption } from "./choice-card.tsx";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

export type CheckboxCardsProps<Value extends string> = Omit<ChoiceGroupProps, "children" | "role"> & {
  options: readonly ChoiceOption<Value>[];
  value: readonly Value[];
  /** The chosen values, in the order of the options. */
  onValueChange: (value: Value[]) => void;
  disabled?: boolean;
};

/** A group of cards with checkboxes. */
export function CheckboxCards<Value extends string>(props: CheckboxCardsProps<Value>) {
  const { options, value, onValueChange, disabled, ...group } = props;
  const toggle = (changed: Value) => {
    const isChosen = (option: Value) =>
      option === changed ? !value.includes(option) : value.includes(option);
    onValueChange(options.map((option) => option.value).filter(isChosen));
  };
  return (
    <ChoiceGroup {...group} role="group">
      {options.map((option) => (
        <ChoiceCard
          key={option.value}
          type="checkbox"
          option={option}
          checked={value.includes(option.value)}
          disabled={disabled}
          onChange={() => toggle(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
