import type { ProductDto } from "@pecacerta/contract/product";
import { partIdentity } from "@pecacerta/rules/part-number";
import { purchaseOptions } from "@pecacerta/rules/product";
import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { useState } from "react";
import { m } from "#messages";
import { useSession } from "../sessions/session-store.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { BuyLink } from "./buy-link.tsx";
import { useBuy } from "./use-buy.ts";

/** Products with options are bought on their own page. `returnPath` is where signing in leads back to. */
export function QuickBuyButton({ product, returnPath }: { product: ProductDto; returnPath: string }) {
  const isCustomer = useSession(({ session }) => session !== null);
  const buy = useBuy();
  const [isAdding, setAdding] = useState(false);
  const { name, sku, slug, options } = product;
  const purchase = purchaseOptions({ ...product, signedIn: isCustomer });
  if (purchase.whatsapp) {
    const about = m.whatsapp_product_message({ name, part: partIdentity(product) });
    return <WhatsappButton message={about} products={[{ sku, quantity: 1 }]} label={m.ask_on_whatsapp()} />;
  }
  if (options.length > 0) return <ButtonLink href={`/products/${slug}`}>{m.choose_options()}</ButtonLink>;
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    await buy([{ product, options: [], quantity: DEFAULT_QUANTITY }]);
    setAdding(false);
  };
  if (purchase.login)
    return <BuyLink slug={slug} returnPath={returnPath} label={m.buy_name({ name })} onBuy={() => void add()} />;
  return (
    <Button aria-disabled={isAdding || undefined} aria-label={`${m.add_to_cart()}: ${name}`} onClick={() => void add()}>
      {m.add_to_cart()}
    </Button>
  );
}
