import type { CategoryDto } from "@pecacerta/contract/categories";
import type { ProductDto } from "@pecacerta/contract/product";
import { chooseProductLayout, type ProductLayout } from "@pecacerta/rules/product-layout";
import type { Crumb } from "@pecacerta/ui/breadcrumb.tsx";
import { m } from "#messages";

/** What a product's page shows and scripts read: what only the server needs would double the page's data. */
export type PageProduct = Omit<ProductDto, "ecommerce_uuid" | "type" | "attributes" | "tags">;

export const breadcrumbsFor = ({ categories }: Pick<ProductDto, "categories">): Crumb[] => [
  { name: m.home(), href: "/" },
  ...categories.toReversed().map(({ slug, name }) => ({ name, href: `/catalog/${slug}` })),
];

type NamedProduct = Pick<ProductDto, "name" | "partNumber"> & { brand: { name: string } | null };

/** The name with its brand and part number, each said once. */
export const productTitle = (product: NamedProduct): string => [product.name, ...missingCodes(product)].join(" ");

export function productDescription(product: NamedProduct & { excerpt: string }): string {
  const code = [product.brand?.name, product.partNumber].filter(Boolean).join(" ") || product.name;
  return `${m.product_about({ code })} ${product.excerpt || product.name}`;
}

const missingCodes = ({ name, brand, partNumber }: NamedProduct): string[] =>
  [brand?.name ?? "", partNumber].filter((code) => code !== "" && !name.toLowerCase().includes(code.toLowerCase()));

/** A category chooses a layout in its custom field `productLayout`; the category nearest to the product wins. */
export function layoutFor(product: ProductDto, categories: readonly CategoryDto[]): ProductLayout {
  const fields = new Map(categories.map(({ slug, customFields }) => [slug, customFields]));
  const requestedLayouts = product.categories.map(({ slug }) => fields.get(slug)?.productLayout);
  return chooseProductLayout(requestedLayouts, Array.isArray(product.compatibility));
}
