import type { ProductCardDto } from "@pecacerta/contract/product";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { discountPercent } from "@pecacerta/rules/price";
import { purchaseOptions } from "@pecacerta/rules/product";
import type { Availability } from "@pecacerta/rules/stock";

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
  const { price, compareAtPrice } = product;
  const { showPrice, whatsapp } = purchaseOptions({ ...product, signedIn: false });
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
    discountPercent: showPrice ? discountPercent(product) : null,
    rating: product.rating,
    reviewCount: product.reviews,
    availability: product.availability,
    isNew: product.badges.includes("new"),
    isPurchasable: !whatsapp,
  };
}

export const cardPicture = (image: string | undefined): string | null => (image ? imageUrlAtWidth(image, 400) : null);
