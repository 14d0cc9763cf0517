import { BidLink } from "../bids/bid-link.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import type { PageProduct } from "./product-page-data.ts";
import { ShareButton } from "./share-button.tsx";

export const ProductActions = ({ product }: { product: PageProduct }) => (
  <>
    <CompareButton product={product} />
    <BidLink product={product} />
    <ShareButton title={product.name} />
  </>
);
