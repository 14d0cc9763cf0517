import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { partIdentity } from "@pecacerta/rules/part-number";
import { actionTexts } from "../texts/order-action-texts.ts";
import { orderPageTexts } from "../texts/order-page-texts.ts";
import { leftOf, type OrderLine } from "./order-pieces.ts";
import "./order-actions.css";

/** What to look for: image, name, numbers and shelf. */
export const PieceLabel = ({ item }: { item: OrderLine }) => (
  <div className="flex gap-3">
    {item.image ? (
      <img
        src={imageUrlAtWidth(item.image, 160)}
        alt=""
        width={48}
        height={64}
        loading="lazy"
        className="piece-image"
      />
    ) : null}
    <div className="min-w-0 wrap-anywhere">
      <p className="strong">{`${leftOf(item)} × ${item.product.name}`}</p>
      {item.missing > 0 ? <p className="piece-missing">{orderPageTexts.missing(item.missing)}</p> : null}
      <p className="note">{partIdentity(item.product)}</p>
      <p className="note">{item.shelf ? actionTexts.pick.shelf(item.shelf) : actionTexts.pick.noShelf}</p>
    </div>
  </div>
);
