import type { OrderPrintDto } from "@pecacerta/contract/admin/order-print";
import { OrderLabel } from "./order-label.tsx";
import { PackingSlip } from "./packing-slip.tsx";

type CodedSheetsProps = { print: OrderPrintDto; kind: "slips" | "labels"; hasPrices: boolean };

/** Sheets with bar codes. */
export const CodedSheets = ({ print: { orders, sender }, kind, hasPrices }: CodedSheetsProps) =>
  orders.map((order) =>
    kind === "labels" ? (
      <OrderLabel key={order.number} order={order} sender={sender} />
    ) : (
      <PackingSlip key={order.number} order={order} sender={sender} hasPrices={hasPrices} />
    ),
  );
