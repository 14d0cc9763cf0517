import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { BuyLink } from "../cart/buy-link.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { useSession } from "../sessions/session-store.ts";
import { useWhatsappLink } from "../whatsapp/use-whatsapp-link.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import type { PageProduct } from "./product-page-data.ts";
import "./buy-bar.css";

/** Price, verdict and button at the foot of the window while the button of the page is out of sight. */
export function BuyBar({ product }: { product: PageProduct }) {
  const isNeeded = useIsOutOfSight("#buy [data-buy-row], #buy .button");
  if (!isNeeded) return null;
  const { id, name, price } = product;
  const { showPrice, whatsapp } = purchaseOptions({ ...product, signedIn: false });
  return (
    <section className="buy-bar" data-buy-bar aria-label={m.buy_bar({ name })}>
      <div className="frame flex flex-wrap items-center justify-end gap-x-3">
        <div className="buy-bar-facts">
          <p className="buy-bar-name">{name}</p>
          {showPrice ? (
            <strong className="price buy-bar-price">{formatMoney(price)}</strong>
          ) : (
            <span className="buy-bar-ask">{m.price_on_request()}</span>
          )}
        </div>
        <div className="buy-bar-verdict">
          <FitmentStatus productId={id} variant="dot" />
        </div>
        {whatsapp ? <AskButton product={product} /> : <BuyButtons product={product} />}
      </div>
    </section>
  );
}

function AskButton({ product }: { product: PageProduct }) {
  const { name, sku } = product;
  const about = m.whatsapp_product_message({ name, part: partIdentity(product) });
  return <WhatsappButton message={about} products={[{ sku, quantity: 1 }]} label={m.consult()} />;
}

function BuyButtons({ product }: { product: PageProduct }) {
  const { name, slug, sku, price, options } = product;
  const { pathname, search } = useLocation();
  const submitForm = () => document.querySelector<HTMLFormElement>(`#buy-${slug}`)?.requestSubmit();
  const isCustomer = useSession(({ session }) => session !== null);
  const chat = useWhatsappLink(m.whatsapp_product_message({ name, part: partIdentity(product) }), [
    { sku, quantity: 1, price },
  ]);
  return (
    <>
      {chat ? (
        <a href={chat} className="buy-bar-chat" target="_blank" rel="noopener" aria-label={m.help_on_whatsapp()}>
          <MessageCircle size={22} />
        </a>
      ) : null}
      {options.length > 0 ? (
        <ButtonLink href="#buy">{m.choose_options()}</ButtonLink>
      ) : isCustomer ? (
        <Button type="submit" form={`buy-${slug}`} aria-label={m.add_to_cart()}>
          {m.add()}
        </Button>
      ) : (
        <BuyLink slug={slug} returnPath={pathname + search} onBuy={submitForm} />
      )}
    </>
  );
}

function useIsOutOfSight(selector: string): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOutOfSight(entry !== undefined && entry.intersectionRatio < 0.5),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isOutOfSight;
}
