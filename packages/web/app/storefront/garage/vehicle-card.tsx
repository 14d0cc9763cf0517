import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { useGarage } from "./garage-store.ts";
import { makeAndModel } from "./make-and-model.ts";
import { MY_CAR_PATH, myCarHref } from "./my-car-url.ts";
import { vehicleName } from "./vehicle-name.ts";
import { VehicleSilhouette } from "./vehicle-silhouette.tsx";
import "./vehicle-card.css";

/** The chosen vehicle, or the one added last, and the way to its parts. */
export function VehicleCard() {
  const { items, current } = useGarage(({ garage }) => garage);
  const { vehicleTypes } = useCompany();
  const vehicle = current ?? items[0];
  return (
    <Card
      title={m.vehicle_card()}
      aside={
        <a href="/account/garage" className="-my-3 inline-flex min-h-11 items-center small-link">
          {m.see_garage()}
        </a>
      }
    >
      <div className="vehicle-card">
        <VehicleSilhouette type={vehicle?.type ?? vehicleTypes[0] ?? 1} />
        {vehicle ? (
          <p className="min-w-0 flex-1 basis-40">
            <strong>{vehicleName(vehicle)}</strong>
            <span className="vehicle-card-model">{makeAndModel(vehicle)}</span>
          </p>
        ) : (
          <p className="muted min-w-0 flex-1 basis-40">{m.vehicle_card_none()}</p>
        )}
        <ButtonLink href={vehicle ? myCarHref(vehicle.id) : MY_CAR_PATH} variant="secondary" small>
          {vehicle ? m.finder_submit() : m.choose_vehicle()}
        </ButtonLink>
      </div>
    </Card>
  );
}
