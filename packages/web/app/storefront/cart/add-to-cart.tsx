import type { CartLineProductDto } from "@pecacerta/contract/cart";
import type { ProductDto } from "@pecacerta/contract/product";
import { partIdentity } from "@pecacerta/rules/part-number";
import { purchaseOptions } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { Button } from "@pecacerta/ui/button.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useId } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { useSession } from "../sessions/session-store.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { WhatsappBuyLink } from "../whatsapp/whatsapp-buy-link.tsx";
import { BuyLink } from "./buy-link.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import "./buy-hint.css";

// Not refusalText: the texts of all refusals are 2.5 kB of every product page.
const ERROR_TEXTS = {
  ERROR_ADD_TO_CART_QUANTITY: m.ERROR_ADD_TO_CART_QUANTITY,
  ERROR_ADD_TO_CART_OPTIONS: m.ERROR_ADD_TO_CART_OPTIONS,
};

type AddToCartProps = {
  product: CartLineProductDto & Pick<ProductDto, "compareAtPrice" | "stock">;
  /** There is room to buy on WhatsApp, too. */
  offersChat?: boolean;
  /** Receives the picture of a chosen option. */
  onChooseImage: (image: string) => void;
};

export function AddToCart({ product, offersChat, onChooseImage }: AddToCartProps) {
  const id = useId();
  const { error, choices, quantity, isAdding, selectOption, changeQuantity, submit, buyNow } = useAddToCart(product);
  // Everyone gets the visitor's page from the server.
  const isVisitor = useSession(({ session }) => session === null);
  const { name, sku, price } = product;
  if (purchaseOptions({ ...product, signedIn: false }).whatsapp) {
    const about = m.whatsapp_product_message({ name, part: partIdentity(product) });
    return <WhatsappButton message={about} products={[{ sku, quantity: 1 }]} label={m.ask_on_whatsapp()} wide />;
  }
  const labels = {
    field: m.quantity(),
    less: m.quantity_less({ name }),
    more: m.quantity_more({ name }),
  };
  return (
    <form id={`buy-${product.slug}`} method="post" noValidate onSubmit={submit} className="grid gap-2 md:gap-4">
      {product.options.map((option) => (
        <OptionPicker
          key={option.slug}
          option={option}
          group={id}
          selected={choices.get(option.slug)}
          onSelect={({ slug, image }) => {
            selectOption(option.slug, slug);
            if (image) onChooseImage(image);
          }}
        />
      ))}
      {error ? (
        <div id={`${id}-error`}>
          <Notice tone="failure">{ERROR_TEXTS[error]()}</Notice>
        </div>
      ) : null}
      <div data-buy-row className="buy-row flex flex-wrap gap-2 md:gap-3">
        <QuantityField
          value={quantity}
          labels={labels}
          isInvalid={error === "ERROR_ADD_TO_CART_QUANTITY"}
          describedBy={error ? `${id}-error` : undefined}
          onChange={changeQuantity}
        />
        <SubmitButton
          slug={product.slug}
          isAdding={isAdding}
          isVisitor={isVisitor}
          hintId={`${id}-hint`}
          onBuy={() => void buyNow()}
        />
      </div>
      <p id={`${id}-hint`} className="buy-hint">
        {isVisitor ? m.buy_hint() : m.add_hint()}
      </p>
      {offersChat ? (
        <WhatsappBuyLink
          message={m.whatsapp_buy_message({ name, part: partIdentity(product) })}
          products={[{ sku, quantity: Number(quantity) || DEFAULT_QUANTITY, price }]}
        />
      ) : null}
    </form>
  );
}

type SubmitButtonProps = { slug: string; isAdding: boolean; isVisitor: boolean; hintId: string; onBuy: () => void };

function SubmitButton({ slug, isAdding, isVisitor, hintId, onBuy }: SubmitButtonProps) {
  const { pathname, search } = useLocation();
  if (isVisitor)
    return <BuyLink slug={slug} returnPath={pathname + search} className="grow" describedBy={hintId} onBuy={onBuy} />;
  return (
    <Button type="submit" className="grow" aria-describedby={hintId} aria-disabled={isAdding || undefined}>
      <ShoppingCart size={20} />
      {isAdding ? m.adding_to_cart() : m.add_to_cart()}
    </Button>
  );
}
