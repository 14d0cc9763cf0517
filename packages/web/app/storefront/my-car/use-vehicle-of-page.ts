import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { fromVehicleDto } from "../garage/from-vehicle-dto.ts";
import { addToGarage } from "../garage/garage-actions.ts";
import { useGarage } from "../garage/garage-store.ts";
import { myCarHref } from "../garage/my-car-url.ts";

/** A shopper without a vehicle takes the page's: it may be chosen without scripts. Choosing another leads to its page. */
export function useVehicleOfPage(vehicle: VehicleDto | null): void {
  const navigate = useNavigate();
  const isLoaded = useGarage((state) => state.isLoaded);
  const currentId = useGarage(({ garage }) => garage.current?.id);
  const previousId = useRef<string>(undefined);
  useEffect(() => {
    if (!isLoaded || !vehicle) return;
    const previous = previousId.current;
    previousId.current = currentId ?? "";
    // Going back to another vehicle's page stays there.
    const isOtherChosen = previous !== undefined && currentId !== undefined && currentId !== previous;
    if (previous === undefined && currentId === undefined) void addToGarage(fromVehicleDto(vehicle));
    else if (isOtherChosen && currentId !== vehicle.id) void navigate(myCarHref(currentId));
  }, [isLoaded, vehicle, currentId, navigate]);
}
