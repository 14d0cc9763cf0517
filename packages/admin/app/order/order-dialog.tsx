import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { AddressDialog } from "../order-actions/address-dialog.tsx";
import { CancelDialog } from "../order-actions/cancel-dialog.tsx";
import { CompleteDialog, PutBackDialog } from "../order-actions/confirm-dialog.tsx";
import { InvoiceDialog } from "../order-actions/invoice-dialog.tsx";
import { MailDialog } from "../order-actions/mail-dialog.tsx";
import { PackDialog } from "../order-actions/pack-dialog.tsx";
import { PayDialog } from "../order-actions/pay-dialog.tsx";
import { PickDialog } from "../order-actions/pick-dialog.tsx";
import { RefundDialog } from "../order-actions/refund-dialog.tsx";
import { ReversePaymentDialog } from "../order-actions/reverse-payment-dialog.tsx";
import { ShipDialog } from "../order-actions/ship-dialog.tsx";
import { ShipmentDialog } from "../order-actions/shipment-dialog.tsx";
import type { OpenDialog } from "./open-dialog.ts";

type OrderDialogProps = { dialog: OpenDialog; order: StaffOrderDto; onClose: () => void };

export function OrderDialog({ dialog: { action, position, payment }, order, onClose }: OrderDialogProps) {
  const props = { order, onClose };
  switch (action) {
    case "pay":
      return <PayDialog {...props} />;
    case "reverse-payment":
      return <ReversePaymentDialog {...props} payment={payment} />;
    case "pick":
      return <PickDialog {...props} />;
    case "pack":
      return <PackDialog {...props} />;
    case "ship":
      return <ShipDialog {...props} />;
    case "complete":
      return <CompleteDialog {...props} />;
    case "put-back":
      return <PutBackDialog number={order.number} onClose={onClose} />;
    case "cancel":
    case "cancel-lines":
      return <CancelDialog {...props} position={position} />;
    case "refund":
      return <RefundDialog {...props} />;
    case "change-address":
      return <AddressDialog {...props} />;
    case "change-shipment":
      return <ShipmentDialog {...props} />;
    case "set-invoice-key":
      return <InvoiceDialog {...props} />;
    case "send-mail":
      return <MailDialog {...props} />;
    default:
      return null;
  }
}
