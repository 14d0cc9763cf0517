import { Equivalents } from "./equivalents.tsx";
import { ProductParts } from "./product-parts.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Related } from "./related.tsx";

/** What stands below the offer: on the page from the first byte, but brought to life after what is bought with. */
export const rest = { ProductParts, Equivalents, Related, RecentlyViewed };
