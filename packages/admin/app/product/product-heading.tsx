import type { ProductState } from "@pecacerta/rules/product-state";
import { Badge, type BadgeTone } from "@pecacerta/ui/badge.tsx";
import { ArrowLeft } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { PRODUCT_STATE_NAMES, productTexts } from "../texts/product-texts.ts";

const TONES: Readonly<Record<ProductState, BadgeTone>> = {
  draft: "warning",
  published: "success",
  archived: "neutral",
};

export function ProductHeading() {
  const { slug } = useStaffCompany();
  const { product } = useProductFormContext();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Link to={`/${slug}/produtos`} className="action-link justify-self-start">
        <ArrowLeft size={16} />
        {productTexts.back}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 wrap-anywhere">{product.name || productTexts.unnamed}</h1>
        <Badge tone={TONES[product.state]}>{PRODUCT_STATE_NAMES[product.state]}</Badge>
      </div>
    </div>
  );
}
