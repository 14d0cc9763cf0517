import type { ProductDto } from "@pecacerta/contract/product";
import { BidLink } from "../bids/bid-link.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { ShareButton } from "./share-button.tsx";

export const ProductActions = ({ product }: { product: ProductDto }) => (
  <div className="action-links">
    <WishlistButton product={product} isWide />
    <CompareButton product={product} />
    <BidLink product={product} />
    <ShareButton title={product.name} />
  </div>
);
