import type { CartLineProductDto } from "@pecacerta/contract/cart";
import { addCartItem, CART_DELAY_MS, lineKey, removeCartItem, updateCartQuantities } from "@pecacerta/rules/cart";
import type { OptionChoice } from "@pecacerta/rules/product";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { toStoredProduct } from "../product-info/stored-product.ts";
import type { BrowserCart } from "./cart-product.ts";
import { currentCart, updateCart, useCart } from "./cart-store.ts";
import { type BrowserCartLine, flushCart } from "./sync-cart.ts";
import { warnOfUnfitLines } from "./warn-of-unfit-lines.ts";

/** Adds a product and confirms it with a toast. An equal line in the cart stays as it is. */
export async function addToCart(
  product: CartLineProductDto,
  options: readonly OptionChoice[],
  quantity: number,
): Promise<void> {
  await delay();
  const { unsent } = useCart.getState();
  const previous = currentCart();
  updateCart((cart) =>
    addCartItem(cart, { product: toStoredProduct(product), options, price: product.price, quantity }),
  );
  const added = currentCart() !== previous;
  const { name } = product;
  if (!added) {
    toast.info(m.toast_product_already_in_cart({ name }), { label: m.cart_change_quantity(), href: "/cart" });
    return;
  }
  void flushCart(unsent ? undefined : currentCart().items.at(-1));
  if (!(await warnOfUnfitLines([{ product: toStoredProduct(product), options: [...options] }], removeLine)))
    toast.success(m.toast_product_added_to_cart({ name }), { label: m.cart_see(), href: "/cart" });
}

export async function removeLine(key: string): Promise<void> {
  await delay();
  changeLine(key, (cart, { id }) => removeCartItem(cart, id));
}

/** Only the last quantity of a quick succession is applied. */
export function setLineQuantity(key: string, quantity: number): void {
  clearTimeout(pendingTimers.get(key));
  const apply = () => changeLine(key, (cart, { id }) => updateCartQuantities(cart, [{ id, quantity }]));
  pendingTimers.set(key, setTimeout(apply, CART_DELAY_MS));
}

/** Reduces or removes lines to the available quantities. */
export function reduceToAvailable(availability: ReadonlyMap<string, number>): void {
  updateCart((cart) => {
    const reducedLines = cart.items.filter(
      (line) => (availability.get(lineKey(line)) ?? line.quantity) < line.quantity,
    );
    const removedLines = reducedLines.filter((line) => availability.get(lineKey(line)) === 0);
    const quantities = reducedLines.map((line) => ({
      id: line.id,
      quantity: availability.get(lineKey(line)) ?? line.quantity,
    }));
    return removedLines.reduce((rest, { id }) => removeCartItem(rest, id), updateCartQuantities(cart, quantities));
  });
  void flushCart();
}

const pendingTimers = new Map<string, ReturnType<typeof setTimeout>>();

function changeLine(key: string, change: (cart: BrowserCart, line: BrowserCartLine) => BrowserCart): void {
  updateCart((cart) => {
    const line = cart.items.find((item) => lineKey(item) === key);
    return line ? change(cart, line) : cart;
  });
  void flushCart();
}

const delay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CART_DELAY_MS));
