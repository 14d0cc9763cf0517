import { FieldList, removeAt, replaceAt } from "../product-form/field-list.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import { EMPTY_VALUE, OptionFields, type OptionInput } from "./option-fields.tsx";

const MAX_OPTIONS = 5;
const EMPTY: OptionInput = { slug: "", name: "", type: "default", values: [EMPTY_VALUE] };

export function OptionsSection() {
  const { value, change, isReadOnly, errorOf } = useProductField("options");
  const images = useProductField("images").value;
  const canAdd = !isReadOnly && value.length < MAX_OPTIONS;
  const note = value.length === 0 ? texts.noOptions : texts.optionsHint;
  const add = canAdd ? () => change([...value, EMPTY]) : undefined;
  return (
    <ProductSection id="options">
      <FieldList field="options" addLabel={texts.addOption} note={note} onAdd={add}>
        {value.map((option, position) => (
          <OptionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
            key={position}
            {...{ option, images, isReadOnly }}
            errorOf={(part) => errorOf(`${position}.${part}`)}
            onChange={(changes) => change(replaceAt(value, position, changes))}
            onRemove={() => change(removeAt(value, position))}
          />
        ))}
      </FieldList>
    </ProductSection>
  );
}
