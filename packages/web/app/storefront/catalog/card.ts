import type { CardProduct } from "@pecacerta/contract/product";
import { pictureAt } from "@pecacerta/rules/gallery";
import { centavosOf } from "@pecacerta/rules/money";
import { discountPercent } from "@pecacerta/rules/price";
import type { Availability } from "@pecacerta/rules/stock";
import { waysOf } from "../cart/ways-of.ts";

/** What a card shows of a product: a page of cards carries no more than it draws. Money in centavos. */
export type Card = {
  id: string;
  slug: string;
  name: string;
  brand: string;
  brandSlug: string;
  partNumber: string;
  image: string | null;
  /** Null where the price is only told on request. */
  price: number | null;
  former: number | null;
  percentOff: number | null;
  rating: number;
  reviews: number;
  availability: Availability;
  isNew: boolean;
  /** Whether it is bought here, or asked for. */
  isSold: boolean;
};

export function cardOf(product: CardProduct): Card {
  const price = centavosOf(product.price);
  const former = product.compareAtPrice === null ? null : centavosOf(product.compareAtPrice);
  const { showPrice, whatsapp } = waysOf(product, false);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand?.name ?? "",
    brandSlug: product.brand?.slug ?? "",
    partNumber: product.partNumber,
    image: small(product.images[0]),
    price: showPrice ? price : null,
    former: showPrice ? former : null,
    percentOff: showPrice ? discountPercent({ price, compareAtPrice: former }) : null,
    rating: product.rating,
    reviews: product.reviews,
    availability: product.availability,
    isNew: product.badges.includes("new"),
    isSold: !whatsapp,
  };
}

/** A picture as wide as a card. */
export const small = (image: string | undefined): string | null => (image ? pictureAt(image, 400) : null);
