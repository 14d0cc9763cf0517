import { CompleteDialog } from "../order-actions/confirm-dialog.tsx";
import { PayDialog } from "../order-actions/pay-dialog.tsx";
import { ShipDialog } from "../order-actions/ship-dialog.tsx";
import type { RowDialog } from "./order-row-action.tsx";

type RowActionDialogProps = { dialog: RowDialog; onClose: () => void };

/** Outside of the rows: a list that is loaded again must not close it. */
export function RowActionDialog({ dialog: { action, row }, onClose }: RowActionDialogProps) {
  if (action === "pay") return <PayDialog order={row} onClose={onClose} />;
  if (action === "complete") return <CompleteDialog order={row} onClose={onClose} />;
  return <ShipDialog order={{ ...row, carrier: "" }} onClose={onClose} />;
}
