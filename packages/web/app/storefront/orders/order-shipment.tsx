import type { OrderDto } from "@pecacerta/contract/order";
import { trackingLink } from "@pecacerta/rules/tracking-link";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import "./order-detail.css";

type ShippedOrder = Pick<OrderDto, "carrier" | "tracking" | "nfeKey">;

/** Nothing until the seller has said something of it. */
export function OrderShipment({ order }: { order: Partial<ShippedOrder> }) {
  const { carrier = "", tracking = "", nfeKey = null } = order;
  if (carrier === "" && tracking === "" && nfeKey === null) return null;
  const link = trackingLink(carrier, tracking);
  return (
    <Card title={m.order_shipment()}>
      <dl className="grid gap-3">
        <ShipmentValue label={m.order_carrier()} value={carrier} />
        <ShipmentValue label={m.order_tracking()} value={tracking} />
        <ShipmentValue label={m.order_invoice_key()} value={nfeKey ?? ""} />
      </dl>
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center link print:hidden"
        >
          {m.order_track_parcel()}
        </a>
      ) : null}
    </Card>
  );
}

function ShipmentValue({ label, value }: { label: string; value: string }) {
  if (value === "") return null;
  return (
    <div>
      <dt className="small-print">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
