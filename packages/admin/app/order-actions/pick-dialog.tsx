import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { VERDICT_TONES } from "@pecacerta/rules/fitment";
import { partName } from "@pecacerta/rules/part-number";
import { useState } from "react";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { type OrderLine, type OrderPiece, orderPieces } from "./order-pieces.ts";
import { PieceLabel } from "./piece-label.tsx";
import { useSimpleAction } from "./use-simple-action.ts";
import { VerdictLabel } from "./verdict-label.tsx";

const needsAttention = ({ fitment }: OrderLine): boolean =>
  fitment !== null && ["warning", "failure"].includes(VERDICT_TONES[fitment.verdict]);

type PickDialogProps = { order: StaffOrderDto; onClose: () => void };

/** One checkbox for each piece in the hand. */
export function PickDialog({ order, onClose }: PickDialogProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const lines = orderPieces(order);
  const pieces = lines.flatMap(({ pieces }) => pieces);
  const left = pieces.filter(({ key }) => !picked.has(key)).reduce((sum, { count }) => sum + count, 0);
  const action = useSimpleAction(order.number, {
    name: "POST /admin/orders/:number/pick",
    done: actionTexts.pick.done(order.number),
    onClose,
    findRefusal: () => (left > 0 ? "PIECES_LEFT" : undefined),
  });
  const toggle = ({ key }: OrderPiece) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <ActionDialog
      title={actionTexts.titles.pick(order.number)}
      onClose={onClose}
      submitLabel={left > 0 ? actionTexts.pick.left(left) : actionTexts.pick.submit}
      {...action}
    >
      <MissingNotice missing={order.missing} />
      <p>{actionTexts.pick.intro}</p>
      <ul className="divided">
        {lines.map(({ item, pieces }) => (
          <li key={item.position} className="grid gap-1 py-3">
            <PieceLabel item={item} />
            {needsAttention(item) ? <VerdictLabel fitment={item.fitment} /> : null}
            {pieces.map((piece) => (
              <label key={piece.key} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={picked.has(piece.key)}
                  onChange={() => toggle(piece)}
                  aria-label={`${piece.label}: ${partName(item.product)}`}
                />
                {piece.label}
              </label>
            ))}
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}
