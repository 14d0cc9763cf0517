import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useState } from "react";
import { shellTexts } from "../texts/shell-texts.ts";
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
    <Dialog
      open
      onClose={onClose}
      title={shipOrdersTexts.title(selected.length)}
      closeLabel={shellTexts.close}
      className="dialog-sheet"
    >
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
    </Dialog>
  );
}
