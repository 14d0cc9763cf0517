import type { Centavos } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { isSellable } from "@pecacerta/rules/product";
import type { WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { m } from "#messages";
import { hasConsented } from "../companies/cookie-consent.ts";
import { useWhatsappLink } from "../whatsapp/use-whatsapp-link.ts";
import { useOverlapsBuyRow } from "./use-overlaps-buy-row.ts";
import { useScrolledUp } from "./use-scrolled-up.ts";
import "./whatsapp-button-overlay.css";

type ProductReference = Parameters<typeof partIdentity>[0] & { name: string; price: Centavos; stock: number };

const PRODUCT_PAGE = "storefront/products/product-page";
/** Pages of forms, sums and buttons, which leave no room for it on a phone. */
const BUSY_PAGES = /^\/(products\/.|cart|account|compare|contact-us|newsletter|track-order|wishlist)/;
const CHECK_MS = 1000;

/** The seller is one press away on every page; on a product's page the chat is about that product. */
export function WhatsappButtonOverlay() {
  const isNoticeClosed = useCookieNoticeClosed();
  const isRaised = useOverlapsBuyRow();
  const isScrolledUp = useScrolledUp();
  const { pathname } = useLocation();
  const product = useRouteLoaderData<{ product: ProductReference }>(PRODUCT_PAGE)?.product;
  const about = product && m.whatsapp_product_message({ name: product.name, part: partIdentity(product) });
  const link = useWhatsappLink(about, product ? [toWhatsappProduct(product)] : []);
  if (!link || !isNoticeClosed) return null;
  return (
    <a
      href={link}
      className="whatsapp-float"
      target="_blank"
      rel="noopener noreferrer"
      data-aside={isRaised || undefined}
      data-busy-page={BUSY_PAGES.test(pathname) || undefined}
      data-scrolled-up={isScrolledUp || undefined}
      aria-label={m.help_on_whatsapp()}
    >
      <MessageCircle size={26} />
    </a>
  );
}

const toWhatsappProduct = ({ sku, price, stock }: ProductReference): WhatsappProduct => ({
  sku,
  quantity: 1,
  ...(isSellable({ price, stock }) && { price }),
});

/** The cookie notice covers the button's place, so the button is hidden until it is accepted. */
function useCookieNoticeClosed(): boolean {
  const [isNoticeClosed, setNoticeClosed] = useState(hasConsented);
  useEffect(() => {
    if (isNoticeClosed) return;
    const checking = setInterval(() => setNoticeClosed(hasConsented()), CHECK_MS);
    return () => clearInterval(checking);
  }, [isNoticeClosed]);
  return isNoticeClosed;
}
