import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { useCustomerText } from "../../texts/customer-text.ts";
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
  const text = useCustomerText();
  if (refusal.reason === "price") {
    const [before, after] = [formatMoney(refusal.before), formatMoney(refusal.after)];
    return (
      <>
        <p className="font-semibold">{refusalText("PRICE_CHANGED")}</p>
        <p>{text("TEXT_PRICE_CHANGED_FROM_TO", { before, after })}</p>
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
        <p className="font-semibold">{refusalText(isStock ? "OUT_OF_STOCK" : "NEW_CUSTOMER_QUANTITY")}</p>
        <ul className="list-disc ps-5">
          {refusal.shortages.map(({ key, name, left }) => (
            <li key={key}>
              {isStock ? text("TEXT_STOCK_LEFT", { name, left }) : text("TEXT_NEW_CUSTOMER_MOST", { name, most: left })}
            </li>
          ))}
        </ul>
        <Button small variant="secondary" className="justify-self-start" onClick={reduceLines}>
          {text(isStock ? "TEXT_TAKE_WHAT_IS_LEFT" : "TEXT_TAKE_WHAT_IS_ALLOWED")}
        </Button>
      </>
    );
  }
  if (refusal.reason === "earlier") {
    return (
      <>
        <p className="font-semibold">{text("TEXT_EARLIER_ORDER", { number: refusal.number })}</p>
        <a href={`/account/orders/${refusal.number}`} className="underline">
          {text("TEXT_ORDER_SEE", { number: refusal.number })}
        </a>
      </>
    );
  }
  return (
    <>
      <p>{refusalText(refusal.refusal)}</p>
      {EXPLAINED_BY_ORDERS.has(refusal.refusal) ? (
        <a href="/account/orders" className="font-semibold underline">
          {text("TEXT_SEE_MY_ORDERS")}
        </a>
      ) : null}
    </>
  );
}
