import type { ProductDto } from "@pecacerta/contract/product";
import { validateChoices } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY, parseQuantity } from "@pecacerta/rules/quantity";
import { type SubmitEvent, useState } from "react";
import { textOf } from "../../texts/text.ts";
import { toast } from "../../ui/toast.ts";

type Fault = "ERROR_ADD_TO_CART_QUANTITY" | "ERROR_ADD_TO_CART_OPTIONS";

/** What puts things into the cart: fetched ahead for customers, who alone may do that. */
export const loadCartActions = () => import("./cart-actions.ts");

/** What is being chosen of a product, and what is wrong with it when it is about to be added. */
export function useAddToCart(product: ProductDto) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [quantity, setQuantity] = useState(String(DEFAULT_QUANTITY));
  const [fault, setFault] = useState<Fault>();
  const [isAdding, setAdding] = useState(false);

  const pick = (option: string, value: string) => {
    setChoices((before) => new Map(before).set(option, value));
    setFault(undefined);
  };
  const type = (typed: string) => {
    setQuantity(typed);
    setFault(undefined);
  };
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    const wanted = parseQuantity(quantity);
    if (!wanted.ok) return setFault(wanted.refusal);
    const chosen = validateChoices(
      product.options,
      [...choices].map(([name, value]) => ({ name, value })),
    );
    if (!chosen.ok) return setFault(chosen.refusal);
    setAdding(true);
    const adding = await loadCartActions().catch(() => undefined);
    if (adding) await adding.addToCart(product, chosen.value, wanted.value);
    else toast.error(textOf("NETWORK_ERROR"));
    setAdding(false);
  }
  return { choices, quantity, fault, isAdding, pick, setQuantity: type, submit };
}
