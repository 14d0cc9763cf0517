import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { selectGarageVehicle } from "@pecacerta/rules/garage";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useId } from "react";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { removeFromGarage } from "./garage-actions.ts";
import { updateGarage, useGarage } from "./garage-store.ts";
import { makeAndModel } from "./make-and-model.ts";
import { vehicleName } from "./vehicle-name.ts";
import { VehicleSilhouette } from "./vehicle-silhouette.tsx";
import "./vehicle-panels.css";

type Props = { onRemoved: (name: string) => void };

export function VehicleList({ onRemoved }: Props) {
  const group = useId();
  const { items, current } = useGarage(({ garage }) => garage);
  const select = (id: string | null) => updateGarage((garage) => selectGarageVehicle(garage, id));
  return (
    <ul className="vehicle-list" aria-label={m.your_vehicles()}>
      {items.map((vehicle) => (
        <VehicleRow
          key={vehicle.id}
          {...{ vehicle, group, onRemoved }}
          isCurrent={vehicle.id === current?.id}
          onSelect={() => select(vehicle.id)}
        />
      ))}
      <li>
        <label className="vehicle-row">
          <input type="radio" name={group} checked={current === null} onChange={() => select(null)} />
          <span className="vehicle-name">{m.no_vehicle_chosen()}</span>
          <span className="vehicle-model">{m.no_vehicle_chosen_hint()}</span>
        </label>
      </li>
    </ul>
  );
}

type RowProps = Props & { vehicle: VehicleDto; group: string; isCurrent: boolean; onSelect: () => void };

function VehicleRow({ vehicle, group, isCurrent, onSelect, onRemoved }: RowProps) {
  const name = vehicleName(vehicle);
  const remove = async () => {
    onRemoved(name);
    const response = await removeFromGarage(vehicle.id);
    if (!response.ok) toast.error(refusalText(response.refusal));
  };
  return (
    <li className="vehicle-item">
      <label className="vehicle-row">
        <input type="radio" name={group} checked={isCurrent} onChange={onSelect} />
        <span className="vehicle-name">{name}</span>
        <span className="vehicle-model">{makeAndModel(vehicle)}</span>
        <VehicleSilhouette type={vehicle.type} />
      </label>
      <button
        type="button"
        className="vehicle-remove"
        aria-label={m.remove_vehicle({ vehicle: name })}
        onClick={() => void remove()}
      >
        <Trash2 size={18} />
      </button>
    </li>
  );
}
