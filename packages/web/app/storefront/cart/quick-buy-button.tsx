import type { ProductDto } from "@pecacerta/contract/product";
import { purchaseOptions } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { useState } from "react";
import { m } from "#messages";
import { signInPath } from "../sessions/next-path.ts";
import { useSession } from "../sessions/session-store.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { addToCart } from "./cart-actions.ts";

/** Products with options are bought on their own page. `returnPath` is where signing in leads back to. */
export function QuickBuyButton({ product, returnPath }: { product: ProductDto; returnPath: string }) {
  const isCustomer = useSession(({ session }) => session !== null);
  const [isAdding, setAdding] = useState(false);
  const { name, sku, slug, options } = product;
  const purchase = purchaseOptions({ ...product, signedIn: isCustomer });
  if (purchase.whatsapp) {
    const about = m.whatsapp_product_message({ name, sku });
    return <WhatsappButton message={about} products={[{ sku, quantity: 1 }]} label={m.ask_on_whatsapp()} />;
  }
  if (purchase.login) return <ButtonLink href={signInPath(returnPath)}>{m.sign_in_to_buy()}</ButtonLink>;
  if (options.length > 0) return <ButtonLink href={`/products/${slug}`}>{m.choose_options()}</ButtonLink>;
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    await addToCart(product, [], DEFAULT_QUANTITY);
    setAdding(false);
  };
  return (
    <Button aria-disabled={isAdding || undefined} aria-label={`${m.add_to_cart()}: ${name}`} onClick={() => void add()}>
      {m.add_to_cart()}
    </Button>
  );
}
