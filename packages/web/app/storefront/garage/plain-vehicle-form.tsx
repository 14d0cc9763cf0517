import { onlyVehicleType } from "@pecacerta/rules/vehicle";
import type { VehicleChoice } from "@pecacerta/rules/vehicle-selection";
import { Button } from "@pecacerta/ui/button.tsx";
import { useId } from "react";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { MY_CAR_PATH } from "./my-car-url.ts";
import type { VehicleFormData } from "./vehicle-form-data.ts";
import { vehicleTypeChoices } from "./vehicle-types.ts";
import "./vehicle-form.css";
import "@pecacerta/ui/combobox.css";

/** The form before scripts run, and without them: each step loads the page with the next list. */
export function PlainVehicleForm({ data }: { data: VehicleFormData }) {
  const { vehicleTypes } = useCompany();
  const { type, brand, model, brands, models, years } = data;
  const isComplete = years.length > 0;
  return (
    <form className="vehicle-form" action={MY_CAR_PATH} method="get">
      {onlyVehicleType(vehicleTypes) ? (
        <input type="hidden" name="type" value={type} />
      ) : (
        <PlainSelect name="type" label={m.finder_type()} choices={vehicleTypeChoices()} chosen={type} />
      )}
      <PlainSelect name="brand" label={m.finder_brand()} choices={brands} chosen={brand?.code} />
      <PlainSelect name="model" label={m.finder_model()} choices={models} chosen={model?.code} />
      <PlainSelect name="year" label={m.finder_year()} choices={years} />
      <div className="vehicle-actions">
        <Button type="submit">{isComplete ? m.finder_submit() : m.finder_continue()}</Button>
      </div>
    </form>
  );
}

type SelectProps = { name: string; label: string; choices: readonly VehicleChoice[]; chosen?: string | undefined };

function PlainSelect({ name, label, choices, chosen = "" }: SelectProps) {
  const id = useId();
  return (
    <div className="combobox">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="input"
        autoComplete="off"
        defaultValue={chosen}
        disabled={choices.length === 0}
      >
        <option value="">{m.finder_choose()}</option>
        {choices.map(({ code, name, label }) => (
          <option key={code} value={code}>
            {label ?? name}
          </option>
        ))}
      </select>
    </div>
  );
}
