export const PRODUCT_STATES = ["draft", "published", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const productState = ({ published, isArchived }: { published: boolean; isArchived: boolean }): ProductState =>
  isArchived ? "archived" : published ? "published" : "draft";

export const PRODUCT_CONDITIONS = ["new", "used", "remanufactured"] as const;
export type ProductCondition = (typeof PRODUCT_CONDITIONS)[number];

export const PUBLISH_BLOCKERS = ["name", "price", "category", "image", "fitment"] as const;
export type PublishBlocker = (typeof PUBLISH_BLOCKERS)[number];

type BlockedProduct = {
  name: string;
  price: number;
  categories: readonly unknown[];
  images: readonly unknown[];
  compatibility: "all" | "unknown" | "listed";
  fitments: readonly unknown[];
};

/** What is missing before a product can be published. `needsFitments`: one of its categories requires them. */
export function publishBlockers(product: BlockedProduct, needsFitments: boolean): PublishBlocker[] {
  const missing: Record<PublishBlocker, boolean> = {
    name: product.name.trim() === "",
    price: product.price <= 0,
    category: product.categories.length === 0,
    image: product.images.length === 0,
    fitment:
      (needsFitments && product.compatibility === "unknown") ||
      (product.compatibility === "listed" && product.fitments.length === 0),
  };
  return PUBLISH_BLOCKERS.filter((blocker) => missing[blocker]);
}

/** Lists of products that staff choose from. `no-fitment`: published or draft, without any fitment data. */
export const PRODUCT_VIEWS = ["all", "published", "draft", "archived", "no-fitment", "no-image", "low-stock"] as const;
export type StaffProductView = (typeof PRODUCT_VIEWS)[number];
