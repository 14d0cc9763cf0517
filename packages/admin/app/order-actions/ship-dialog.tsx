import { findShipmentErrors } from "@pecacerta/rules/tracking-link";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";
import { endDialog, useOrderAction } from "./use-order-action.ts";

type OrderToShip = { number: string; carrier: string; tracking: string; missing: number };
type ShipDialogProps = { order: OrderToShip; onClose: () => void };

export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { number, carrier, tracking } = order;
  const act = useOrderAction(number);
  const { fields, refusal, isSending, submit } = useValidatedForm<"carrier" | "tracking">({
    initial: { carrier, tracking },
    validate: findShipmentErrors,
    async send(body) {
      const result = await act("POST /admin/orders/:number/ship", { body });
      return endDialog(result, actionTexts.ship.done(number), onClose);
    },
  });
  return (
    <ActionDialog
      title={actionTexts.titles.ship(number)}
      onClose={onClose}
      submitLabel={actionTexts.ship.submit}
      {...{ submit, isSending, refusal }}
    >
      <MissingNotice missing={order.missing} />
      <ShipmentFields fields={fields} />
      <MailPreview number={number} mail="shipped" shipment={fields.values} />
    </ActionDialog>
  );
}
