import type { ProductField } from "@pecacerta/contract/admin/product";
import { Field, LabeledControl, SelectField } from "@pecacerta/ui/field.tsx";
import type { ComponentProps, ReactNode } from "react";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { ChangedLabel, changedLabelId } from "./changed-label.tsx";
import { useProductField } from "./product-form-context.ts";
import type { ProductFormValues } from "./product-form-values.ts";

/** The fields whose form value is any text. */
export type ProductTextFieldName = {
  [Name in ProductField]: string extends ProductFormValues[Name] ? Name : never;
}[ProductField];

type ProductTextFieldProps = {
  field: ProductTextFieldName;
  limit?: number;
  label?: string;
  /** What is wrong so far, instead of the hint. A refusal says it better, so it then stands alone. */
  warning?: string | false;
} & Omit<ComponentProps<typeof Field>, "label" | "value" | "onChange" | "error">;

export function ProductTextField({
  field,
  limit = Number.POSITIVE_INFINITY,
  label,
  hint,
  warning,
  ...input
}: ProductTextFieldProps) {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField(field);
  const error = tooLongText(value ?? "", limit) ?? errorOf();
  return (
    <Field
      autoComplete="off"
      {...input}
      id={id}
      label={
        <ChangedLabel of={id} isEdited={isEdited}>
          {label ?? PRODUCT_FIELD_NAMES[field]}
        </ChangedLabel>
      }
      describedBy={changedLabelId(id, isEdited)}
      value={value ?? ""}
      readOnly={isReadOnly}
      hint={warning ? !error && warning : hint}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

type ProductTextAreaProps = { field: ProductTextFieldName; rows: number; limit: number; hint?: ReactNode };

export function ProductTextArea({ field, hint, limit, ...area }: ProductTextAreaProps) {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField(field);
  const label = (
    <ChangedLabel of={id} isEdited={isEdited}>
      {PRODUCT_FIELD_NAMES[field]}
    </ChangedLabel>
  );
  return (
    <LabeledControl
      {...{ id, label, hint }}
      describedBy={changedLabelId(id, isEdited)}
      error={tooLongText(value ?? "", limit) ?? errorOf()}
      className="sm:col-span-2"
    >
      {(described) => (
        <textarea
          {...described}
          {...area}
          className="input"
          readOnly={isReadOnly}
          value={value ?? ""}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </LabeledControl>
  );
}

type ProductSelectProps<Name extends ProductField> = {
  field: Name;
  /** Labels by value. */
  choices: Readonly<Record<string, string>>;
  parse: (chosen: string) => ProductFormValues[Name];
  hint?: ReactNode;
};

export function ProductSelect<Name extends ProductField>({ field, choices, parse, hint }: ProductSelectProps<Name>) {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField(field);
  return (
    <SelectField
      id={id}
      label={
        <ChangedLabel of={id} isEdited={isEdited}>
          {PRODUCT_FIELD_NAMES[field]}
        </ChangedLabel>
      }
      describedBy={changedLabelId(id, isEdited)}
      hint={hint}
      error={errorOf()}
      disabled={isReadOnly}
      value={value === null ? "" : String(value)}
      onChange={({ currentTarget }) => change(parse(currentTarget.value))}
    >
      {Object.entries(choices).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
