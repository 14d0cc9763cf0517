type ChoiceGroupProps = {
  legend: string;
  name: string;
  value: string;
  /** Labels by value. */
  choices: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
};

export const ChoiceGroup = ({ legend, name, value, choices, onChoose }: ChoiceGroupProps) => (
  <fieldset>
    <legend className="strong">{legend}</legend>
    {Object.entries(choices).map(([id, label]) => (
      <label key={id} className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          className="checkbox"
          name={name}
          value={id}
          checked={value === id}
          onChange={() => onChoose(id)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
