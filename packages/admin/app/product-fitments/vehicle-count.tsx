import { Badge } from "@pecacerta/ui/badge.tsx";
import { fitmentTexts } from "../texts/fitment-texts.ts";

/** Vehicles of the price table; undefined while they are counted. */
export function VehicleCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return count === 0 ? (
    <Badge tone="failure">{fitmentTexts.noVehicle}</Badge>
  ) : (
    <span className="note">{fitmentTexts.vehicles(count)}</span>
  );
}
