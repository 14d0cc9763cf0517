import { Carousel } from "@pecacerta/ui/carousel/carousel.tsx";
import { Tabs } from "@pecacerta/ui/tabs.tsx";
import { startTransition, useEffect, useState } from "react";
import { useHomeText } from "../../texts/home-text.ts";
import { useCompany } from "../company/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";

type Props = Record<"best" | "latest" | "offers", readonly ProductCardData[]>;

/** Best sellers, new arrivals and sales, under tabs. */
export function Highlights({ best, latest, offers }: Props) {
  const text = useHomeText();
  const isDeferredReady = useDeferredRender();
  const lists = [
    { id: "mais-vendidos", title: text("TEXT_BEST_SELLERS"), href: "/products", cards: best },
    { id: "lancamentos", title: text("TEXT_NEW_ARRIVALS"), href: "/products", cards: latest },
    { id: "ofertas", title: text("TEXT_OFFERS"), href: "/products?filter_discount=yes", cards: offers },
  ].filter(({ cards }) => cards.length > 0);
  if (lists.length === 0) return null;
  const tabs = lists.map(({ id, title, href, cards }, place) => ({
    id,
    title,
    // Closed tabs render after hydration; without scripts they contain a link.
    content:
      place === 0 || isDeferredReady ? (
        <ProductCarousel title={title} cards={cards} />
      ) : (
        <a href={href} className="more-link">
          {title}
        </a>
      ),
  }));
  return (
    <section className="frame highlights" aria-labelledby="highlights">
      <h2 id="highlights">{text("TEXT_HIGHLIGHTS")}</h2>
      <Tabs label={text("TEXT_HIGHLIGHTS")} tabs={tabs} />
    </section>
  );
}

function ProductCarousel({ title, cards }: { title: string; cards: readonly ProductCardData[] }) {
  const text = useHomeText();
  const { offersPix } = useCompany();
  const labels = {
    kind: text("TEXT_CAROUSEL"),
    back: text("TEXT_CAROUSEL_BACK"),
    forward: text("TEXT_CAROUSEL_ONWARDS"),
    pause: text("TEXT_CAROUSEL_PAUSE"),
    play: text("TEXT_CAROUSEL_PLAY"),
  };
  return (
    <Carousel label={title} labels={labels}>
      <ProductGrid cards={cards} offersPix={offersPix} isStrip />
    </Carousel>
  );
}

function useDeferredRender(): boolean {
  const [isDeferredReady, setDeferredReady] = useState(false);
  useEffect(() => {
    // In a transition: two strips of cards at once would block input on phones.
    const timer = setTimeout(() => startTransition(() => setDeferredReady(true)), 200);
    return () => clearTimeout(timer);
  }, []);
  return isDeferredReady;
}
