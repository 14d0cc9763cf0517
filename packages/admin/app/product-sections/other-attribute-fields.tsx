import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import type { AttributeInput } from "../product-form/attribute-inputs.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

type OtherAttributeFieldsProps = {
  attribute: AttributeInput;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (changes: Partial<AttributeInput>) => void;
  onRemove: () => void;
};

/** Of an attribute that the product's type does not name. */
export const OtherAttributeFields = ({
  attribute,
  isReadOnly,
  error,
  onChange,
  onRemove,
}: OtherAttributeFieldsProps) => (
  <fieldset className="flex flex-wrap items-end gap-3 sm:col-span-2">
    <legend className="sr-only">{attribute.name || texts.attribute}</legend>
    <Field
      label={texts.attributeName}
      className="min-w-0 flex-1 basis-40"
      value={attribute.name}
      maxLength={200}
      autoComplete="off"
      readOnly={isReadOnly}
      error={error}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <Field
      label={texts.attributeValues}
      placeholder={texts.attributeValuesHint}
      className="min-w-0 flex-1 basis-52"
      value={attribute.text}
      maxLength={2000}
      autoComplete="off"
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
    />
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="checkbox"
        disabled={isReadOnly}
        checked={attribute.featured}
        onChange={({ currentTarget }) => onChange({ featured: currentTarget.checked })}
      />
      {texts.attributeFeatured}
    </label>
    {isReadOnly ? null : (
      <Button variant="quiet" aria-label={texts.remove(attribute.name || texts.attribute)} onClick={onRemove}>
        <Trash2 size={20} />
      </Button>
    )}
  </fieldset>
);
