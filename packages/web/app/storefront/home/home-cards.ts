import type { ProductCardDto } from "@pecacerta/contract/product";
import { type ProductCardData, toProductCard } from "../product-info/product-card-data.ts";

type HomeCollections<Name extends string> = {
  lists: Record<Name, ProductCardDto[]>;
  ending: { card: ProductCardDto; ends: string }[];
};

/** Cards of all collections; a product in several collections is serialized once. */
export function toHomeCards<Name extends string>({ lists, ending }: HomeCollections<Name>) {
  const cards = new Map<string, ProductCardData>();
  const toCard = (product: ProductCardDto): ProductCardData => {
    const card = cards.get(product.id) ?? toProductCard(product);
    cards.set(product.id, card);
    return card;
  };
  const listed = Object.entries<ProductCardDto[]>(lists).map(([name, products]) => [name, products.map(toCard)]);
  return {
    lists: Object.fromEntries(listed) as Record<Name, ProductCardData[]>,
    ending: ending.map(({ card, ends }) => ({ card: toCard(card), ends })),
  };
}
