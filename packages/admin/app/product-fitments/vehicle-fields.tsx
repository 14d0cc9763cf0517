import { SelectField } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { FITMENT_FIELD_NAMES } from "../texts/fitment-texts.ts";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import { VehicleMakeFields } from "./vehicle-make-fields.tsx";
import { useVehicleFamilies, useVehiclesOfYear } from "./vehicle-queries.ts";

const NO_VEHICLE = { type: 1 as 1 | 2 | 3, make: "", family: "", year: 0 };

type VehicleFieldsProps = { vehicle: string; onChoose: (vehicle: string) => void };

/** One vehicle of the price table; each field narrows the next one. */
export function VehicleFields({ vehicle, onChoose }: VehicleFieldsProps) {
  const [key, setKey] = useState(NO_VEHICLE);
  const { type, make, family, year } = key;
  const families = useVehicleFamilies({ type, make });
  const vehicles = useVehiclesOfYear(key);
  const span = families.data?.find((one) => one.family === family);
  const change = (changes: Partial<typeof NO_VEHICLE>) => {
    setKey({ ...key, ...changes });
    onChoose("");
  };
  return (
    <>
      <VehicleMakeFields {...{ type, make }} onChoose={(chosen) => change({ ...chosen, family: "", year: 0 })} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={FITMENT_FIELD_NAMES.family}
          value={family}
          disabled={!families.data}
          error={families.isError ? texts.failed : undefined}
          onChange={({ currentTarget }) => change({ family: currentTarget.value, year: 0 })}
        >
          <option value="">{families.isFetching ? texts.loading : texts.choose}</option>
          {families.data?.map((one) => (
            <option key={one.family}>{one.family}</option>
          ))}
        </SelectField>
        <SelectField
          label={texts.year}
          value={year}
          disabled={!span}
          onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
        >
          <option value={0}>{texts.choose}</option>
          {span ? yearsOf(span).map((one) => <option key={one}>{one}</option>) : null}
        </SelectField>
      </div>
      <SelectField
        label={texts.version}
        value={vehicle}
        disabled={!vehicles.data}
        error={vehicles.isError ? texts.failed : vehicles.data?.length === 0 ? texts.noVersion : undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{vehicles.isFetching ? texts.loading : texts.choose}</option>
        {vehicles.data?.map(({ id, model, fuel }) => (
          <option key={id} value={id}>
            {`${model} · ${fuel}`}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The newest first. */
const yearsOf = ({ firstYear, lastYear }: { firstYear: number; lastYear: number }): number[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, at) => lastYear - at);
