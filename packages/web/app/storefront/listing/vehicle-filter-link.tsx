import { changeFilter } from "@pecacerta/rules/listing-state";
import { m } from "#messages";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import type { ListingSelection } from "./listing-url.ts";
import { useListLink } from "./use-change-list.ts";
import "./vehicle-filter-link.css";

export function VehicleFilterLink({ path, selection }: { path: string; selection: ListingSelection }) {
  const vehicle = useCurrentVehicle();
  const isOn = vehicle !== null && selection.filters.vehicle === vehicle.id;
  const linkTo = useListLink(path, selection);
  const changeVehicle = (id: string | null) => (list: ListingSelection) =>
    changeFilter(list, { slug: "vehicle", type: "vehicle" }, id);
  return (
    <div className="only-serving">
      {vehicle ? (
        <a
          {...linkTo(changeVehicle(isOn ? null : vehicle.id))}
          className="vehicle-toggle"
          rel="nofollow"
          aria-current={isOn || undefined}
        >
          {m.only_serving({ vehicle: vehicleName(vehicle) })}
        </a>
      ) : null}
    </div>
  );
}
