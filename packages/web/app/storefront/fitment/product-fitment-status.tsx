import type { CompatibilityDto } from "@pecacerta/contract/product";
import { CarFront, CircleHelp, Globe } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { FitmentStatus } from "./fitment-status.tsx";
import "./fitment-status.css";

type ProductVerdictProps = {
  product: { id: string; compatibility: CompatibilityDto };
  vehicleCount: number;
  total?: string;
};

/** The one verdict of a page: on the chosen vehicle, or else how many vehicles the product lists, in neutral colors. */
export function ProductFitmentStatus({ product: { id, compatibility }, vehicleCount, total }: ProductVerdictProps) {
  const isListed = vehicleCount > 0;
  const isUniversal = compatibility === "all";
  const Icon = isUniversal ? Globe : isListed ? CarFront : CircleHelp;
  const label = isUniversal ? m.fits_all() : isListed ? m.fits_some(pluralInputs(vehicleCount)) : m.fits_unknown();
  return (
    <FitmentStatus productId={id} variant="sentence" isListed={isListed && !isUniversal} total={total}>
      <a href="#fitment" className="fit fit-sentence fit-neutral">
        <Icon size={20} />
        <span className="fit-words">{label}</span>
      </a>
    </FitmentStatus>
  );
}
