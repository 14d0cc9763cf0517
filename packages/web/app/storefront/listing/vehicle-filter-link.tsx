import { changeFilter } from "@pecacerta/rules/listing-state";
import { Car } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { type ListingSelection, listingHref } from "./listing-url.ts";
import "./active-filters.css";
import "./vehicle-filter-link.css";

export function VehicleFilterLink({ path, selection }: { path: string; selection: ListingSelection }) {
  const vehicle = useCurrentVehicle();
  // Active filters show it, with a link to remove it.
  if (selection.filters.vehicle) return null;
  const hrefOf = (id: string) => listingHref(path, changeFilter(selection, { slug: "vehicle", type: "vehicle" }, id));
  return (
    <div className="only-serving">
      {vehicle ? (
        <a href={hrefOf(vehicle.id)} className="chip" rel="nofollow">
          <Car size={16} />
          {m.only_serving({ vehicle: vehicleName(vehicle) })}
        </a>
      ) : null}
    </div>
  );
}
