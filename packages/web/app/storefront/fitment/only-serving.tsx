import { changeFilter } from "@pecacerta/rules/listing-state";
import { Car, Check } from "lucide-react";
import { useText } from "../../texts/text.ts";
import { type Chosen, listingHref } from "../catalog/listing-address.ts";
import { useChosenVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";

/** A list narrowed to the chosen vehicle, and back: an address like any other filter's. */
export function OnlyServing({ path, chosen }: { path: string; chosen: Chosen }) {
  const text = useText();
  const vehicle = useChosenVehicle();
  const isOn = vehicle !== null && chosen.filters.vehicle === vehicle.id;
  const next = changeFilter(chosen, { slug: "vehicle", type: "vehicle" }, isOn ? null : (vehicle?.id ?? null));
  const Icon = isOn ? Check : Car;
  return (
    <div className="only-serving">
      {vehicle ? (
        <a href={listingHref(path, next)} className={isOn ? "chip only-on" : "chip"} rel="nofollow">
          <Icon size={16} aria-hidden="true" />
          {text(isOn ? "TEXT_ONLY_SERVING_ON" : "TEXT_ONLY_SERVING", { vehicle: vehicleName(vehicle) })}
        </a>
      ) : null}
    </div>
  );
}
