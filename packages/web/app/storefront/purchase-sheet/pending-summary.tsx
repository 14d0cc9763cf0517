import { lineKey } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { usePending } from "../pending/pending-store.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import "./purchase-sheet.css";

const MAX_SHOWN = 2;

/** What goes into the cart after signing in, the latest first. */
export function PendingSummary() {
  const lines = usePending(({ lines }) => lines);
  const shown = lines.slice(-MAX_SHOWN).reverse();
  const hiddenCount = lines.length - shown.length;
  return (
    <ul className="sheet-lines" aria-label={m.pending_lines()}>
      {shown.map((line) => (
        <li key={lineKey(line)} className="sheet-line">
          <ProductThumbnail image={line.product.image} />
          <span>
            <span className="block strong">{line.product.name}</span>
            {`${line.quantity} × ${formatMoney(line.price)}`}
          </span>
        </li>
      ))}
      {hiddenCount > 0 ? <li className="small-print">{m.cart_pending(pluralInputs(lines.length))}</li> : null}
    </ul>
  );
}
