import type { ProductDto } from "@pecacerta/contract/product";
import { MapPin } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { BidLink } from "../bids/bid-link.tsx";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { useCompany } from "../companies/use-company.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { DeliveryEstimate } from "../delivery/delivery-estimate.tsx";
import { ProductVerdict } from "../fitment/product-verdict.tsx";
import { PriceBlock } from "../product-info/price-block.tsx";
import { StockLine } from "../product-info/stock-line.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { ShareButton } from "./share-button.tsx";
import "./product-summary.css";

export function ProductSummary({ product, vehicleCount }: { product: ProductDto; vehicleCount: number }) {
  const { company } = useCompany();
  return (
    <section className="offer">
      <ProductVerdict product={product} vehicleCount={vehicleCount} />
      <div className="offer-box">
        <PriceBlock product={product} />
        <StockLine product={product} />
        <div id="buy">
          <AddToCart product={product} offersChat />
        </div>
        <DeliveryEstimate />
      </div>
      {product.excerpt ? <p className="muted">{product.excerpt}</p> : null}
      <div className="action-links">
        <WishlistButton product={product} isWide />
        <CompareButton product={product} />
        <BidLink product={product} />
        <ShareButton title={product.name} />
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
