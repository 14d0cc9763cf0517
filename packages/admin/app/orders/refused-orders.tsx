import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { orderTexts } from "../texts/order-texts.ts";
import type { RefusedOrder } from "./use-change-orders.ts";

/** Orders that an action on many did not change, with the reason. */
export function RefusedOrders({ refused, onDismiss }: { refused: readonly RefusedOrder[]; onDismiss?: () => void }) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning">
      <div className="grid gap-2">
        <p className="strong">{orderTexts.refusedTitle}</p>
        <ul className="bullets">
          {refused.map(({ number, refusal }) => (
            <li key={number}>{`${orderTexts.order(number)}: ${orderTexts.rowRefusals[refusal]}.`}</li>
          ))}
        </ul>
        {onDismiss ? (
          <Button variant="secondary" small className="justify-self-start" onClick={onDismiss}>
            {orderTexts.dismiss}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
