import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { findShipmentErrors } from "@pecacerta/rules/tracking-link";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";
import { useChangeOrder } from "./use-change-order.ts";

type ShipmentDialogProps = { order: StaffOrderDto; onClose: () => void };

/** Corrects carrier and code of an order that is under way. */
export function ShipmentDialog({ order, onClose }: ShipmentDialogProps) {
  const change = useChangeOrder(order, actionTexts.ship.changed, onClose);
  const { fields, refusal, isSending, submit } = useValidatedForm<"carrier" | "tracking">({
    initial: { carrier: order.carrier, tracking: order.tracking },
    validate: findShipmentErrors,
    send: (body) => change.send(body),
  });
  return (
    <ChangeDialog
      change={change}
      title={actionTexts.titles.shipment}
      onClose={onClose}
      submitLabel={actionTexts.ship.change}
      {...{ refusal, isSending, submit }}
    >
      <ShipmentFields fields={fields} />
      <MailPreview number={order.number} mail="shipped" shipment={fields.values} />
    </ChangeDialog>
  );
}
