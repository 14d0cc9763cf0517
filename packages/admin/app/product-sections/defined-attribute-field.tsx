import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import { attributeValue } from "@pecacerta/rules/attribute";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { LimitedField } from "../limited-field/limited-field.tsx";
import type { AttributeInput } from "../product-form/attribute-inputs.ts";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";

type DefinedAttributeFieldProps = {
  definition: StaffAttributeDto;
  attribute: AttributeInput | undefined;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (attribute: AttributeInput) => void;
};

/** Typed as the definition says. Without a text the product has no such attribute. */
export function DefinedAttributeField(props: DefinedAttributeFieldProps) {
  const { definition, attribute, isReadOnly, error, onChange } = props;
  const { slug, name, featured, kind, unit, choices } = definition;
  const text = attribute?.text ?? "";
  const isWrong = (typed: string) => kind === "number" && isNoNumber(definition, typed);
  const set = (next: string, known = attribute?.known ?? []) =>
    onChange({ slug, name, featured, ...attribute, text: next, known, isWrong: isWrong(next) || undefined });
  if (kind === "choice")
    return (
      <SelectField
        label={name}
        error={error}
        disabled={isReadOnly}
        value={text}
        onChange={({ currentTarget }) => set(currentTarget.value, choices)}
      >
        <option value="">{texts.attributeNone}</option>
        {[...new Set([...(text ? [text] : []), ...choices.map((choice) => choice.name)])].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    );
  return (
    <LimitedField
      label={name}
      hint={kind === "number" ? texts.attributeNumber(unit) : undefined}
      error={isWrong(text) ? texts.attributeWrong : error}
      inputMode={kind === "number" ? "decimal" : undefined}
      limit={PRODUCT_LIMITS.valueName}
      autoComplete="off"
      readOnly={isReadOnly}
      value={text}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      onBlur={() => {
        const value = kind === "number" ? attributeValue(definition, text) : undefined;
        if (value && value.name !== text) set(value.name);
      }}
    />
  );
}

/** Several values, as imports may have left them, are not checked. */
const isNoNumber = (definition: StaffAttributeDto, text: string): boolean =>
  text.trim() !== "" && !text.includes(";") && attributeValue(definition, text) === undefined;
