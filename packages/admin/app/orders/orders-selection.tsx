import { Button } from "@pecacerta/ui/button.tsx";
import { Printer } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { SelectionBar } from "../list/selection-bar.tsx";
import type { Selection } from "../list/use-selection.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { MOST_PRINTED, ordersPrintPath } from "../order-actions/orders-print-path.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { ShipOrdersDialog } from "./ship-orders-dialog.tsx";
import type { ChangeOrders } from "./use-change-orders.ts";

type OrdersSelectionProps = {
  selection: Selection;
  shownKeys: readonly string[];
  changes: ChangeOrders;
  canWrite: boolean;
};

export function OrdersSelection({ selection, shownKeys, changes, canWrite }: OrdersSelectionProps) {
  const { slug } = useStaffCompany();
  const navigate = useNavigate();
  const [isShipping, setShipping] = useState(false);
  const numbers = [...selection.keys];
  const print = () =>
    numbers.length > MOST_PRINTED
      ? toast.warning(orderTexts.mostPrinted(MOST_PRINTED))
      : navigate(ordersPrintPath(slug, numbers), { state: { print: true } });
  return (
    <>
      <SelectionBar selection={selection} shownKeys={shownKeys}>
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
          <Button small variant="secondary" onClick={() => setShipping(true)}>
            {orderTexts.ship}
          </Button>
        ) : null}
      </SelectionBar>
      {isShipping ? (
        <ShipOrdersDialog
          numbers={numbers}
          onShipped={(shipped) => selection.set(shipped, false)}
          onClose={() => setShipping(false)}
        />
      ) : null}
    </>
  );
}
