import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { type ReactNode, useEffect } from "react";
import type { FitmentStatusVariant } from "./fitment-status.tsx";
import { FitmentStatusLabel } from "./fitment-status-label.tsx";
import { requestVerdict, useVerdict } from "./verdict-store.ts";

export function LoadedFitVerdict({
  productId,
  vehicle,
  variant,
  total,
  fallback = null,
}: {
  productId: string;
  vehicle: VehicleDto;
  variant: FitmentStatusVariant;
  total?: string;
  fallback?: ReactNode;
}) {
  useEffect(() => requestVerdict(vehicle.id, productId), [vehicle.id, productId]);
  const verdict = useVerdict(vehicle.id, productId);
  if (!verdict) return fallback;
  return <FitmentStatusLabel evidence={verdict} vehicle={vehicle} variant={variant} total={total} />;
}
