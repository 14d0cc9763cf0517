import type { Product } from "@pecacerta/contract/product";
import { DEFAULT_QUANTITY } from "@pecacerta/rules/quantity";
import { useState } from "react";
import { useCompareText } from "../../texts/compare-text.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { addToCart } from "../cart/change-lines.ts";
import { waysOf } from "../cart/ways-of.ts";
import { WhatsappButton } from "../cart/whatsapp-button.tsx";
import { signInPath } from "../session/next-path.ts";
import { useSession } from "../session/session-store.ts";

/** How a product of the comparison is bought; one with options is chosen on its own page. */
export function CompareBuy({ product }: { product: Product }) {
  const text = useCompareText();
  const isCustomer = useSession(({ session }) => session !== null);
  const [isAdding, setAdding] = useState(false);
  const { name, sku, slug, options } = product;
  const ways = waysOf(product, isCustomer);
  if (ways.whatsapp) {
    const about = text("TEXT_WHATSAPP_PRODUCT_MESSAGE", { name, sku });
    return <WhatsappButton about={about} label={text("TEXT_ASK_ON_WHATSAPP")} />;
  }
  if (ways.login) return <ButtonLink href={signInPath("/compare")}>{text("TEXT_SIGN_IN_TO_BUY")}</ButtonLink>;
  if (options.length > 0) return <ButtonLink href={`/products/${slug}`}>{text("TEXT_COMPARE_CHOOSE")}</ButtonLink>;
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    await addToCart(product, [], DEFAULT_QUANTITY);
    setAdding(false);
  };
  return (
    <Button
      aria-disabled={isAdding || undefined}
      aria-label={text("TEXT_COMPARE_ADD_NAME", { name })}
      onClick={() => void add()}
    >
      {text("TEXT_ADD_TO_CART")}
    </Button>
  );
}
