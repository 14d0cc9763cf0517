import type { OrderPrintDto } from "@pecacerta/contract/admin/order-print";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { formatAddressLines } from "../order-actions/address-text.ts";
import { formatDate } from "../texts/format-time.ts";
import { printTexts } from "../texts/print-texts.ts";
import { OrderCode } from "./order-code.tsx";
import { SenderLines } from "./sender-lines.tsx";
import "./order-print.css";

type PrintedOrder = OrderPrintDto["orders"][number];
type PackingSlipProps = { order: PrintedOrder; sender: OrderPrintDto["sender"]; hasPrices: boolean };

/** What is in the parcel. Canceled pieces are not. */
export const PackingSlip = ({ order, sender, hasPrices }: PackingSlipProps) => (
  <div className="sheet">
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2>{printTexts.slip(order.number)}</h2>
        <p>{formatDate(order.createdAt)}</p>
      </div>
      <div className="slip-code">
        <OrderCode number={order.number} />
      </div>
    </div>
    <div className="slip-parties grid grid-cols-2 gap-4">
      <div>
        <h3 className="small strong">{printTexts.from}</h3>
        <SenderLines sender={sender} />
      </div>
      <div>
        <h3 className="small strong">{printTexts.to}</h3>
        {formatAddressLines(order.shippingAddress).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
    <SlipItems order={order} hasPrices={hasPrices} />
    {order.order_notes ? (
      <div>
        <h3 className="small strong">{printTexts.orderNotes}</h3>
        <p className="sheet-notes wrap-anywhere">{order.order_notes}</p>
      </div>
    ) : null}
    {order.nfeKey ? <p className="note">{printTexts.invoice(order.nfeKey)}</p> : null}
  </div>
);

const SlipItems = ({ order, hasPrices }: Omit<PackingSlipProps, "sender">) => (
  <table className="sheet-table w-full">
    <thead>
      <tr>
        <th scope="col">{printTexts.quantity}</th>
        <th scope="col">{printTexts.piece}</th>
        {hasPrices ? (
          <>
            <th scope="col" className="sheet-number">
              {printTexts.each}
            </th>
            <th scope="col" className="sheet-number">
              {printTexts.total}
            </th>
          </>
        ) : null}
      </tr>
    </thead>
    <tbody>
      {order.items.map(({ position, product, quantity, price }) => (
        <tr key={position}>
          <td>{quantity}</td>
          <td>
            <b>{product.name}</b>
            <span className="block">{partIdentity(product)}</span>
          </td>
          {hasPrices ? (
            <>
              <td className="sheet-number">{formatMoney(price)}</td>
              <td className="sheet-number">{formatMoney(price * quantity)}</td>
            </>
          ) : null}
        </tr>
      ))}
    </tbody>
    {hasPrices ? <SlipTotals order={order} /> : null}
  </table>
);

const SlipTotals = ({ order: { subtotal, totals, total } }: { order: PrintedOrder }) => (
  <tfoot>
    {[
      { title: printTexts.subtotal, price: subtotal },
      ...totals.filter(({ included }) => !included),
      { title: printTexts.total, price: total },
    ].map(({ title, price }) => (
      <tr key={title}>
        <th scope="row" colSpan={3} className="sheet-number">
          {title}
        </th>
        <td className="sheet-number">{formatMoney(price)}</td>
      </tr>
    ))}
  </tfoot>
);
