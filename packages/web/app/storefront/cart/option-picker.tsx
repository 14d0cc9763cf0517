import type { ProductOptionDto } from "@pecacerta/contract/product";
import { isWhiteOption, type OptionValue } from "@pecacerta/rules/product";
import { useEarlyInput } from "@pecacerta/ui/use-early-input.ts";
import "./option-picker.css";

type OptionPickerProps = {
  option: ProductOptionDto;
  selected?: string;
  group: string;
  onSelect: (value: OptionValue) => void;
};

export function OptionPicker({ option, selected, group, onSelect }: OptionPickerProps) {
  const { name, slug, type } = option;
  const values: readonly OptionValue[] = option.values;
  const fieldset = useEarlyInput<HTMLFieldSetElement>(selected ?? "", (chosen) => {
    const value = values.find((one) => one.slug === chosen);
    if (value) onSelect(value);
  });
  return (
    <fieldset ref={fieldset} className="min-w-0">
      <legend className="option-legend mb-2">{name}</legend>
      <div className="option-values relative flex gap-2 md:flex-wrap">
        {values.map((value) => (
          <label key={value.slug} className="option">
            <input
              type="radio"
              className="sr-only"
              name={`${group}-${slug}`}
              value={value.slug}
              checked={selected === value.slug}
              onChange={() => onSelect(value)}
            />
            {type === "color" ? <Swatch value={value} /> : null}
            {value.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

// The content security policy forbids inline styles.
const Swatch = ({ value }: { value: OptionValue }) => (
  <svg
    viewBox="0 0 20 20"
    className={isWhiteOption(value) ? "option-swatch option-white" : "option-swatch"}
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="9" fill={value.color} />
  </svg>
);
