import type { FitmentDto } from "@pecacerta/contract/fitment";
import { useEffect, useState } from "react";
import { useCurrentVehicle } from "../garage/garage-store.ts";

/** Null until the verdict on the chosen vehicle is loaded. */
export function useMatchingRow(productId: string): FitmentDto | null {
  const vehicleId = useCurrentVehicle()?.id;
  const [row, setRow] = useState<FitmentDto | null>(null);
  useEffect(() => {
    setRow(null);
    if (vehicleId === undefined) return;
    let stop = (): void => undefined;
    let isUnmounted = false;
    const subscribe = async () => {
      const { onVerdict: subscribeToVerdict } = await import("./verdict-store.ts");
      if (!isUnmounted) stop = subscribeToVerdict(vehicleId, productId, ({ row }) => setRow(row));
    };
    // If it fails, the table highlights no row.
    subscribe().catch(() => undefined);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [vehicleId, productId]);
  return row;
}
