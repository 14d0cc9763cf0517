import { STATE_NAMES } from "@pecacerta/rules/state";
import { NO_NUMBER } from "@pecacerta/rules/street-number";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { CEP_MASK, PHONE_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import type { ComponentProps } from "react";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { addressErrorText } from "./address-error-text.ts";
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from "./address-values.ts";
import { usePostcodeLookup } from "./use-postcode-lookup.ts";

const ADDRESS_LABELS: Readonly<Record<AddressField, () => string>> = {
  firstName: m.field_first_name,
  lastName: m.field_last_name,
  postcode: m.field_postcode,
  street: m.field_street,
  number: m.field_number,
  complement: m.field_complement,
  district: m.field_district,
  city: m.field_city,
  state: m.field_state,
  phone: m.field_phone,
  email: m.field_email,
};

const OPTIONAL_FIELDS: ReadonlySet<AddressField> = new Set(["lastName", "complement"]);

type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The fields and their errors, for the form's error summary. */
export function useAddressSummary(id: string, errors: FieldErrors) {
  return ADDRESS_FIELDS.map((name) => {
    const errorKey = errors[name];
    return { id: `${id}-${name}`, label: ADDRESS_LABELS[name](), error: addressErrorText(name, errorKey) };
  });
}

type Props = {
  id: string;
  values: AddressValues;
  errors: FieldErrors;
  onChange: (part: Partial<AddressValues>) => void;
};

export function AddressFields({ id, values, errors, onChange }: Props) {
  const status = usePostcodeLookup(values, {
    fill: onChange,
    onFilled: (next) => moveFocus(`${id}-postcode`, `${id}-${next}`),
  });
  const field = (name: AddressField) => ({
    id: `${id}-${name}`,
    name,
    label: ADDRESS_LABELS[name](),
    value: values[name],
    error: addressErrorText(name, errors[name]),
    required: !OPTIONAL_FIELDS.has(name),
    onInput: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  const halfWidth = "sm:col-span-3";
  const optional = (label: () => string) => `${label()} (${m.optional()})`;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field {...field("firstName")} className={halfWidth} autoComplete="given-name" />
      <Field {...field("lastName")} hint={m.field_last_name_hint()} className={halfWidth} autoComplete="family-name" />
      {values.company === undefined ? null : (
        <Field
          id={`${id}-company`}
          className="sm:col-span-6"
          name="company"
          error={addressErrorText("company", errors.company)}
          label={optional(m.field_company)}
          value={values.company}
          onInput={(event) => onChange({ company: event.currentTarget.value })}
          autoComplete="organization"
        />
      )}
      <MaskedField
        {...field("postcode")}
        className="sm:col-span-2"
        mask={CEP_MASK}
        invalidText={refusalText("INVALID_CEP")}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      {/* Reserved space: the status must not move the form. */}
      <p role="status" className="field-hint -mt-2 min-h-10 sm:col-span-4 sm:mt-8 sm:min-h-5">
        {status}
      </p>
      <Field {...field("street")} className="sm:col-span-4" autoComplete="address-line1" />
      <NumberField {...field("number")} className="sm:col-span-2" onChoose={(number) => onChange({ number })} />
      <Field
        {...field("complement")}
        label={optional(m.field_complement)}
        className={halfWidth}
        autoComplete="address-line2"
      />
      <Field {...field("district")} className={halfWidth} autoComplete="address-level3" />
      <Field {...field("city")} className="sm:col-span-4" autoComplete="address-level2" />
      <StateField {...field("state")} />
      <MaskedField
        {...field("phone")}
        className={halfWidth}
        mask={PHONE_MASK}
        invalidText={refusalText("INVALID_PHONE")}
        type="tel"
        autoComplete="tel-national"
      />
      <Field {...field("email")} className={halfWidth} type="email" autoComplete="email" />
    </div>
  );
}

type NumberFieldProps = ComponentProps<typeof Field> & { onChoose: (number: string) => void };

/** A house without a number is said so, not left out. */
function NumberField({ onChoose, className = "", ...field }: NumberFieldProps) {
  const hasNone = field.value === NO_NUMBER;
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 ${className}`}>
      <Field {...field} readOnly={hasNone} autoComplete="off" />
      <label className="mt-7 flex min-h-11 items-center gap-2 small">
        <input
          type="checkbox"
          className="checkbox"
          checked={hasNone}
          onChange={(event) => onChoose(event.target.checked ? NO_NUMBER : "")}
        />
        {m.field_no_number()}
      </label>
    </div>
  );
}

/** Only from the end of the field that the customer is still in: elsewhere they are editing it. */
function moveFocus(from: string, to: string): void {
  const field = document.activeElement;
  const isTyped = field instanceof HTMLInputElement && field.id === from && field.selectionStart === field.value.length;
  if (isTyped) document.getElementById(to)?.focus();
}

function StateField(field: ComponentProps<typeof SelectField>) {
  return (
    <SelectField {...field} className="sm:col-span-2" autoComplete="address-level1">
      <option value="">{m.field_state_choose()}</option>
      {Object.entries(STATE_NAMES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
