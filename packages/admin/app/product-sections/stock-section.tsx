import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button } from "@pecacerta/ui/button.tsx";
import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect } from "../product-form/product-text-field.tsx";
import { productSectionTexts as texts, WHEN_OUT_NAMES } from "../texts/product-section-texts.ts";
import { StockPlaceFields } from "./stock-place-fields.tsx";

// Outside the editor's form: forms cannot be nested.
const StockDialog = lazy(async () => ({ default: (await import("../stock-actions/stock-dialog.tsx")).StockDialog }));

export function StockSection() {
  const { product, canStock } = useProductFormContext();
  const { onHand, minimum } = product.stock;
  return (
    <ProductSection id="stock">
      <div className="grid content-start gap-2 sm:col-span-2">
        <p className="flex flex-wrap items-center gap-3">
          <span>
            {texts.onHand}: <b className="strong">{texts.pieces(onHand)}</b>
          </span>
          {minimum !== null && onHand <= minimum ? <Badge tone="warning">{texts.low}</Badge> : null}
        </p>
        {canStock ? <StockActions /> : <LedgerLink />}
      </div>
      <StockPlaceFields />
      <ProductSelect field="whenOut" choices={WHEN_OUT_NAMES} parse={parseWhenOut} />
    </ProductSection>
  );
}

type WhenOut = keyof typeof WHEN_OUT_NAMES;
const parseWhenOut = (chosen: string) => chosen as WhenOut;

const ACTIONS = { receive: texts.receive, count: texts.count, adjust: texts.adjust } as const;
type StockAction = keyof typeof ACTIONS;

/** Stock changes by movements alone. */
function StockActions() {
  const { product } = useProductFormContext();
  const [action, setAction] = useState<StockAction>();
  return (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(ACTIONS) as StockAction[]).map((each) => (
        <Button key={each} variant="secondary" small onClick={() => setAction(each)}>
          {ACTIONS[each]}
        </Button>
      ))}
      <LedgerLink />
      {action
        ? createPortal(
            <Suspense>
              <StockDialog productId={product.id} action={action} onClose={() => setAction(undefined)} />
            </Suspense>,
            document.body,
          )
        : null}
    </div>
  );
}

function LedgerLink() {
  const { product } = useProductFormContext();
  const { slug } = useStaffCompany();
  return (
    <Link
      to={`/${slug}/estoque/movimentos?product=${product.id}`}
      className="small-link inline-flex min-h-9 items-center"
    >
      {texts.ledger}
    </Link>
  );
}
