import type { ProductCardDto } from "@pecacerta/contract/product";
import { type ProductCardData, toProductCard } from "../product-card/product-card-data.ts";

type Products<Name extends string> = {
  lists: Record<Name, ProductCardDto[]>;
  ending: { card: ProductCardDto; ends: string }[];
};

/** The shop window as the page carries it: a product that stands in several lists is carried once. */
export function windowCards<Name extends string>({ lists, ending }: Products<Name>) {
  const made = new Map<string, ProductCardData>();
  const once = (product: ProductCardDto): ProductCardData => {
    const card = made.get(product.id) ?? toProductCard(product);
    made.set(product.id, card);
    return card;
  };
  const listed = Object.entries<ProductCardDto[]>(lists).map(([name, products]) => [name, products.map(once)]);
  return {
    lists: Object.fromEntries(listed) as Record<Name, ProductCardData[]>,
    ending: ending.map(({ card, ends }) => ({ card: once(card), ends })),
  };
}
