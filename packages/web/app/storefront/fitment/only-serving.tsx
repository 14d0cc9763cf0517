import { changeFilter } from "@pecacerta/rules/listing-state";
import { useText } from "../../texts/listing-text.ts";
import { Car } from "../../ui/icons.tsx";
import { type Chosen, listingHref } from "../catalog/listing-address.ts";
import { useChosenVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";

/** The way to the same list narrowed to the chosen vehicle: an address like any other filter's. */
export function OnlyServing({ path, chosen }: { path: string; chosen: Chosen }) {
  const text = useText();
  const vehicle = useChosenVehicle();
  // A list that is narrowed already says so among its filters, with the way back.
  if (chosen.filters.vehicle) return null;
  const hrefOf = (id: string) => listingHref(path, changeFilter(chosen, { slug: "vehicle", type: "vehicle" }, id));
  return (
    <div className="only-serving">
      {vehicle ? (
        <a href={hrefOf(vehicle.id)} className="chip" rel="nofollow">
          <Car size={16} />
          {text("TEXT_ONLY_SERVING", { vehicle: vehicleName(vehicle) })}
        </a>
      ) : null}
    </div>
  );
}
