import { ownProperty } from "@pecacerta/rules/own-property";
import { SelectField } from "@pecacerta/ui/field.tsx";

type Choice<Value extends string> = { value: Value; label: string };
type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
};

export function ChoiceField<Value extends string>({ label, value, choices, onChoose }: ChoiceFieldProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

export const choicesOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: ownProperty<string>(names, value) ?? value }));
