import { Button } from "@pecacerta/ui/button.tsx";
import { nextActionOf } from "../order-actions/next-action.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import type { OrderPanelProps } from "./open-dialog.ts";
import "./order.css";

/** The only primary button of the page: on a phone it stays within reach of the thumb. */
export function NextActionBar({ order, can, open }: OrderPanelProps) {
  const action = nextActionOf(order);
  if (!action || !can(action)) return null;
  return (
    <div className="next-action">
      <Button wide onClick={() => open({ action })}>
        {actionTexts.next[action]}
      </Button>
    </div>
  );
}
