import type { OrderDto } from "@pecacerta/contract/order";
import { m } from "#messages";
import { arrivalText } from "../delivery/arrival-text.ts";

type OpenOrder = Pick<OrderDto, "delivery" | "status" | "cancelledAt">;

/** When an open order should arrive, if its company said so at ordering. */
export function ExpectedDelivery({ order: { delivery, status, cancelledAt } }: { order: OpenOrder }) {
  if (!delivery || cancelledAt !== null || status === "COMPLETED") return null;
  return (
    <p className="mt-3">
      <strong className="strong">{arrivalText(delivery)}</strong>{" "}
      <span className="small-print">{m.expected_delivery_basis()}</span>
    </p>
  );
}
