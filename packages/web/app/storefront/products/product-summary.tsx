import type { ProductDto } from "@pecacerta/contract/product";
import { CircleCheck, CircleHelp, MapPin } from "@pecacerta/ui/icons.tsx";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { useText } from "../../texts/text.ts";
import { BidLink } from "../bids/bid-link.tsx";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { useCompany } from "../company/use-company.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { PartNumberCopy } from "../product-info/part-number.tsx";
import { PriceBlock } from "../product-info/price-block.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import { StockLine } from "../product-info/stock-line.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { ShareButton } from "./share-button.tsx";

export function ProductSummary({ product, vehicleCount }: { product: ProductDto; vehicleCount: number }) {
  const text = useText();
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
        <div className="offer-numbers">
          {product.reviews > 0 ? (
            <span className="flex items-center gap-2">
              <Stars rating={product.rating} label={ratingLabel(product.rating)} />
              <a href="#reviews" className="-my-0.5 py-0.5 underline">
                {text("TEXT_REVIEWS_COUNT", { count: product.reviews })}
              </a>
            </span>
          ) : (
            <span>{text("TEXT_NO_REVIEWS")}</span>
          )}
          <span>
            {text("TEXT_SKU")} <b>{product.sku}</b>
          </span>
          {product.partNumber ? <PartNumberCopy value={product.partNumber} /> : null}
        </div>
      </div>
      <FitmentSummary compatibility={product.compatibility} vehicleCount={vehicleCount} />
      <FitmentStatus productId={product.id} variant="sentence" />
      {product.excerpt ? <p className="text-grey-600">{product.excerpt}</p> : null}
      <div className="offer-box">
        <PriceBlock product={product} />
        <StockLine product={product} />
        <AddToCart product={product} />
      </div>
      <div className="offer-actions">
        <WishlistButton product={product} isWide />
        <CompareButton product={product} />
        <BidLink product={product} />
        <ShareButton title={product.name} />
      </div>
      <p className="offer-seller">
        <MapPin size={18} />
        <span>
          {text("TEXT_SELLER")} <b>{company.titulo}</b>
          {product.companyCity
            ? text("TEXT_SELLER_FROM", { city: product.companyCity, state: product.companyState })
            : ""}
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
  const text = useText();
  const hasFitment = compatibility === "all" || vehicleCount > 0;
  const Icon = hasFitment ? CircleCheck : CircleHelp;
  const verdict =
    compatibility === "all"
      ? text("TEXT_FITS_ALL")
      : hasFitment
        ? text("TEXT_FITS_SOME", { count: vehicleCount })
        : text("TEXT_FITS_UNKNOWN");
  return (
    <a href="#fitment" className={hasFitment ? "verdict verdict-success" : "verdict verdict-warning"}>
      <Icon size={18} />
      {verdict}
    </a>
  );
}
