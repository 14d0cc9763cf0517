import type { ProductDto } from "@pecacerta/contract/product";
import { ArrowRight, MapPin } from "@pecacerta/ui/icons.tsx";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { BidLink } from "../bids/bid-link.tsx";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { useSalesTerms } from "../companies/use-sales-terms.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { PartNumberCopy } from "../product-info/part-number.tsx";
import { PriceBlock } from "../product-info/price-block.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import { StockLine } from "../product-info/stock-line.tsx";
import { productTotalLabel } from "../product-info/total-text.ts";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import "./quick-view-details.css";

type QuickViewDetailsProps = { product: ProductDto; onChooseImage: (image: string) => void };

export function QuickViewDetails({ product, onChooseImage }: QuickViewDetailsProps) {
  const { slug, sku, partNumber, excerpt, rating, reviews } = product;
  const total = productTotalLabel(product, useSalesTerms());
  return (
    <div className="quick-facts">
      <BrandAndSeller product={product} />
      <FitmentStatus
        productId={product.id}
        variant="sentence"
        isListed={Array.isArray(product.compatibility)}
        total={total}
      />
      <div className="quick-buy">
        <PriceBlock product={product} />
        <StockLine product={product} />
        <AddToCart product={product} onChooseImage={onChooseImage} />
      </div>
      <div className="fact-line">
        <span className="flex items-center gap-2">
          <Stars rating={rating} label={ratingLabel(rating)} />
          {reviews > 0 ? m.reviews_count(pluralInputs(reviews)) : m.no_reviews()}
        </span>
        <span>
          {m.sku()} <b>{sku}</b>
        </span>
        {partNumber ? <PartNumberCopy value={partNumber} /> : null}
      </div>
      {excerpt ? <p className="muted">{excerpt}</p> : null}
      <div className="action-links">
        <WishlistButton product={product} isWide />
        <CompareButton product={product} />
        <BidLink product={product} />
        <a href={`/products/${slug}`} className="action-link">
          {m.see_product()}
          <ArrowRight size={18} />
        </a>
      </div>
    </div>
  );
}

function BrandAndSeller({ product: { brand, companyCity, companyState } }: { product: ProductDto }) {
  if (!brand) return null;
  return (
    <p className="quick-brand-line">
      <a href={`/brands/${brand.slug}`} className="quick-brand">
        {brand.name}
      </a>
      {companyCity ? (
        <span className="quick-seller">
          <MapPin size={16} />
          {m.seller_place({ city: companyCity, state: companyState })}
        </span>
      ) : null}
    </p>
  );
}
