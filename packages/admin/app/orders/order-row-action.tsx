import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { CompleteDialog } from "../order-actions/confirm-dialog.tsx";
import { nextActionOf } from "../order-actions/next-action.ts";
import { PayDialog } from "../order-actions/pay-dialog.tsx";
import { ShipDialog } from "../order-actions/ship-dialog.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";
import type { ChangeOrders } from "./use-change-orders.ts";

export type RowDialog = { action: "pay" | "ship" | "complete"; row: StaffOrderRowDto };

type OrderRowActionProps = { row: StaffOrderRowDto; changes: ChangeOrders; open: (dialog: RowDialog) => void };

/** The next action of an order, done without opening it. */
export function OrderRowAction({ row, changes, open }: OrderRowActionProps) {
  const action = nextActionOf(row);
  if (!action || action === "put-back" || action === "refund") return null;
  const run = () =>
    action === "pick" || action === "pack" ? void changes.run(action, [row.number]) : open({ action, row });
  const label = actionTexts.nextShort[action];
  return (
    <Button
      variant="secondary"
      small
      aria-label={actionTexts.nextOf(label, row.number)}
      aria-disabled={changes.isRunning}
      onClick={run}
    >
      {label}
    </Button>
  );
}

type RowActionDialogProps = { dialog: RowDialog; onClose: () => void };

/** Outside of the rows: a list that is loaded again must not close it. */
export function RowActionDialog({ dialog: { action, row }, onClose }: RowActionDialogProps) {
  if (action === "pay") return <PayDialog order={row} onClose={onClose} />;
  if (action === "complete") return <CompleteDialog number={row.number} onClose={onClose} />;
  return <ShipDialog order={{ ...row, carrier: "" }} onClose={onClose} />;
}
