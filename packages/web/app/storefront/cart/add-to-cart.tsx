import type { ProductDto } from "@pecacerta/contract/product";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useId } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { signInPath } from "../sessions/next-path.ts";
import { useSession } from "../sessions/session-store.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

export function AddToCart({ product }: { product: ProductDto }) {
  const id = useId();
  const { error, choices, quantity, isAdding, selectOption, changeQuantity, submit } = useAddToCart(product);
  const { name, sku } = product;
  if (purchaseOptions({ ...product, signedIn: false }).whatsapp) {
    const about = m.whatsapp_product_message({ name, sku });
    return <WhatsappButton message={about} products={[{ sku, quantity: 1 }]} label={m.ask_on_whatsapp()} wide />;
  }
  const labels = {
    field: m.quantity(),
    less: m.quantity_less({ name }),
    more: m.quantity_more({ name }),
  };
  return (
    <form id={`buy-${product.slug}`} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {product.options.map((option) => (
        <OptionPicker
          key={option.slug}
          option={option}
          group={id}
          selected={choices.get(option.slug)}
          onSelect={(value) => selectOption(option.slug, value)}
        />
      ))}
      {error ? (
        <div id={`${id}-error`}>
          <Notice tone="failure">{refusalText(error)}</Notice>
        </div>
      ) : null}
      <div data-buy-row className="flex gap-2 md:gap-3">
        <QuantityField
          value={quantity}
          labels={labels}
          isInvalid={error === "ERROR_ADD_TO_CART_QUANTITY"}
          describedBy={error ? `${id}-error` : undefined}
          onChange={changeQuantity}
        />
        <SubmitButton product={product} isAdding={isAdding} />
      </div>
    </form>
  );
}

function SubmitButton({ product, isAdding }: { product: ProductDto; isAdding: boolean }) {
  const isAlive = useHydrated();
  const { pathname, search } = useLocation();
  const { isLoaded, session } = useSession();
  if (isLoaded && purchaseOptions({ ...product, signedIn: session !== null }).login) {
    return (
      <ButtonLink href={signInPath(pathname + search)} className="grow">
        {m.sign_in_to_buy()}
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" className="grow" disabled={!isAlive} aria-disabled={isAdding || undefined}>
      <ShoppingCart size={20} />
      {isAdding ? m.adding_to_cart() : m.add_to_cart()}
    </Button>
  );
}
