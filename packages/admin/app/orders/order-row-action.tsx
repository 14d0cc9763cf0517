import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { nextActionOf } from "../order-actions/next-action.ts";
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
