import type { ProductDto } from "@pecacerta/contract/product";
import { addCartItem, CART_DELAY_MS, optionsKey, removeCartItem, updateCartQuantities } from "@pecacerta/rules/cart";
import { toCentavos } from "@pecacerta/rules/money";
import type { OptionChoice } from "@pecacerta/rules/product";
import { textOf } from "../../texts/text.ts";
import { toast } from "../../ui/toast.ts";
import { type BrowserCart, toCartProduct } from "./cart-product.ts";
import { currentCart, updateCart, useCart } from "./cart-store.ts";
import { type CartLine, flushCart } from "./sync-cart.ts";

/** Names a line by what it is: its id may become another one when the server answers. */
export const lineKey = ({ product, options }: Pick<CartLine, "product" | "options">): string =>
  `${product.id} ${optionsKey(options)}`;

/** Puts a product into the cart and says so; an equal line that is there already stays as it is. */
export async function addToCart(
  product: ProductDto,
  options: readonly OptionChoice[],
  quantity: number,
): Promise<void> {
  await delay();
  const { unsent } = useCart.getState();
  const before = currentCart();
  const price = toCentavos(product.price);
  updateCart((cart) => addCartItem(cart, { product: toCartProduct(product), options, price, quantity }));
  const added = currentCart() !== before;
  const { name } = product;
  if (added) toast.success(textOf("TEXT_TOAST_PRODUCT_ADDED_TO_CART", { name }));
  else toast.info(textOf("TEXT_TOAST_PRODUCT_ALREADY_IN_CART", { name }));
  if (added) void flushCart(unsent ? undefined : currentCart().items.at(-1));
}

export async function removeLine(key: string): Promise<void> {
  await delay();
  changeLine(key, (cart, { id }) => removeCartItem(cart, id));
}

/** Only the last of several quantities in quick succession counts. */
export function setLineQuantity(key: string, quantity: number): void {
  clearTimeout(waiting.get(key));
  const apply = () => changeLine(key, (cart, { id }) => updateCartQuantities(cart, [{ id, quantity }]));
  waiting.set(key, setTimeout(apply, CART_DELAY_MS));
}

/** Quantities and removals of several lines in one go and at once: what the stock leaves of them. */
export function reduceToAvailable(left: ReadonlyMap<string, number>): void {
  updateCart((cart) => {
    const less = cart.items.filter((line) => (left.get(lineKey(line)) ?? line.quantity) < line.quantity);
    const gone = less.filter((line) => left.get(lineKey(line)) === 0);
    const kept = less.map((line) => ({ id: line.id, quantity: left.get(lineKey(line)) ?? line.quantity }));
    return gone.reduce((rest, { id }) => removeCartItem(rest, id), updateCartQuantities(cart, kept));
  });
  void flushCart();
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

function changeLine(key: string, change: (cart: BrowserCart, line: CartLine) => BrowserCart): void {
  updateCart((cart) => {
    const line = cart.items.find((item) => lineKey(item) === key);
    return line ? change(cart, line) : cart;
  });
  void flushCart();
}

const delay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CART_DELAY_MS));
