import type { FitmentDto } from "@pecacerta/contract/fitment";
import { useEffect, useState } from "react";
import { useChosenVehicle } from "../garage/garage-store.ts";

/** The row that the verdict on the chosen vehicle stands on, once it was asked for; null without any. */
export function useMatchingRow(productId: string): FitmentDto | null {
  const vehicleId = useChosenVehicle()?.id;
  const [row, setRow] = useState<FitmentDto | null>(null);
  useEffect(() => {
    setRow(null);
    if (vehicleId === undefined) return;
    let stop = (): void => undefined;
    let isOver = false;
    const watch = async () => {
      const { onVerdict: whenTold } = await import("./verdict-store.ts");
      if (!isOver) stop = whenTold(vehicleId, productId, ({ row }) => setRow(row));
    };
    // Without it the table is what it is for everyone.
    watch().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [vehicleId, productId]);
  return row;
}
