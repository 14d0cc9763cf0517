import { Badge } from "@pecacerta/ui/badge.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect } from "../product-form/product-text-field.tsx";
import { formatInteger } from "../texts/list-texts.ts";
import { productSectionTexts as texts, WHEN_OUT_NAMES } from "../texts/product-section-texts.ts";
import { StockPlaceFields } from "./stock-place-fields.tsx";

export function StockSection() {
  const { product, canStock } = useProductFormContext();
  const { onHand, minimum } = product.stock;
  return (
    <ProductSection id="stock">
      <div className="grid content-start gap-2 sm:col-span-2">
        <p className="flex flex-wrap items-center gap-3">
          <span>
            {texts.onHand}: <b className="strong">{texts.pieces(formatInteger(onHand))}</b>
          </span>
          {minimum !== null && onHand <= minimum ? <Badge tone="warning">{texts.low}</Badge> : null}
        </p>
        {canStock ? <StockLinks /> : null}
      </div>
      <StockPlaceFields />
      <ProductSelect field="whenOut" choices={WHEN_OUT_NAMES} parse={parseWhenOut} />
    </ProductSection>
  );
}

type WhenOut = keyof typeof WHEN_OUT_NAMES;
const parseWhenOut = (chosen: string) => chosen as WhenOut;

/** Stock changes by movements alone. */
function StockLinks() {
  const { product } = useProductFormContext();
  const { slug } = useStaffCompany();
  const path = `/${slug}/estoque?produto=${product.id}&acao=`;
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={`${path}receber`} className="button button-secondary button-small">
        {texts.receive}
      </Link>
      <Link to={`${path}contar`} className="button button-secondary button-small">
        {texts.count}
      </Link>
      <Link to={`${path}ajustar`} className="button button-secondary button-small">
        {texts.adjust}
      </Link>
    </div>
  );
}
