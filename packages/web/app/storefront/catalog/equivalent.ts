import type { Product } from "@pecacerta/contract/product";
import { type Card, cardOf } from "./card.ts";

/** What the page shows of a product that can take another one's place. */
export type Equivalent = Card & { id: string };

export const equivalentOf = (product: Product): Equivalent => ({ ...cardOf(product), id: product.id });
