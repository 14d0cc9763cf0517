import type { ProductDto } from "@pecacerta/contract/product";
import { formatMoney } from "@pecacerta/rules/money";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { QuickBuyButton } from "../cart/quick-buy-button.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { StockLine } from "../product-info/stock-line.tsx";
import { deleteWishlistItem } from "./wishlist-actions.ts";
import "./wishlist-row.css";

export function WishlistRow({ product, onRemoved }: { product: ProductDto; onRemoved: () => void }) {
  const remove = () => {
    onRemoved();
    void deleteWishlistItem(product);
  };
  const { id, slug, name, brand, partNumber, images } = product;
  return (
    <li className="wish-row">
      <a href={`/products/${slug}`} tabIndex={-1} aria-label={name}>
        <ProductThumbnail image={cardPicture(images[0])} />
      </a>
      <div className="wish-facts">
        <a href={`/products/${slug}`} className="name-link">
          {name}
        </a>
        <p className="caption">{[brand?.name, partNumber].filter(Boolean).join(" · ")}</p>
        <FitmentStatus productId={id} variant="line" />
        <StockLine product={product} />
        <button
          type="button"
          className="wish-remove -ms-2 inline-flex min-h-11 items-center gap-1 justify-self-start px-2"
          aria-label={m.wish_remove_name({ name })}
          onClick={remove}
        >
          <Trash2 size={16} />
          {m.wish_remove()}
        </button>
      </div>
      <div className="wish-buy">
        <WishlistPrice product={product} />
        <QuickBuyButton product={product} returnPath="/wishlist" />
      </div>
    </li>
  );
}

function WishlistPrice({ product }: { product: ProductDto }) {
  const { price, compareAtPrice } = product;
  if (!purchaseOptions({ ...product, signedIn: false }).showPrice)
    return <p className="strong">{m.price_on_request()}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {compareAtPrice === null ? null : <s className="price caption">{formatMoney(compareAtPrice)}</s>}
      <Price centavos={price} className={compareAtPrice === null ? "subtitle strong" : "wish-sale subtitle strong"} />
    </p>
  );
}
