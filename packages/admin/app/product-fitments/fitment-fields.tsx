import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { FITMENT_LIMITS } from "@pecacerta/rules/product-limits";
import { parseVehicleType } from "@pecacerta/rules/vehicle";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { FITMENT_FIELD_NAMES, VEHICLE_TYPE_NAMES } from "../texts/fitment-texts.ts";

const TEXT_FIELDS = [
  ...(["make", "family", "model", "cod_fipe", "engine", "fuel", "body", "position", "note", "source"] as const),
];
const NUMBER_FIELDS = ["yearFrom", "yearTo", "quantity"] as const;

type FitmentFieldsProps = {
  fitment: StaffFitmentDto;
  errorOf: (part: string) => string | undefined;
  onChange: (fitment: StaffFitmentDto) => void;
};

export const FitmentFields = ({ fitment, errorOf, onChange }: FitmentFieldsProps) => (
  <div className="panel grid gap-3 p-3 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]">
    <SelectField
      label={FITMENT_FIELD_NAMES.type}
      value={fitment.type}
      onChange={({ currentTarget }) => {
        const type = parseVehicleType(currentTarget.value);
        if (type) onChange({ ...fitment, type });
      }}
    >
      {Object.entries(VEHICLE_TYPE_NAMES).map(([type, name]) => (
        <option key={type} value={type}>
          {name}
        </option>
      ))}
    </SelectField>
    {NUMBER_FIELDS.map((field) => (
      <Field
        key={field}
        label={FITMENT_FIELD_NAMES[field]}
        inputMode="numeric"
        autoComplete="off"
        value={fitment[field] ?? ""}
        error={errorOf(field)}
        onChange={({ currentTarget }) => onChange(withNumber(fitment, field, currentTarget.value))}
      />
    ))}
    {TEXT_FIELDS.map((field) => (
      <LimitedField
        key={field}
        label={FITMENT_FIELD_NAMES[field]}
        limit={FITMENT_LIMITS[field]}
        autoComplete="off"
        spellCheck={false}
        value={fitment[field]}
        error={errorOf(field)}
        onChange={({ currentTarget }) => onChange({ ...fitment, [field]: currentTarget.value })}
      />
    ))}
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="checkbox"
        checked={fitment.excluded}
        onChange={({ currentTarget }) => onChange({ ...fitment, excluded: currentTarget.checked })}
      />
      {FITMENT_FIELD_NAMES.excluded}
    </label>
  </div>
);

function withNumber(fitment: StaffFitmentDto, field: (typeof NUMBER_FIELDS)[number], typed: string): StaffFitmentDto {
  const digits = typed.replace(/\D/g, "");
  const value = digits === "" ? null : Number(digits);
  return field === "yearFrom" ? { ...fitment, yearFrom: value ?? 0 } : { ...fitment, [field]: value };
}
