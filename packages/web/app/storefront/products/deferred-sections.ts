import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { EquivalentProducts } from "./equivalent-products.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { RelatedProducts } from "./related-products.tsx";

/** What stands below the offer: on the page from the first byte, but brought to life after what is bought with. */
export const deferredSections = {
  ProductParts: ProductTabs,
  Equivalents: EquivalentProducts,
  Related: RelatedProducts,
  RecentlyViewed,
};
