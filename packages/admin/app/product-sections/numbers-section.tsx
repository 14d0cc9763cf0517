import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { isNumberKind } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { Plus, Trash2 } from "@pecacerta/ui/icons.tsx";
import { ChangedLabel } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { NUMBER_KIND_NAMES, productSectionTexts as texts } from "../texts/product-section-texts.ts";

type CrossReference = ProductFieldsDto["numbers"][number];

const EMPTY: CrossReference = { kind: "oem", maker: "", number: "" };

export function NumbersSection() {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField("numbers");
  const changeAt = (position: number, changes: Partial<CrossReference>) =>
    change(value.map((each, at) => (at === position ? { ...each, ...changes } : each)));
  return (
    <ProductSection id="numbers">
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:col-span-2">
        <legend className="sr-only">
          <ChangedLabel isEdited={isEdited}>{PRODUCT_FIELD_NAMES.numbers}</ChangedLabel>
        </legend>
        {value.length === 0 ? <p className="note">{texts.noNumbers}</p> : null}
        {value.map((number, position) => (
          <NumberFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
            key={position}
            {...{ number, isReadOnly }}
            errorOf={(part) => errorOf(`${position}.${part}`)}
            onChange={(changes) => changeAt(position, changes)}
            onRemove={() => change(value.filter((_, at) => at !== position))}
          />
        ))}
        {isReadOnly ? null : (
          <Button
            id={id}
            variant="secondary"
            small
            className="justify-self-start"
            onClick={() => change([...value, EMPTY])}
          >
            <Plus size={16} />
            {texts.addNumber}
          </Button>
        )}
      </fieldset>
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
    <Field
      label={texts.numberMaker}
      className="min-w-0 flex-1 basis-40"
      value={number.maker}
      maxLength={200}
      autoComplete="off"
      readOnly={isReadOnly}
      error={errorOf("maker")}
      onChange={({ currentTarget }) => onChange({ maker: currentTarget.value })}
    />
    <Field
      label={texts.number}
      className="min-w-0 flex-1 basis-40"
      value={number.number}
      maxLength={80}
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
