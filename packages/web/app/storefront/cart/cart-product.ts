import type { CartDto } from "@pecacerta/contract/cart";
import type { ProductDto } from "@pecacerta/contract/product";
import { buildCart, type Cart } from "@pecacerta/rules/cart";
import { isObject } from "../../client/storage.ts";

/** The stored part of a product. */
export type CartProduct = Pick<ProductDto, "id" | "name" | "slug" | "sku" | "partNumber" | "options"> & {
  image: string | null;
  /** Whether the price was agreed on in a bid. */
  isAgreed?: boolean;
};

export type BrowserCart = Cart<CartProduct>;

export function toCartProduct(product: ProductDto): CartProduct {
  const { id, name, slug, sku, partNumber, options, images } = product;
  return { id, name, slug, sku, partNumber, options, image: images[0] ?? null };
}

/** The sums are recomputed by the same rules. */
export function fromCartDto({ lastItemId, items }: CartDto): BrowserCart {
  const lines = items.map(({ id, product, options, price, quantity }) => ({
    ...{ id, options, price, quantity },
    product: { ...toCartProduct(product), ...(price === product.price ? {} : { isAgreed: true }) },
  }));
  return buildCart(lastItemId, lines);
}

/** Undefined if the value is not a cart. The sums are recomputed. */
export function parseStoredCart(value: unknown): BrowserCart | undefined {
  if (!isObject(value) || !Array.isArray(value.items) || !value.items.every(isStoredLine)) return undefined;
  const lastItemId = Math.max(0, ...value.items.map(({ id }) => id), Number(value.lastItemId) || 0);
  return buildCart(lastItemId, value.items);
}

type StoredLine = Omit<BrowserCart["items"][number], "total">;

function isStoredLine(line: unknown): line is StoredLine {
  if (!isObject(line) || !isObject(line.product) || !isChoiceList(line.options)) return false;
  const { id, name, slug, sku, partNumber, options, image } = line.product;
  const texts = [id, name, slug, sku, partNumber, image ?? ""];
  const amounts = [line.id, line.price, line.quantity];
  return (
    texts.every((text) => typeof text === "string") &&
    amounts.every((amount) => Number.isSafeInteger(amount) && Number(amount) >= 0) &&
    Array.isArray(options) &&
    options.every((option) => isObject(option) && Array.isArray(option.values) && option.values.every(isObject))
  );
}

const isChoiceList = (options: unknown): boolean =>
  Array.isArray(options) &&
  options.every((choice) => isObject(choice) && typeof choice.name === "string" && typeof choice.value === "string");
