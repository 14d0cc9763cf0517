import type { ProductDto } from "@pecacerta/contract/product";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useId } from "react";
import { useLocation } from "react-router";
import { refusalText } from "../../texts/refusal-text.ts";
import { useText } from "../../texts/text.ts";
import { signInPath } from "../session/next-path.ts";
import { useSession } from "../session/session-store.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

export function AddToCart({ product }: { product: ProductDto }) {
  const text = useText();
  const id = useId();
  const { error, choices, quantity, isAdding, selectOption, changeQuantity, submit } = useAddToCart(product);
  const { name, sku } = product;
  if (purchaseOptions({ ...product, signedIn: false }).whatsapp) {
    const about = text("TEXT_WHATSAPP_PRODUCT_MESSAGE", { name, sku });
    return (
      <WhatsappButton message={about} products={[{ sku, quantity: 1 }]} label={text("TEXT_ASK_ON_WHATSAPP")} wide />
    );
  }
  const labels = {
    field: text("TEXT_QUANTITY"),
    less: text("TEXT_QUANTITY_LESS", { name }),
    more: text("TEXT_QUANTITY_MORE", { name }),
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
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
      <div className="buy-row flex flex-wrap gap-3">
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
  const text = useText();
  const isAlive = useHydrated();
  const { pathname, search } = useLocation();
  const { isLoaded, session } = useSession();
  if (isLoaded && purchaseOptions({ ...product, signedIn: session !== null }).login) {
    return (
      <ButtonLink href={signInPath(pathname + search)} className="grow">
        {text("TEXT_SIGN_IN_TO_BUY")}
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" className="grow" disabled={!isAlive} aria-disabled={isAdding || undefined}>
      <ShoppingCart size={20} />
      {text(isAdding ? "TEXT_ADDING_TO_CART" : "TEXT_ADD_TO_CART")}
    </Button>
  );
}
