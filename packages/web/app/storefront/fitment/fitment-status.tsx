import { lazy, type ReactNode, Suspense } from "react";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import "./fitment-status.css";

/** `dot`: a few words; `line`: with the vehicle; both with cautions; `sentence`: with the evidence, on a ground. */
export type FitmentStatusVariant = "dot" | "line" | "sentence";

const LoadedFitmentStatus = lazy(() =>
  import("./loaded-fitment-status.tsx").then(({ LoadedFitVerdict: LoadedFitmentStatus }) => ({
    default: LoadedFitmentStatus,
  })),
);

/**
 * Shows whether a product fits the chosen vehicle, and `children` until that is known. Space is reserved once a vehicle
 * is chosen, so that nothing moves when the verdict arrives.
 */
export function FitmentStatus({
  productId,
  variant,
  isListed = false,
  total,
  children,
}: {
  productId: string;
  variant: FitmentStatusVariant;
  /** Whether the product lists its vehicles, so that its verdict has evidence. */
  isListed?: boolean;
  /** What the product costs in all, to be said in one line with the verdict that it fits. */
  total?: string;
  children?: ReactNode;
}) {
  const vehicle = useCurrentVehicle();
  return (
    <span
      className={`fit-place fit-place-${variant} ${isListed ? "fit-place-listed" : ""}`}
      aria-live={variant === "sentence" ? "polite" : undefined}
    >
      {vehicle ? (
        <Suspense fallback={children}>
          <LoadedFitmentStatus
            productId={productId}
            vehicle={vehicle}
            variant={variant}
            total={total}
            fallback={children}
          />
        </Suspense>
      ) : (
        children
      )}
    </span>
  );
}
