import { purchaseOptions } from "@pecacerta/rules/product";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { MapPin } from "@pecacerta/ui/icons.tsx";
import { lazy, memo, Suspense } from "react";
import { m } from "#messages";
import { importWithReload } from "../../client/import-with-reload.ts";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { useCompany } from "../companies/use-company.ts";
import { DeliveryEstimate } from "../delivery/delivery-estimate.tsx";
import { ProductFitmentStatus } from "../fitment/product-fitment-status.tsx";
import { PriceBlock } from "../product-info/price-block.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { StockLine } from "../product-info/stock-line.tsx";
import { productTotalLabel } from "../product-info/total-text.ts";
import { StockAlert } from "../stock-alerts/stock-alert.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { conditionLabel } from "./condition-label.ts";
import type { PageProduct } from "./product-page-data.ts";
// The server renders it, so its style must not wait for its script.
import "./in-stock-equivalents.css";
import "./product-summary.css";

const ProductActions = lazy(() =>
  importWithReload(() => import("./deferred-sections.ts")).then(({ deferredSections }) => ({
    default: deferredSections.ProductActions,
  })),
);
const InStockEquivalents = lazy(() =>
  importWithReload(() => import("./in-stock-equivalents.tsx")).then(({ InStockEquivalents }) => ({
    default: InStockEquivalents,
  })),
);

// Memoized: React drops what the server rendered if the parent renders again before the script is there.
const Actions = memo(function Actions(props: { product: PageProduct }) {
  return (
    <Suspense>
      <ProductActions {...props} />
    </Suspense>
  );
});
const Alternatives = memo(function Alternatives(props: { slug: string; equivalents: readonly ProductCardData[] }) {
  return (
    <Suspense>
      <InStockEquivalents {...props} />
    </Suspense>
  );
});

type ProductSummaryProps = {
  product: PageProduct;
  condition: ProductCondition;
  vehicleCount: number;
  equivalents: readonly ProductCardData[];
  onChooseImage: (image: string) => void;
};

export function ProductSummary({ product, condition, vehicleCount, equivalents, onChooseImage }: ProductSummaryProps) {
  const conditionName = conditionLabel(condition);
  const isUnavailable = purchaseOptions({ ...product, signedIn: false }).whatsapp;
  const { company } = useCompany();
  return (
    <section className="offer">
      <ProductFitmentStatus
        product={product}
        vehicleCount={vehicleCount}
        total={productTotalLabel(product, company.terms)}
      />
      {isUnavailable && equivalents.length > 0 ? <Alternatives slug={product.slug} equivalents={equivalents} /> : null}
      <div className="offer-box">
        {conditionName ? (
          <p>
            <Badge tone="warning">{conditionName}</Badge>
          </p>
        ) : null}
        <PriceBlock product={product} />
        <StockLine product={product} />
        <div id="buy">
          <AddToCart product={product} offersChat onChooseImage={onChooseImage} />
        </div>
        {isUnavailable ? null : <DeliveryEstimate />}
      </div>
      {isUnavailable ? <StockAlert product={product} /> : null}
      {product.excerpt ? <p className="muted">{product.excerpt}</p> : null}
      <div className="action-links">
        <WishlistButton product={product} isWide />
        <Actions product={product} />
      </div>
      <p className="offer-seller">
        <MapPin size={18} />
        <span>
          {m.seller()} <b>{company.titulo}</b>
          {product.companyCity ? m.seller_from({ city: product.companyCity, state: product.companyState }) : ""}
        </span>
      </p>
    </section>
  );
}
