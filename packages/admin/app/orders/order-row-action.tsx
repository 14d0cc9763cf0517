import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { useState } from "react";
import { CompleteDialog } from "../order-actions/confirm-dialog.tsx";
import { nextActionOf } from "../order-actions/next-action.ts";
import { PayDialog } from "../order-actions/pay-dialog.tsx";
import { ShipDialog } from "../order-actions/ship-dialog.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";
import type { ChangeOrders } from "./use-change-orders.ts";

type OrderRowActionProps = { row: StaffOrderRowDto; changes: ChangeOrders };

/** The next action of an order, done without opening it. */
export function OrderRowAction({ row, changes }: OrderRowActionProps) {
  const [isOpen, setOpen] = useState(false);
  const action = nextActionOf(row);
  if (!action || action === "put-back" || action === "refund") return null;
  const run = () => {
    if (action === "pick" || action === "pack") return void changes.run(action, [row.number]);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        small
        aria-label={actionTexts.nextOf(actionTexts.nextShort[action], row.number)}
        aria-disabled={changes.isRunning}
        onClick={run}
      >
        {actionTexts.nextShort[action]}
      </Button>
      {isOpen && action === "pay" ? <PayDialog order={row} onClose={close} /> : null}
      {isOpen && action === "complete" ? <CompleteDialog number={row.number} onClose={close} /> : null}
      {isOpen && action === "ship" ? <ShipDialog order={{ ...row, carrier: "" }} onClose={close} /> : null}
    </>
  );
}
