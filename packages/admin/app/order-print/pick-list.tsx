import type { OrderPrintDto, PickLineDto } from "@pecacerta/contract/admin/order-print";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { partIdentity } from "@pecacerta/rules/part-number";
import { countTo } from "../order-actions/count-to.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { orderPageTexts } from "../texts/order-page-texts.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { printTexts } from "../texts/print-texts.ts";
import "./order-print.css";

const MOST_BOXES = 12;

/** What to fetch for all orders, along the shelves, with a box for each piece. */
export function PickList({ print: { lines, orders } }: { print: OrderPrintDto }) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const now = formatDateTime(new Date().toISOString());
  return (
    <div className="sheet">
      <h2>{printTexts.pickList}</h2>
      <p className="note">{printTexts.pickFacts(orderTexts.orders(orders.length), orderTexts.pieces(pieces), now)}</p>
      <table className="sheet-table w-full">
        <thead>
          <tr>
            <th scope="col">{printTexts.shelf}</th>
            <th scope="col" colSpan={2}>
              {printTexts.piece}
            </th>
            <th scope="col">{printTexts.forOrders}</th>
            <th scope="col">{printTexts.picked}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PickRow key={`${line.shelf} ${line.productId} ${optionsOf(line)}`} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PickRow = ({ line }: { line: PickLineDto }) => (
  <tr>
    <th scope="row" className="sheet-shelf">
      {line.shelf || printTexts.noShelf}
    </th>
    <td className="sheet-image-cell">
      {line.image ? <img src={imageUrlAtWidth(line.image, 160)} alt="" width={48} height={64} /> : null}
    </td>
    <td className="sheet-piece">
      <b>{`${line.quantity} × ${line.name}`}</b>
      <span className="block">{partIdentity(line)}</span>
      {line.missing > 0 ? <b className="block">{orderPageTexts.missing(line.missing)}</b> : null}
      {line.options.length > 0 ? <span className="block">{optionsOf(line)}</span> : null}
    </td>
    <td>{line.orders.map(({ number, quantity }) => printTexts.forOrder(number, quantity)).join(", ")}</td>
    <td className="sheet-boxes">
      {line.quantity > MOST_BOXES ? (
        <span className="sheet-box">{line.quantity}</span>
      ) : (
        countTo(line.quantity).map((piece) => <span key={piece} className="sheet-box" />)
      )}
    </td>
  </tr>
);

const optionsOf = ({ options }: PickLineDto): string =>
  options.map(({ name, value }) => `${name}: ${value}`).join(", ");
