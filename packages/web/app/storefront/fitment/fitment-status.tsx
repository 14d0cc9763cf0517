import { lazy, Suspense } from "react";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import "./fitment-status.css";

/** `badge`: a few words for a card; `line`: with cautions; `sentence`: with the evidence. */
export type FitmentStatusVariant = "badge" | "line" | "sentence";

const LoadedFitmentStatus = lazy(() =>
  import("./loaded-fitment-status.tsx").then(({ LoadedFitVerdict: LoadedFitmentStatus }) => ({
    default: LoadedFitmentStatus,
  })),
);

/**
 * Shows whether a product fits the chosen vehicle. Space is reserved once a vehicle is chosen, so that nothing moves
 * when the verdict arrives.
 */
export function FitmentStatus({ productId, variant = "badge" }: { productId: string; variant?: FitmentStatusVariant }) {
  const vehicle = useCurrentVehicle();
  return (
    <span className={`fit-place fit-place-${variant}`} aria-live={variant === "sentence" ? "polite" : undefined}>
      {vehicle ? (
        <Suspense>
          <LoadedFitmentStatus productId={productId} vehicle={vehicle} variant={variant} />
        </Suspense>
      ) : null}
    </span>
  );
}
