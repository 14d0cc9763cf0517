import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { focusAdded } from "../drafts/focus-added.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";

export type ChoiceInput = { slug?: string; name: string };

type ChoiceFieldsProps = {
  choices: readonly ChoiceInput[];
  error: string | undefined;
  onChange: (choices: readonly ChoiceInput[]) => void;
};

export const ChoiceFields = ({ choices, error, onChange }: ChoiceFieldsProps) => (
  <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <legend className="field-label">{productTypeTexts.choices}</legend>
    {choices.map((choice, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: choices are only added at the end
      <div key={at} className="flex items-end gap-2">
        <LimitedField
          className="grow"
          label={productTypeTexts.choice(at + 1)}
          value={choice.name}
          limit={STAFF_TEXT_LIMITS.catalogName}
          onChange={(event) => onChange(choices.with(at, { ...choice, name: event.currentTarget.value }))}
        />
        <Button
          small
          variant="quiet"
          aria-label={productTypeTexts.removeChoice(choice.name || productTypeTexts.choice(at + 1))}
          onClick={() => onChange(choices.toSpliced(at, 1))}
        >
          {productTypeTexts.out}
        </Button>
      </div>
    ))}
    <FieldError of="choices" error={error} />
    <Button
      small
      variant="secondary"
      onClick={(event) => focusAdded(event, () => onChange([...choices, { name: "" }]))}
    >
      {productTypeTexts.addChoice}
    </Button>
  </fieldset>
);
