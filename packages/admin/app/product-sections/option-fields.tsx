import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { Plus, Trash2 } from "@pecacerta/ui/icons.tsx";
import { focusAdded } from "../drafts/focus-added.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import "./product-sections.css";

export type OptionInput = ProductFieldsDto["options"][number];
type ValueInput = OptionInput["values"][number];

export const EMPTY_VALUE: ValueInput = { slug: "", name: "" };
const FIRST_COLOR = "#808080";
const MAX_VALUES = 50;

type OptionFieldsProps = {
  option: OptionInput;
  /** Of the product, one of which may show a value. */
  images: readonly string[];
  isReadOnly: boolean;
  errorOf: (part: string) => string | undefined;
  onChange: (changes: Partial<OptionInput>) => void;
  onRemove: () => void;
};

export function OptionFields({ option, images, isReadOnly, errorOf, onChange, onRemove }: OptionFieldsProps) {
  const { name, type, values } = option;
  const changeValue = (position: number, changes: Partial<ValueInput>) =>
    onChange({ values: values.map((each, at) => (at === position ? { ...each, ...changes } : each)) });
  return (
    <fieldset className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
      <legend className="sr-only">{name || texts.option}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <LimitedField
          label={texts.optionName}
          className="min-w-0 flex-1 basis-40"
          value={name}
          limit={PRODUCT_LIMITS.valueName}
          autoComplete="off"
          readOnly={isReadOnly}
          error={errorOf("name") ?? errorOf("slug") ?? errorOf("values")}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <SelectField
          label={texts.optionKind}
          className="min-w-0 flex-1 basis-32"
          value={type}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => onChange(withKind(option, currentTarget.value === "color"))}
        >
          <option value="default">{texts.optionKinds.default}</option>
          <option value="color">{texts.optionKinds.color}</option>
        </SelectField>
        <RemoveButton label={texts.remove(name || texts.option)} isHidden={isReadOnly} onRemove={onRemove} />
      </div>
      {values.map((value, position) => (
        <ValueFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
          key={position}
          {...{ value, images, isReadOnly }}
          isColor={type === "color"}
          error={errorOf(`values.${position}.name`) ?? errorOf(`values.${position}.color`)}
          onChange={(changes) => changeValue(position, changes)}
          onRemove={() => onChange({ values: values.filter((_, at) => at !== position) })}
        />
      ))}
      {isReadOnly || values.length >= MAX_VALUES ? null : (
        <Button
          variant="quiet"
          small
          className="justify-self-start"
          onClick={(event) => focusAdded(event, () => onChange({ values: [...values, EMPTY_VALUE] }))}
        >
          <Plus size={16} />
          {texts.addValue}
        </Button>
      )}
    </fieldset>
  );
}

const withKind = ({ values }: OptionInput, isColor: boolean): Partial<OptionInput> => ({
  type: isColor ? "color" : "default",
  values: values.map(({ color, ...value }) => (isColor ? { ...value, color: color ?? FIRST_COLOR } : value)),
});

type RemoveButtonProps = { label: string; isHidden: boolean; onRemove: () => void };

const RemoveButton = ({ label, isHidden, onRemove }: RemoveButtonProps) =>
  isHidden ? null : (
    <Button variant="quiet" aria-label={label} onClick={onRemove}>
      <Trash2 size={20} />
    </Button>
  );

type ValueFieldsProps = {
  value: ValueInput;
  images: readonly string[];
  isColor: boolean;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (changes: Partial<ValueInput>) => void;
  onRemove: () => void;
};

const ValueFields = ({ value, images, isColor, isReadOnly, error, onChange, onRemove }: ValueFieldsProps) => (
  <div className="flex flex-wrap items-end gap-3">
    <LimitedField
      label={texts.optionValue}
      className="min-w-0 flex-1 basis-40"
      value={value.name}
      limit={PRODUCT_LIMITS.valueName}
      autoComplete="off"
      readOnly={isReadOnly}
      error={error}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    {isColor ? (
      <Field
        type="color"
        label={texts.optionColor}
        className="option-color"
        value={value.color ?? FIRST_COLOR}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => onChange({ color: currentTarget.value })}
      />
    ) : null}
    {images.length > 1 || value.image ? (
      <ImageChoice image={value.image} {...{ images, isReadOnly }} onChange={(image) => onChange({ image })} />
    ) : null}
    <RemoveButton label={texts.removeValue(value.name)} isHidden={isReadOnly} onRemove={onRemove} />
  </div>
);

type ImageChoiceProps = {
  image: string | undefined;
  images: readonly string[];
  isReadOnly: boolean;
  onChange: (image: string | undefined) => void;
};

const ImageChoice = ({ image, images, isReadOnly, onChange }: ImageChoiceProps) => (
  <SelectField
    label={texts.optionImage}
    className="min-w-0 basis-32"
    value={image ?? ""}
    disabled={isReadOnly}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  >
    <option value="">{texts.noImage}</option>
    {[...new Set([...images, ...(image ? [image] : [])])].map((address, position) => (
      <option key={address} value={address}>
        {texts.imageAt(position + 1)}
      </option>
    ))}
  </SelectField>
);
