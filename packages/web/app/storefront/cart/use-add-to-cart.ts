import type { CartLineProductDto } from "@pecacerta/contract/cart";
import { validateChoices } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY, parseQuantity } from "@pecacerta/rules/quantity";
import { type SubmitEvent, useState } from "react";
import { useBuy } from "./use-buy.ts";

type AddToCartError = "ERROR_ADD_TO_CART_QUANTITY" | "ERROR_ADD_TO_CART_OPTIONS";

export function useAddToCart(product: CartLineProductDto) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [quantity, setQuantity] = useState(String(DEFAULT_QUANTITY));
  const [error, setError] = useState<AddToCartError>();
  const [isAdding, setAdding] = useState(false);

  const buy = useBuy();

  const selectOption = (option: string, value: string) => {
    setChoices((previous) => new Map(previous).set(option, value));
    setError(undefined);
  };
  const changeQuantity = (nextQuantity: string) => {
    setQuantity(nextQuantity);
    setError(undefined);
  };
  async function buyNow() {
    if (isAdding) return;
    const parsedQuantity = parseQuantity(quantity);
    if (!parsedQuantity.ok) return setError(parsedQuantity.refusal);
    const checkedChoices = validateChoices(
      product.options,
      [...choices].map(([name, value]) => ({ name, value })),
    );
    if (!checkedChoices.ok) return setError(checkedChoices.refusal);
    setAdding(true);
    await buy([{ product, options: checkedChoices.value, quantity: parsedQuantity.value }]);
    setAdding(false);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void buyNow();
  };
  return { choices, quantity, error, isAdding, selectOption, changeQuantity, submit, buyNow };
}
