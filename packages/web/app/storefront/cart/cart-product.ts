import type { CartDto as WireCart } from "@pecacerta/contract/cart";
import type { ProductDto } from "@pecacerta/contract/product";
import { buildCart, type Cart } from "@pecacerta/rules/cart";
import { toCentavos } from "@pecacerta/rules/money";
import { isObject } from "../../client/kept.ts";

/** What a line of the cart shows of its product: a browser does not keep descriptions. */
export type CartProduct = Pick<ProductDto, "id" | "name" | "slug" | "sku" | "partNumber" | "options"> & {
  image: string | null;
  /** The line's price is another one than the shop's: it was agreed on with this customer. */
  isAgreed?: boolean;
};

export type BrowserCart = Cart<CartProduct>;

export function toCartProduct(product: ProductDto): CartProduct {
  const { id, name, slug, sku, partNumber, options, images } = product;
  return { id, name, slug, sku, partNumber, options, image: images[0] ?? null };
}

/** The server's cart in centavos. Its lines and prices are believed, the sums are made here by the same rules. */
export function fromCartDto({ lastItemId, items }: WireCart): BrowserCart {
  const lines = items.map(({ id, product, options, price, quantity }) => ({
    ...{ id, options, quantity },
    product: { ...toCartProduct(product), ...(price === product.price ? {} : { isAgreed: true }) },
    price: toCentavos(price),
  }));
  return buildCart(lastItemId, lines);
}

/** The cart that a browser kept, with its sums made anew; undefined for what is no cart. */
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
