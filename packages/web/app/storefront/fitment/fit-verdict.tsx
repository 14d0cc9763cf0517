import { lazy, Suspense } from "react";
import { useChosenVehicle } from "../garage/garage-store.ts";

/** `badge`: a few words for a card; `line`: with what has to be looked at; `sentence`: with the evidence. */
export type FitVerdictVariant = "badge" | "line" | "sentence";

const FitMark = lazy(() =>
  import("./loaded-fit-verdict.tsx").then(({ LoadedFitVerdict: FitMark }) => ({ default: FitMark })),
);

/**
 * Whether a product serves the chosen vehicle. The page, which knows no vehicle, keeps an empty place for it; the place
 * has its size only where a vehicle is chosen, and before the verdict is there, so that nothing moves.
 */
export function FitVerdict({ productId, look = "badge" }: { productId: string; look?: FitVerdictVariant }) {
  const vehicle = useChosenVehicle();
  return (
    <span className={`fit-place fit-place-${look}`} aria-live={look === "sentence" ? "polite" : undefined}>
      {vehicle ? (
        <Suspense>
          <FitMark productId={productId} vehicle={vehicle} look={look} />
        </Suspense>
      ) : null}
    </span>
  );
}
