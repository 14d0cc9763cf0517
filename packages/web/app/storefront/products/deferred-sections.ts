import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { EquivalentProducts } from "./equivalent-products.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { RelatedProducts } from "./related-products.tsx";

/** Rendered with the page, but hydrated after the product summary. */
export const deferredSections = {
  StickyBuyBar: BuyBar,
  ProductActions,
  ProductParts: ProductTabs,
  Equivalents: EquivalentProducts,
  Related: RelatedProducts,
  RecentlyViewed,
};
