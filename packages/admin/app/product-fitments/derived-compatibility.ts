import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { compatibilityWith } from "@pecacerta/rules/fitment-compatibility";

type FitmentsOfProduct = Pick<ProductFieldsDto, "compatibility" | "fitments">;
type Fitments = ProductFieldsDto["fitments"];

/** What the server stores with the list, if only the list is changed. */
const derivedCompatibility = (stored: FitmentsOfProduct, fitments: Fitments): FitmentsOfProduct["compatibility"] =>
  JSON.stringify(fitments) === JSON.stringify(stored.fitments)
    ? stored.compatibility
    : compatibilityWith({ fitments, compatibility: stored.compatibility });

/** The compatibility that follows from a changed list; the one that a person chose stays. */
export function compatibilityAfter(stored: FitmentsOfProduct, form: FitmentsOfProduct, fitments: Fitments) {
  const isChosen = form.compatibility !== derivedCompatibility(stored, form.fitments);
  return isChosen ? form.compatibility : derivedCompatibility(stored, fitments);
}
