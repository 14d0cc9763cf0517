import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Star, Trash2 } from "@pecacerta/ui/icons.tsx";
import { LimitedField } from "../limited-field/limited-field.tsx";
import type { AttributeInput } from "../product-form/attribute-inputs.ts";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import "./product-sections.css";

type OtherAttributeFieldsProps = {
  attribute: AttributeInput;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (changes: Partial<AttributeInput>) => void;
  onRemove: () => void;
};

/** Of an attribute without a definition for the product's type. A stored one keeps its name. */
export function OtherAttributeFields(props: OtherAttributeFieldsProps) {
  const { attribute, isReadOnly, error, onChange } = props;
  const isNew = attribute.slug === "";
  return (
    <fieldset className={`flex items-end gap-1 ${isNew ? "flex-wrap sm:col-span-2" : ""}`}>
      <legend className="sr-only">{attribute.name || texts.attribute}</legend>
      {isNew ? (
        <LimitedField
          label={texts.attributeName}
          className="min-w-0 flex-1 basis-40"
          value={attribute.name}
          limit={PRODUCT_LIMITS.valueName}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      ) : null}
      <Field
        label={isNew ? texts.attributeValues : attribute.name}
        placeholder={texts.attributeValuesHint}
        className="min-w-0 flex-1 basis-40"
        value={attribute.text}
        autoComplete="off"
        readOnly={isReadOnly}
        error={error}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      {isReadOnly ? null : <AttributeButtons {...props} />}
    </fieldset>
  );
}

function AttributeButtons({ attribute: { name, featured }, onChange, onRemove }: OtherAttributeFieldsProps) {
  const shown = name || texts.attribute;
  return (
    <>
      <Button
        variant="quiet"
        className={featured ? "attribute-featured px-2" : "px-2"}
        aria-pressed={featured}
        aria-label={texts.attributeFeatured(shown)}
        title={texts.attributeFeatured(shown)}
        onClick={() => onChange({ featured: !featured })}
      >
        <Star size={20} />
      </Button>
      <Button variant="quiet" className="px-2" aria-label={texts.remove(shown)} onClick={onRemove}>
        <Trash2 size={20} />
      </Button>
    </>
  );
}
