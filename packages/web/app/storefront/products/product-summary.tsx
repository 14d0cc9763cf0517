import type { ProductDto } from "@pecacerta/contract/product";
import { CircleCheck, CircleHelp, MapPin } from "@pecacerta/ui/icons.tsx";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { BidLink } from "../bids/bid-link.tsx";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { useCompany } from "../companies/use-company.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { PartNumberCopy } from "../product-info/part-number.tsx";
import { PriceBlock } from "../product-info/price-block.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import { StockLine } from "../product-info/stock-line.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { ShareButton } from "./share-button.tsx";
import "./product-summary.css";

export function ProductSummary({ product, vehicleCount }: { product: ProductDto; vehicleCount: number }) {
  const { company } = useCompany();
  return (
    <section className="offer">
      <div className="flex flex-col gap-2">
        {product.brand ? (
          <p className="offer-brand">
            <a href={`/brands/${product.brand.slug}`}>{product.brand.name}</a>
          </p>
        ) : null}
        <h1>{product.name}</h1>
        <div className="fact-line">
          {product.reviews > 0 ? (
            <span className="flex items-center gap-2">
              <Stars rating={product.rating} label={ratingLabel(product.rating)} />
              <a href="#reviews" className="-my-0.5 py-0.5 link">
                {m.reviews_count(pluralInputs(product.reviews))}
              </a>
            </span>
          ) : (
            <span>{m.no_reviews()}</span>
          )}
          <span>
            {m.sku()} <b>{product.sku}</b>
          </span>
          {product.partNumber ? <PartNumberCopy value={product.partNumber} /> : null}
        </div>
      </div>
      <FitmentSummary compatibility={product.compatibility} vehicleCount={vehicleCount} />
      <FitmentStatus productId={product.id} variant="sentence" />
      {product.excerpt ? <p className="muted">{product.excerpt}</p> : null}
      <div className="offer-box">
        <PriceBlock product={product} />
        <StockLine product={product} />
        <AddToCart product={product} />
      </div>
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

function FitmentSummary({
  compatibility,
  vehicleCount,
}: {
  compatibility: ProductDto["compatibility"];
  vehicleCount: number;
}) {
  const hasFitment = compatibility === "all" || vehicleCount > 0;
  const Icon = hasFitment ? CircleCheck : CircleHelp;
  const verdict =
    compatibility === "all" ? m.fits_all() : hasFitment ? m.fits_some(pluralInputs(vehicleCount)) : m.fits_unknown();
  return (
    <a href="#fitment" className={hasFitment ? "verdict verdict-success" : "verdict verdict-warning"}>
      <Icon size={18} />
      {verdict}
    </a>
  );
}
