import type { ProductDto } from "@pecacerta/contract/product";
import { BidLink } from "../bids/bid-link.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import { ShareButton } from "./share-button.tsx";

export const ProductActions = ({ product }: { product: ProductDto }) => (
  <>
    <CompareButton product={product} />
    <BidLink product={product} />
    <ShareButton title={product.name} />
  </>
);
