import type { BidDto } from "@pecacerta/contract/bids";
import { acceptedBidPrice, type BidStatus, isActiveBid } from "@pecacerta/rules/bid";
import { formatMoney } from "@pecacerta/rules/money";
import { Badge, type BadgeTone } from "@pecacerta/ui/badge.tsx";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { formatDay, formatMoment } from "../../texts/format-date.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { BidActions } from "./bid-actions.tsx";
import "./bid-list.css";

const TONES: Readonly<Record<BidStatus, BadgeTone>> = {
  open: "warning",
  countered: "accent",
  accepted: "success",
  refused: "failure",
  expired: "neutral",
  withdrawn: "neutral",
};

const STATES: Readonly<Record<BidStatus, () => string>> = {
  open: m.bid_state_open,
  countered: m.bid_state_countered,
  accepted: m.bid_state_accepted,
  refused: m.bid_state_refused,
  expired: m.bid_state_expired,
  withdrawn: m.bid_state_withdrawn,
};

export const BidList = ({ label, bids }: { label: string; bids: readonly BidDto[] }) => (
  <ul aria-label={label} className="divided box">
    {bids.map((bid) => (
      <BidRow key={bid.id} bid={bid} />
    ))}
  </ul>
);

function BidRow({ bid }: { bid: BidDto }) {
  const { product, value, quantity, message, status, createdAt, order } = bid;
  const total = value * quantity;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-4 p-4">
      <ProductThumbnail image={cardPicture(product.images[0])} />
      <div className="grid min-w-0 content-start gap-1">
        <a href={`/products/${product.slug}/bid`} className="name-link">
          {product.name}
        </a>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="muted">{m.bid_times({ quantity, value: formatMoney(value) })}</span>
          <Price centavos={total} className="strong" />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={TONES[status]}>{STATES[status]()}</Badge>
          <span className="caption">{m.bid_placed_on({ date: formatDay(createdAt) })}</span>
        </p>
        <p className="small">{statusText(bid)}</p>
        {status === "accepted" ? <NextStep bid={bid} /> : null}
        {isActiveBid(status) && order === null ? <BidActions bid={bid} /> : null}
        {message ? <p className="bid-message ps-3 wrap-anywhere">{message}</p> : null}
      </div>
    </li>
  );
}

function NextStep({ bid: { order } }: { bid: BidDto }) {
  return order === null ? (
    <ButtonLink href="/cart" small className="mt-1 justify-self-start">
      {m.bid_buy()}
    </ButtonLink>
  ) : (
    <a href={`/account/orders/${order}`} className="inline-flex min-h-11 items-center justify-self-start link">
      {m.bid_see_order({ order })}
    </a>
  );
}

function statusText(bid: BidDto): string {
  const { status, quantity, counter, expiresAt, order } = bid;
  const date = formatMoment(expiresAt);
  const agreed = formatMoney(acceptedBidPrice(bid));
  if (order !== null) return m.bid_ordered({ agreed, order });
  switch (status) {
    case "open":
      return m.bid_open({ date });
    case "countered":
      return m.bid_countered({ counter: formatMoney(counter ?? 0), date });
    case "accepted":
      return m.bid_accepted({ agreed, ...pluralInputs(quantity), date });
    case "refused":
      return m.bid_refused();
    case "expired":
      return m.bid_expired();
    case "withdrawn":
      return m.bid_withdrawn();
  }
}
