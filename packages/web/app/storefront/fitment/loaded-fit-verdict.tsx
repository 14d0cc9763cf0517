import { useEffect } from "react";
import type { ChosenVehicle } from "../garage/garage-store.ts";
import type { FitVerdictVariant } from "./fit-verdict.tsx";
import { FitVerdictLabel } from "./fit-verdict-label.tsx";
import { requestVerdict, useVerdict } from "./verdict-store.ts";

/** The verdict of one product for the chosen vehicle, asked for where it is drawn. */
export function LoadedFitVerdict({
  productId,
  vehicle,
  look,
}: {
  productId: string;
  vehicle: ChosenVehicle;
  look: FitVerdictVariant;
}) {
  useEffect(() => requestVerdict(vehicle.id, productId), [vehicle.id, productId]);
  const told = useVerdict(vehicle.id, productId);
  return told ? <FitVerdictLabel told={told} vehicle={vehicle} look={look} /> : null;
}
