import { formatMoney } from "@pecacerta/rules/money";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Stars } from "@pecacerta/ui/stars.tsx";
import type { ReactNode } from "react";
import { m } from "#messages";
import { useSalesTerms } from "../companies/use-sales-terms.ts";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import { StockLabel } from "../product-info/stock-label.tsx";
import { totalLabel } from "../product-info/total-text.ts";
import { QuickViewButton } from "../quick-view/quick-view-button.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { AddFromCardButton } from "./add-from-card-button.tsx";
import "./card-answer.css";
import "./product-grid.css";

/** The first `eagerCount` images load at once, the others when they come near the viewport. */
export function ProductGrid({
  cards,
  eagerCount = 0,
  offersPix,
  isStrip,
  renderExtra,
}: {
  cards: readonly ProductCardData[];
  eagerCount?: number;
  offersPix?: boolean;
  /** A single row, for a carousel. */
  isStrip?: boolean;
  renderExtra?: (card: ProductCardData) => ReactNode;
}) {
  const terms = useSalesTerms();
  return (
    <ul className={isStrip ? "strip" : "cards"}>
      {cards.map((card, index) => (
        <li key={card.slug} className="card">
          {/* Called as a function: a page has dozens of cards, and none has state. */}
          {renderCard(card, terms, index < eagerCount, offersPix)}
          {renderAddButton(card)}
          {renderExtra?.(card)}
        </li>
      ))}
    </ul>
  );
}

function renderCard(card: ProductCardData, terms: SalesTerms, isEager: boolean, offersPix?: boolean) {
  return (
    <>
      <div className="picture-box card-picture">
        <ProductPicture src={card.image} alt="" isEager={isEager} />
        <div className="card-badges">
          {card.discountPercent ? (
            <Badge tone="accent">{m.percent_off({ percent: card.discountPercent })}</Badge>
          ) : null}
          {card.isNew ? <Badge tone="ink">{m.new()}</Badge> : null}
        </div>
        <QuickViewButton slug={card.slug} name={card.name} />
        <WishlistButton product={card} />
      </div>
      <p className="card-brand">
        {card.brand ? (
          <a href={`/brands/${card.brandSlug}`} className="card-maker">
            {card.brand}
          </a>
        ) : null}
        <span>{card.partNumber}</span>
      </p>
      <h3 className="card-name">
        <a href={`/products/${card.slug}`}>{card.name}</a>
      </h3>
      {card.reviewCount > 0 ? (
        <Stars rating={card.rating} count={card.reviewCount} label={ratingLabel(card.rating)} />
      ) : (
        <span className="card-unrated">{m.no_reviews()}</span>
      )}
      <div className="card-price">
        {card.compareAtPrice ? <s className="price card-former">{formatMoney(card.compareAtPrice)}</s> : null}
        {card.price === null ? (
          <span className="card-ask">{m.price_on_request()}</span>
        ) : (
          <strong className={card.compareAtPrice ? "price card-now card-sale" : "price card-now"}>
            {formatMoney(card.price)}
          </strong>
        )}
        {card.price !== null && offersPix ? <span className="card-pix">{m.by_pix()}</span> : null}
      </div>
      <p className="card-answer">
        <FitmentStatus productId={card.id} variant="dot" />
        {card.price === null || !card.isPurchasable ? null : renderTotal(totalLabel(card.price, terms))}
      </p>
      <StockLabel availability={card.availability} />
    </>
  );
}

const renderTotal = (label: string | undefined) => (label ? <span className="card-total">{label}</span> : null);

function renderAddButton({ slug, name, isPurchasable }: ProductCardData) {
  return isPurchasable ? (
    <AddFromCardButton slug={slug} name={name} />
  ) : (
    <span className="card-add card-consult" aria-hidden="true">
      {m.consult()}
    </span>
  );
}
