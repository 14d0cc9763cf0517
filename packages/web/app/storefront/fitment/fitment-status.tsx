import { lazy, Suspense } from "react";
import { useCurrentVehicle } from "../garage/garage-store.ts";

/** `badge`: a few words for a card; `line`: with what has to be looked at; `sentence`: with the evidence. */
export type FitmentStatusVariant = "badge" | "line" | "sentence";

const FitMark = lazy(() =>
  import("./loaded-fitment-status.tsx").then(({ LoadedFitVerdict: FitMark }) => ({ default: FitMark })),
);

/**
 * Whether a product serves the chosen vehicle. The page, which knows no vehicle, keeps an empty place for it; the place
 * has its size only where a vehicle is chosen, and before the verdict is there, so that nothing moves.
 */
export function FitmentStatus({ productId, variant = "badge" }: { productId: string; variant?: FitmentStatusVariant }) {
  const vehicle = useCurrentVehicle();
  return (
    <span className={`fit-place fit-place-${variant}`} aria-live={variant === "sentence" ? "polite" : undefined}>
      {vehicle ? (
        <Suspense>
          <FitMark productId={productId} vehicle={vehicle} variant={variant} />
        </Suspense>
      ) : null}
    </span>
  );
}
