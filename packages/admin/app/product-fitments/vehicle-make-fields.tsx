import { formatMakeName } from "@pecacerta/rules/model-name";
import { parseVehicleType } from "@pecacerta/rules/vehicle";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { FITMENT_FIELD_NAMES, VEHICLE_TYPE_NAMES } from "../texts/fitment-texts.ts";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import { useVehicleMakes, type VehicleMakeKey } from "./vehicle-queries.ts";

type VehicleMakeFieldsProps = VehicleMakeKey & { onChoose: (chosen: VehicleMakeKey) => void };

/** The type and the make, each from those of the price table. */
export function VehicleMakeFields({ type, make, onChoose }: VehicleMakeFieldsProps) {
  const { data: makes = [], isPending, isError } = useVehicleMakes(type);
  const choices = makes
    .map((name) => ({ name, label: formatMakeName(name) }))
    .sort((one, other) => one.label.localeCompare(other.label, "pt-BR"));
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={FITMENT_FIELD_NAMES.type}
        value={type}
        onChange={({ currentTarget }) => {
          const chosen = parseVehicleType(currentTarget.value);
          if (chosen) onChoose({ type: chosen, make: "" });
        }}
      >
        {Object.entries(VEHICLE_TYPE_NAMES).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={FITMENT_FIELD_NAMES.make}
        value={make}
        error={isError ? texts.failed : undefined}
        onChange={({ currentTarget }) => onChoose({ type, make: currentTarget.value })}
      >
        <option value="">{isPending ? texts.loading : texts.choose}</option>
        {choices.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
