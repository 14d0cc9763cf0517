import { formatMoney } from "@pecacerta/rules/money";
import { useEffect, useRef } from "react";
import { useText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { reduceToAvailable } from "../cart/cart-actions.ts";
import type { CheckoutRefusal } from "./place-order.ts";

/** Refusals that the customer's own orders explain. */
const LED_TO_ORDERS: ReadonlySet<string> = new Set([
  "IDEMPOTENCY_KEY_REUSED",
  "UNPAID_ORDERS_LIMIT",
  "UNPAID_VALUE_LIMIT",
]);

/** Why there is no order yet, and what to do now. Faulty fields speak for themselves. */
export function CheckoutRefusalNotice({ why, onSettled }: { why: CheckoutRefusal; onSettled: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new reason is to be read
  useEffect(() => box.current?.focus(), [why]);
  if (why.reason === "fields") return null;
  return (
    <Notice tone={why.reason === "price" || why.reason === "earlier" ? "warning" : "failure"} ref={box}>
      <div className="grid gap-2">
        <Reason why={why} onSettled={onSettled} />
      </div>
    </Notice>
  );
}

function Reason({ why, onSettled }: { why: Exclude<CheckoutRefusal, { reason: "fields" }>; onSettled: () => void }) {
  const text = useText();
  if (why.reason === "price") {
    const [before, after] = [formatMoney(why.before), formatMoney(why.after)];
    return (
      <>
        <p className="font-semibold">{refusalText("PRICE_CHANGED")}</p>
        <p>{text("TEXT_PRICE_CHANGED_FROM_TO", { before, after })}</p>
      </>
    );
  }
  if (why.reason === "stock" || why.reason === "pieces") {
    const isStock = why.reason === "stock";
    const take = () => {
      reduceToAvailable(new Map(why.shortages.map(({ key, left }) => [key, left])));
      onSettled();
    };
    return (
      <>
        <p className="font-semibold">{refusalText(isStock ? "OUT_OF_STOCK" : "NEW_CUSTOMER_QUANTITY")}</p>
        <ul className="list-disc ps-5">
          {why.shortages.map(({ key, name, left }) => (
            <li key={key}>
              {isStock ? text("TEXT_STOCK_LEFT", { name, left }) : text("TEXT_NEW_CUSTOMER_MOST", { name, most: left })}
            </li>
          ))}
        </ul>
        <Button small look="secondary" className="justify-self-start" onClick={take}>
          {text(isStock ? "TEXT_TAKE_WHAT_IS_LEFT" : "TEXT_TAKE_WHAT_IS_ALLOWED")}
        </Button>
      </>
    );
  }
  if (why.reason === "earlier") {
    return (
      <>
        <p className="font-semibold">{text("TEXT_EARLIER_ORDER", { number: why.number })}</p>
        <a href={`/account/orders/${why.number}`} className="underline">
          {text("TEXT_ORDER_SEE", { number: why.number })}
        </a>
      </>
    );
  }
  return (
    <>
      <p>{refusalText(why.refusal)}</p>
      {LED_TO_ORDERS.has(why.refusal) ? (
        <a href="/account/orders" className="font-semibold underline">
          {text("TEXT_SEE_MY_ORDERS")}
        </a>
      ) : null}
    </>
  );
}
