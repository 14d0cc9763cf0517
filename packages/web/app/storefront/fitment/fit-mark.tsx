import { useEffect } from "react";
import type { ChosenVehicle } from "../garage/garage-store.ts";
import type { FitLook } from "./fit-verdict.tsx";
import { FitWords } from "./fit-words.tsx";
import { askVerdict, useTold } from "./verdict-store.ts";

/** The verdict of one product for the chosen vehicle, asked for where it is drawn. */
export function FitMark({ productId, vehicle, look }: { productId: string; vehicle: ChosenVehicle; look: FitLook }) {
  useEffect(() => askVerdict(vehicle.id, productId), [vehicle.id, productId]);
  const told = useTold(vehicle.id, productId);
  return told ? <FitWords told={told} vehicle={vehicle} look={look} /> : null;
}
