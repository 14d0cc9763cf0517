import type { ProductField } from "@pecacerta/contract/admin/product";

const FOLLOWING: Partial<Record<ProductField, readonly ProductField[]>> = {
  price: ["compareAtPrice", "saleEndsAt"],
  compareAtPrice: ["saleEndsAt"],
  fitments: ["compatibility"],
};

/** Fields that the server may change with these. Sent with a base, they are a conflict if other people changed them. */
export const followingFields = (changed: readonly ProductField[]): ProductField[] => [
  ...new Set(changed.flatMap((field) => FOLLOWING[field] ?? []).filter((field) => !changed.includes(field))),
];
