import type { OrderPrintDto } from "@pecacerta/contract/admin/order-print";
import { formatAddressLines } from "../order-actions/address-text.ts";
import { printTexts } from "../texts/print-texts.ts";
import { OrderCode } from "./order-code.tsx";
import { SenderLines } from "./sender-lines.tsx";
import "./order-print.css";

type OrderLabelProps = { order: OrderPrintDto["orders"][number]; sender: OrderPrintDto["sender"] };

/** A label of 100 × 150 mm. Scanning its code opens the order. */
export function OrderLabel({ order, sender }: OrderLabelProps) {
  const [name, ...lines] = formatAddressLines(order.shippingAddress);
  const shipment = printTexts.shipment(order.carrier, order.tracking);
  return (
    <section className="order-label">
      <div className="label-from">
        <h2 className="label-part">{printTexts.from}</h2>
        <SenderLines sender={sender} />
      </div>
      <div className="label-to">
        <h2 className="label-part">{printTexts.to}</h2>
        <p className="label-name">{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {shipment ? <p className="label-shipment">{shipment}</p> : null}
      <div className="label-code">
        <OrderCode number={order.number} />
        <p className="label-number">{order.number}</p>
        <p>{printTexts.pieces(order.quantity)}</p>
      </div>
    </section>
  );
}
