import type { ProductCardDto } from "@pecacerta/contract/product";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { toCentavos } from "@pecacerta/rules/money";
import { discountPercent } from "@pecacerta/rules/price";
import type { Availability } from "@pecacerta/rules/stock";
import { purchaseOptionsOf } from "./purchase-options.ts";

/** Only what a card shows, to keep pages of cards small. Amounts in centavos. */
export type ProductCardData = {
  id: string;
  slug: string;
  name: string;
  brand: string;
  brandSlug: string;
  partNumber: string;
  image: string | null;
  /** Null for a price on request. */
  price: number | null;
  compareAtPrice: number | null;
  discountPercent: number | null;
  rating: number;
  reviewCount: number;
  availability: Availability;
  isNew: boolean;
  /** Whether it can be bought online. */
  isPurchasable: boolean;
};

export function toProductCard(product: ProductCardDto): ProductCardData {
  const price = toCentavos(product.price);
  const compareAtPrice = product.compareAtPrice === null ? null : toCentavos(product.compareAtPrice);
  const { showPrice, whatsapp } = purchaseOptionsOf(product, false);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand?.name ?? "",
    brandSlug: product.brand?.slug ?? "",
    partNumber: product.partNumber,
    image: cardPicture(product.images[0]),
    price: showPrice ? price : null,
    compareAtPrice: showPrice ? compareAtPrice : null,
    discountPercent: showPrice ? discountPercent({ price, compareAtPrice: compareAtPrice }) : null,
    rating: product.rating,
    reviewCount: product.reviews,
    availability: product.availability,
    isNew: product.badges.includes("new"),
    isPurchasable: !whatsapp,
  };
}

export const cardPicture = (image: string | undefined): string | null => (image ? imageUrlAtWidth(image, 400) : null);
