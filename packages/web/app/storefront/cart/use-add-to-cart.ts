import type { ProductDto } from "@pecacerta/contract/product";
import { validateChoices } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY, parseQuantity } from "@pecacerta/rules/quantity";
import { toast } from "@pecacerta/ui/toast.ts";
import { type SubmitEvent, useState } from "react";
import { m } from "#messages";

type AddToCartError = "ERROR_ADD_TO_CART_QUANTITY" | "ERROR_ADD_TO_CART_OPTIONS";

/** Preloaded for customers; visitors cannot add to the cart. */
export const loadCartActions = () => import("./cart-actions.ts");

export function useAddToCart(product: ProductDto) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [quantity, setQuantity] = useState(String(DEFAULT_QUANTITY));
  const [error, setError] = useState<AddToCartError>();
  const [isAdding, setAdding] = useState(false);

  const selectOption = (option: string, value: string) => {
    setChoices((previous) => new Map(previous).set(option, value));
    setError(undefined);
  };
  const changeQuantity = (nextQuantity: string) => {
    setQuantity(nextQuantity);
    setError(undefined);
  };
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    const parsedQuantity = parseQuantity(quantity);
    if (!parsedQuantity.ok) return setError(parsedQuantity.refusal);
    const checkedChoices = validateChoices(
      product.options,
      [...choices].map(([name, value]) => ({ name, value })),
    );
    if (!checkedChoices.ok) return setError(checkedChoices.refusal);
    setAdding(true);
    const actions = await loadCartActions().catch(() => undefined);
    if (actions) await actions.addToCart(product, checkedChoices.value, parsedQuantity.value);
    else toast.error(m.NETWORK_ERROR());
    setAdding(false);
  }
  return { choices, quantity, error, isAdding, selectOption, changeQuantity, submit };
}
