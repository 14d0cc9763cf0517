import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { isNumberKind } from "@pecacerta/rules/part-number";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { FieldList, removeAt, replaceAt } from "../product-form/field-list.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { NUMBER_KIND_NAMES, productDetailTexts as texts } from "../texts/product-detail-texts.ts";

type CrossReference = ProductFieldsDto["numbers"][number];

const EMPTY: CrossReference = { kind: "oem", maker: "", number: "" };

export function NumbersSection() {
  const { value, change, isReadOnly, errorOf } = useProductField("numbers");
  const note = value.length === 0 ? texts.noNumbers : undefined;
  const add = isReadOnly ? undefined : () => change([...value, EMPTY]);
  return (
    <ProductSection id="numbers">
      <FieldList field="numbers" addLabel={texts.addNumber} note={note} onAdd={add}>
        {value.map((number, position) => (
          <NumberFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
            key={position}
            {...{ number, isReadOnly }}
            errorOf={(part) => errorOf(`${position}.${part}`)}
            onChange={(changes) => change(replaceAt(value, position, changes))}
            onRemove={() => change(removeAt(value, position))}
          />
        ))}
      </FieldList>
    </ProductSection>
  );
}

type NumberFieldsProps = {
  number: CrossReference;
  isReadOnly: boolean;
  errorOf: (part: keyof CrossReference) => string | undefined;
  onChange: (changes: Partial<CrossReference>) => void;
  onRemove: () => void;
};

const NumberFields = ({ number, isReadOnly, errorOf, onChange, onRemove }: NumberFieldsProps) => (
  <div className="panel flex flex-wrap items-end gap-3 p-3">
    <SelectField
      label={texts.numberKind}
      className="min-w-0 flex-1 basis-40"
      disabled={isReadOnly}
      value={number.kind}
      onChange={({ currentTarget: { value } }) => isNumberKind(value) && onChange({ kind: value })}
    >
      {Object.entries(NUMBER_KIND_NAMES).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </SelectField>
    <LimitedField
      label={texts.numberMaker}
      className="min-w-0 flex-1 basis-40"
      value={number.maker}
      limit={PRODUCT_LIMITS.maker}
      autoComplete="off"
      readOnly={isReadOnly}
      error={errorOf("maker")}
      onChange={({ currentTarget }) => onChange({ maker: currentTarget.value })}
    />
    <LimitedField
      label={texts.number}
      className="min-w-0 flex-1 basis-40"
      value={number.number}
      limit={PRODUCT_LIMITS.code}
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      error={errorOf("number")}
      onChange={({ currentTarget }) => onChange({ number: currentTarget.value })}
    />
    {isReadOnly ? null : (
      <Button variant="quiet" aria-label={texts.removeNumber(number.number)} onClick={onRemove}>
        <Trash2 size={20} />
      </Button>
    )}
  </div>
);
