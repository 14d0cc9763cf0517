import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { Printer } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { orderPieces } from "./order-pieces.ts";
import { orderLabelPath } from "./orders-print-path.ts";
import { PieceLabel } from "./piece-label.tsx";
import { useSimpleAction } from "./use-simple-action.ts";

type PackDialogProps = { order: StaffOrderDto; onClose: () => void };

export function PackDialog({ order, onClose }: PackDialogProps) {
  const { slug } = useStaffCompany();
  const { number } = order;
  const done = actionTexts.pack.done(number);
  const action = useSimpleAction(number, { name: "POST /admin/orders/:number/pack", done, onClose });
  return (
    <ActionDialog
      title={actionTexts.titles.pack(number)}
      onClose={onClose}
      submitLabel={actionTexts.pack.submit}
      {...action}
    >
      <MissingNotice missing={order.missing} />
      <p>{actionTexts.pack.intro}</p>
      <ul className="grid gap-3">
        {orderPieces(order).map(({ item }) => (
          <li key={item.position}>
            <PieceLabel item={item} />
          </li>
        ))}
      </ul>
      <Link to={orderLabelPath(slug, number)} className="button button-secondary">
        <Printer size={18} />
        {actionTexts.pack.print}
      </Link>
    </ActionDialog>
  );
}
