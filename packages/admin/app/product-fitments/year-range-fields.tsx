import { Field } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import type { PickedYears } from "./picked-fitments.ts";

type YearRangeFieldsProps = { years: PickedYears; onChange: (years: PickedYears) => void };

const FIELDS = [
  { field: "yearFrom", label: texts.yearFrom, hint: texts.yearFromHint },
  { field: "yearTo", label: texts.yearTo, hint: texts.yearToHint },
] as const;

const YEAR_DIGITS = 4;

/** A year counts once it has four digits. */
export function YearRangeFields({ years, onChange }: YearRangeFieldsProps) {
  const [typed, setTyped] = useState({ yearFrom: "", yearTo: "" });
  return (
    <div className="grid grid-cols-2 gap-3">
      {FIELDS.map(({ field, label, hint }) => (
        <Field
          key={field}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed[field]}
          error={typed[field].length > YEAR_DIGITS ? texts.yearTooLong : undefined}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, "");
            setTyped({ ...typed, [field]: digits });
            onChange({ ...years, [field]: digits.length === YEAR_DIGITS ? Number(digits) : null });
          }}
        />
      ))}
    </div>
  );
}
