import type { BidDto } from "@pecacerta/contract/bids";
import { acceptedBidPrice, type BidStatus, isActiveBid } from "@pecacerta/rules/bid";
import { formatMoney } from "@pecacerta/rules/money";
import { Badge, type BadgeTone } from "@pecacerta/ui/badge.tsx";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useBidText } from "../../texts/bid-text.ts";
import { formatDay, formatMoment } from "../../texts/format-date.ts";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { BidActions } from "./bid-actions.tsx";

const TONES: Readonly<Record<BidStatus, BadgeTone>> = {
  open: "warning",
  countered: "accent",
  accepted: "success",
  refused: "failure",
  expired: "neutral",
  withdrawn: "neutral",
};

export const BidList = ({ label, bids }: { label: string; bids: readonly BidDto[] }) => (
  <ul aria-label={label} className="divide-y divide-grey-200 rounded border border-grey-200">
    {bids.map((bid) => (
      <BidRow key={bid.id} bid={bid} />
    ))}
  </ul>
);

function BidRow({ bid }: { bid: BidDto }) {
  const text = useBidText();
  const { product, value, quantity, message, status, createdAt, order } = bid;
  const total = value * quantity;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-4 p-4">
      <ProductThumbnail image={cardPicture(product.images[0])} />
      <div className="grid min-w-0 content-start gap-1">
        <a href={`/products/${product.slug}/bid`} className="font-medium wrap-break-word hover:text-accent">
          {product.name}
        </a>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-grey-600">{text("TEXT_BID_TIMES", { quantity, value: formatMoney(value) })}</span>
          <Price centavos={total} className="font-semibold" />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={TONES[status]}>{text(`TEXT_BID_STATE_${status}`)}</Badge>
          <span className="text-13 text-grey-500">{text("TEXT_BID_PLACED_ON", { date: formatDay(createdAt) })}</span>
        </p>
        <p className="text-14">{statusText(bid, text)}</p>
        {status === "accepted" ? <NextStep bid={bid} /> : null}
        {isActiveBid(status) && order === null ? <BidActions bid={bid} /> : null}
        {message ? (
          <p className="border-s-2 border-grey-200 ps-3 text-14 wrap-anywhere whitespace-pre-line text-grey-600">
            {message}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function NextStep({ bid: { order } }: { bid: BidDto }) {
  const text = useBidText();
  return order === null ? (
    <ButtonLink href="/cart" small className="mt-1 justify-self-start">
      {text("TEXT_BID_BUY")}
    </ButtonLink>
  ) : (
    <a href={`/account/orders/${order}`} className="inline-flex min-h-11 items-center justify-self-start underline">
      {text("TEXT_BID_SEE_ORDER", { order })}
    </a>
  );
}

function statusText(bid: BidDto, text: ReturnType<typeof useBidText>): string {
  const { status, quantity, counter, expiresAt, order } = bid;
  return text(order === null ? `TEXT_BID_${status}` : "TEXT_BID_ordered", {
    quantity,
    date: formatMoment(expiresAt),
    counter: formatMoney(counter ?? 0),
    agreed: formatMoney(acceptedBidPrice(bid)),
    order: order ?? "",
  });
}
