import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useText } from "../../texts/text.ts";
import { MessageCircle } from "../../ui/icons.tsx";
import { hasConsented } from "./cookie-consent.ts";
import { useStandingAside } from "./use-standing-aside.ts";
import { useWhatsappLink } from "./use-whatsapp-link.ts";

type AskedAbout = { name: string; sku: string };

const PRODUCT_PAGE = "storefront/products/product-page";
const CHECK_MS = 1000;

/** The seller is one press away on every page; on a product's page the chat is about that product. */
export function WhatsappFloat() {
  const text = useText();
  const isFree = useFreeCorner();
  const isAside = useStandingAside();
  const product = useRouteLoaderData<{ product: AskedAbout }>(PRODUCT_PAGE)?.product;
  const about = product && text("TEXT_WHATSAPP_PRODUCT_MESSAGE", product);
  const link = useWhatsappLink(about, product ? [{ sku: product.sku, quantity: 1 }] : []);
  if (!link || !isFree) return null;
  return (
    <a
      href={link}
      className="whatsapp-float"
      target="_blank"
      rel="noopener noreferrer"
      data-aside={isAside || undefined}
      aria-label={text("TEXT_HELP_ON_WHATSAPP")}
    >
      <MessageCircle size={26} />
    </a>
  );
}

/** The notice about cookies lies where the button is: as long as it does, the button waits. */
function useFreeCorner(): boolean {
  const [isFree, setFree] = useState(hasConsented);
  useEffect(() => {
    if (isFree) return;
    const checking = setInterval(() => setFree(hasConsented()), CHECK_MS);
    return () => clearInterval(checking);
  }, [isFree]);
  return isFree;
}
