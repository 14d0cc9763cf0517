import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { Printer } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { SelectionBar } from "../list/selection-bar.tsx";
import type { Selection } from "../list/use-selection.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { MOST_PRINTED, ordersPrintPath } from "../order-actions/orders-print-path.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { isPayable } from "./is-payable.ts";
import type { ChangeOrders } from "./use-change-orders.ts";

const PayOrdersDialog = lazy(async () => ({ default: (await import("./pay-orders-dialog.tsx")).PayOrdersDialog }));
const ShipOrdersDialog = lazy(async () => ({ default: (await import("./ship-orders-dialog.tsx")).ShipOrdersDialog }));

type OrdersSelectionProps = {
  selection: Selection;
  /** The orders that the filter shows. */
  rows: readonly StaffOrderRowDto[];
  changes: ChangeOrders;
  canWrite: boolean;
};

export function OrdersSelection({ selection, rows, changes, canWrite }: OrdersSelectionProps) {
  const { slug } = useStaffCompany();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"pay" | "ship">();
  const close = () => setDialog(undefined);
  const numbers = [...selection.keys];
  const isUnpaid = rows.some((row) => selection.keys.has(row.number) && isPayable(row));
  const print = () =>
    numbers.length > MOST_PRINTED
      ? toast.warning(orderTexts.mostPrinted(MOST_PRINTED))
      : navigate(ordersPrintPath(slug, numbers), { state: { print: true } });
  return (
    <>
      <SelectionBar selection={selection} shownKeys={rows.map(({ number }) => number)}>
        {canWrite && isUnpaid ? (
          <Button small variant="secondary" onClick={() => setDialog("pay")}>
            {orderTexts.pay}
          </Button>
        ) : null}
        {canWrite ? (
          <>
            <Button small aria-disabled={changes.isRunning} onClick={() => changes.run("pick", numbers)}>
              {orderTexts.pick}
            </Button>
            <Button
              small
              variant="secondary"
              aria-disabled={changes.isRunning}
              onClick={() => changes.run("pack", numbers)}
            >
              {orderTexts.pack}
            </Button>
          </>
        ) : null}
        <Button small variant="secondary" onClick={print}>
          <Printer size={16} />
          {orderTexts.print}
        </Button>
        {canWrite ? (
          <Button small variant="secondary" onClick={() => setDialog("ship")}>
            {orderTexts.ship}
          </Button>
        ) : null}
      </SelectionBar>
      <Suspense>
        {dialog === "pay" ? (
          <PayOrdersDialog numbers={numbers} onPaid={(paid) => selection.set(paid, false)} onClose={close} />
        ) : null}
        {dialog === "ship" ? (
          <ShipOrdersDialog numbers={numbers} onShipped={(shipped) => selection.set(shipped, false)} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
