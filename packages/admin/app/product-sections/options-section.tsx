import { Button } from "@pecacerta/ui/button.tsx";
import { Plus } from "@pecacerta/ui/icons.tsx";
import { ChangedLabel } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";
import { EMPTY_VALUE, OptionFields, type OptionInput } from "./option-fields.tsx";

const MAX_OPTIONS = 5;
const EMPTY: OptionInput = { slug: "", name: "", type: "default", values: [EMPTY_VALUE] };

export function OptionsSection() {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField("options");
  const images = useProductField("images").value;
  return (
    <ProductSection id="options">
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:col-span-2">
        <legend className="sr-only">
          <ChangedLabel isEdited={isEdited}>{PRODUCT_FIELD_NAMES.options}</ChangedLabel>
        </legend>
        <p className="note">{value.length === 0 ? texts.noOptions : texts.optionsHint}</p>
        {value.map((option, position) => (
          <OptionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
            key={position}
            {...{ option, images, isReadOnly }}
            errorOf={(part) => errorOf(`${position}.${part}`)}
            onChange={(changes) => change(value.map((each, at) => (at === position ? { ...each, ...changes } : each)))}
            onRemove={() => change(value.filter((_, at) => at !== position))}
          />
        ))}
        {isReadOnly || value.length >= MAX_OPTIONS ? null : (
          <Button
            id={id}
            variant="secondary"
            small
            className="justify-self-start"
            onClick={() => change([...value, EMPTY])}
          >
            <Plus size={16} />
            {texts.addOption}
          </Button>
        )}
      </fieldset>
    </ProductSection>
  );
}
