import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { reduceToAvailable } from "../cart/cart-actions.ts";
import type { CheckoutRefusal } from "./place-order.ts";

const EXPLAINED_BY_ORDERS: ReadonlySet<string> = new Set([
  "IDEMPOTENCY_KEY_REUSED",
  "UNPAID_ORDERS_LIMIT",
  "UNPAID_VALUE_LIMIT",
]);

export function CheckoutRefusalNotice({ refusal, onResolved }: { refusal: CheckoutRefusal; onResolved: () => void }) {
  const noticeRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus
  useEffect(() => noticeRef.current?.focus(), [refusal]);
  if (refusal.reason === "fields") return null;
  return (
    <Notice tone={refusal.reason === "price" || refusal.reason === "earlier" ? "warning" : "failure"} ref={noticeRef}>
      <div className="grid gap-2">
        <Reason refusal={refusal} onResolved={onResolved} />
      </div>
    </Notice>
  );
}

function Reason({
  refusal,
  onResolved,
}: {
  refusal: Exclude<CheckoutRefusal, { reason: "fields" }>;
  onResolved: () => void;
}) {
  if (refusal.reason === "price") {
    const [before, after] = [formatMoney(refusal.before), formatMoney(refusal.after)];
    return (
      <>
        <p className="strong">{refusalText("PRICE_CHANGED")}</p>
        <p>{m.price_changed_from_to({ before, after })}</p>
      </>
    );
  }
  if (refusal.reason === "stock" || refusal.reason === "pieces") {
    const isStock = refusal.reason === "stock";
    const reduceLines = () => {
      reduceToAvailable(new Map(refusal.shortages.map(({ key, left }) => [key, left])));
      onResolved();
    };
    return (
      <>
        <p className="strong">{refusalText(isStock ? "OUT_OF_STOCK" : "NEW_CUSTOMER_QUANTITY")}</p>
        <ul className="bullets">
          {refusal.shortages.map(({ key, name, left }) => (
            <li key={key}>
              {isStock
                ? m.stock_left({ name, ...pluralInputs(left) })
                : m.new_customer_most({ name, ...pluralInputs(left) })}
            </li>
          ))}
        </ul>
        <Button small variant="secondary" className="justify-self-start" onClick={reduceLines}>
          {isStock ? m.take_what_is_left() : m.take_what_is_allowed()}
        </Button>
      </>
    );
  }
  if (refusal.reason === "earlier") {
    return (
      <>
        <p className="strong">{m.earlier_order({ number: refusal.number })}</p>
        <a href={`/account/orders/${refusal.number}`} className="link">
          {m.order_see({ number: refusal.number })}
        </a>
      </>
    );
  }
  return (
    <>
      <p>{refusalText(refusal.refusal)}</p>
      {EXPLAINED_BY_ORDERS.has(refusal.refusal) ? (
        <a href="/account/orders" className="strong link">
          {m.see_my_orders()}
        </a>
      ) : null}
    </>
  );
}
