import { useStaffProduct } from "../product-form/product-queries.ts";
import { describeFitment, describeFitmentDetails } from "../texts/fitment-texts.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { productListTexts } from "../texts/product-list-texts.ts";
import { EntrySubheading } from "./entry-subheading.tsx";

const [MOST_OPEN, MOST_SHOWN] = [12, 100];

/** Shows what the product serves, for the answer to a question about it. */
export function PartFitments({ company, productId }: { company: string; productId: string }) {
  const { data: product } = useStaffProduct(company, productId);
  if (!product) return null;
  const { compatibility, fitments } = product;
  const count = compatibility === "all" ? productListTexts.universal : productListTexts.fitmentsOf(fitments.length);
  return (
    <div className="grid gap-1">
      <EntrySubheading className="small strong">{inboxTexts.partFitments}</EntrySubheading>
      {fitments.length === 0 ? (
        <p className="small">{count}</p>
      ) : (
        <details open={fitments.length <= MOST_OPEN}>
          <summary className="small">{count}</summary>
          <ul className="grid gap-1 pt-2">
            {fitments.slice(0, MOST_SHOWN).map((fitment) => (
              <li key={JSON.stringify(fitment)} className="small wrap-anywhere">
                {describeFitment(fitment)} <span className="muted">{describeFitmentDetails(fitment).join(" · ")}</span>
              </li>
            ))}
          </ul>
          {fitments.length > MOST_SHOWN ? <p className="note">{inboxTexts.firstFitments(MOST_SHOWN)}</p> : null}
        </details>
      )}
    </div>
  );
}
