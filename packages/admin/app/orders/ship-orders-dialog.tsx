import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useState } from "react";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { shipOrdersTexts } from "../texts/ship-orders-texts.ts";
import { RefusedOrders } from "./refused-orders.tsx";
import { ShipOrdersForm } from "./ship-orders-form.tsx";
import type { RefusedOrder } from "./use-change-orders.ts";

type ShipOrdersDialogProps = {
  numbers: readonly string[];
  onShipped: (numbers: readonly string[]) => void;
  onClose: () => void;
};

/** Ships the orders that were selected when it opened. */
export function ShipOrdersDialog({ numbers, onShipped, onClose }: ShipOrdersDialogProps) {
  const [selected] = useState(numbers);
  const [result, setResult] = useState<{ done: readonly string[]; refused: readonly RefusedOrder[] }>();
  return (
    <FormDialog title={shipOrdersTexts.title(selected.length)} onClose={onClose} isSaved={result !== undefined}>
      {result ? (
        <div className="grid gap-4">
          <Notice tone="success">{shipOrdersTexts.sent(result.done.length)}</Notice>
          <RefusedOrders refused={result.refused} />
          <Button wide autoFocus onClick={onClose}>
            {shipOrdersTexts.done}
          </Button>
        </div>
      ) : (
        <ShipOrdersForm
          numbers={selected}
          onResult={(next) => {
            setResult(next);
            onShipped(next.done);
          }}
        />
      )}
    </FormDialog>
  );
}
