import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity, partName } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { leftOf, type OrderLine } from "../order-actions/order-pieces.ts";
import { VerdictLabel } from "../order-actions/verdict-label.tsx";
import { ProductLink } from "../product-listing/product-link.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import { orderTexts } from "../texts/order-texts.ts";
import type { OrderPanelProps } from "./open-dialog.ts";
import "./order.css";

export const OrderItemsPanel = ({ order, can, open }: OrderPanelProps) => (
  <Card title={texts.items} aside={<span className="note">{orderTexts.pieces(piecesOf(order))}</span>}>
    <ul className="divided">
      {order.items.map((item) => (
        <li key={item.position} className="flex flex-wrap gap-3 py-3">
          <ItemImage image={item.image} />
          <div className="grid min-w-0 flex-1 basis-52 content-start gap-1 wrap-anywhere">
            <ItemFacts item={item} />
            <VerdictLabel fitment={item.fitment} />
          </div>
          <div className="order-item-end">
            <p className="strong">{formatMoney(item.total)}</p>
            {item.quantity > 1 ? <p className="note">{texts.each(formatMoney(item.price))}</p> : null}
            {can("cancel-lines") && leftOf(item) > 0 ? (
              <Button
                variant="secondary"
                small
                aria-label={texts.cancelLineOf(partName(item.product))}
                onClick={() => open({ action: "cancel-lines", position: item.position })}
              >
                {texts.cancelLine}
              </Button>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
    {order.order_notes ? (
      <div className="panel mt-3 p-3">
        <h3 className="small strong">{texts.orderNotes}</h3>
        <p className="order-remark wrap-anywhere">{order.order_notes}</p>
      </div>
    ) : null}
  </Card>
);

/** Without the canceled ones, unless nothing is left. */
const piecesOf = ({ items, quantity }: OrderPanelProps["order"]): number =>
  items.reduce((sum, item) => sum + leftOf(item), 0) || quantity;

const ItemImage = ({ image }: { image: string | null }) =>
  image ? (
    <img src={imageUrlAtWidth(image, 160)} alt="" width={60} height={80} loading="lazy" className="order-item-image" />
  ) : null;

function ItemFacts({ item }: { item: OrderLine }) {
  const { product, options, quantity, cancelledQuantity, missing, shelf } = item;
  const chosen = options.map(({ name, value }) => optionText(product.options, name, value));
  return (
    <>
      <p className="strong">
        {`${quantity} × `}
        <ProductLink id={product.id}>{product.name}</ProductLink>
      </p>
      {cancelledQuantity > 0 ? <p className="order-item-alert">{texts.cancelled(cancelledQuantity)}</p> : null}
      {missing > 0 ? <p className="order-item-alert">{texts.missing(missing)}</p> : null}
      <p className="note">{[partIdentity(product), ...chosen].join(" · ")}</p>
      <p className="note">{shelf ? actionTexts.pick.shelf(shelf) : actionTexts.pick.noShelf}</p>
    </>
  );
}

function optionText(options: OrderLine["product"]["options"], name: string, value: string): string {
  const option = options.find(({ slug }) => slug === name);
  const chosen = option?.values.find(({ slug }) => slug === value);
  return `${option?.name ?? name}: ${chosen?.name ?? value}`;
}
