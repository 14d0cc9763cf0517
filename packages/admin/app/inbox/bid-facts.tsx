import { formatMoney } from "@pecacerta/rules/money";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import type { ThreadBid } from "./bid-section.tsx";
import { priceDifference } from "./price-difference.ts";
import "./inbox.css";

const percentFormat = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });

/** Of what remains of an amount after the cost. */
const marginText = (amount: number, cost: number): string =>
  amount < cost
    ? inboxTexts.bidLoss(formatMoney(cost - amount))
    : `${formatMoney(amount - cost)} (${percentFormat.format((amount - cost) / amount)})`;

export function BidFacts({ bid }: { bid: ThreadBid }) {
  const { slug } = useStaffCompany();
  const { value, quantity, price, floor, cost, counter, expiresAt, order } = bid;
  const rows = [
    [inboxTexts.bidValue, `${formatMoney(value)} (${priceDifference(value, price)})`],
    [inboxTexts.bidPrice, formatMoney(price)],
    [inboxTexts.bidFloor, formatMoney(floor)],
    ...(cost === null ? [] : [[inboxTexts.bidMargin, marginText(value, cost)]]),
    [inboxTexts.bidQuantity, String(quantity)],
    [inboxTexts.bidTotal, formatMoney(value * quantity)],
    ...(counter === null
      ? []
      : [[inboxTexts.bidCounter, `${formatMoney(counter)} (${priceDifference(counter, price)})`]]),
    [inboxTexts.bidExpires, formatDateTime(expiresAt)],
  ];
  return (
    <>
      <dl className="bid-facts grid grid-cols-2 gap-3 sm:grid-cols-3">
        {rows.map(([label, shown]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      {order ? (
        <Link to={`/${slug}/pedidos/${order}`} className="small-link justify-self-start py-2">
          {inboxTexts.bidOrder(order)}
        </Link>
      ) : null}
    </>
  );
}
