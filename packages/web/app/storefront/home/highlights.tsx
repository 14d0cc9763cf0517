import { Carousel } from "@pecacerta/ui/carousel/carousel.tsx";
import { Tabs } from "@pecacerta/ui/tabs.tsx";
import { startTransition, useEffect, useState } from "react";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import "./highlights.css";
import "./more-link.css";

type Props = Record<"best" | "latest" | "rated", readonly ProductCardData[]>;

/** Best sellers, new arrivals and the best rated, under tabs. */
export function Highlights({ best, latest, rated }: Props) {
  const isDeferredReady = useDeferredRender();
  const lists = [
    { id: "mais-vendidos", title: m.best_sellers(), href: "/products", cards: best },
    { id: "lancamentos", title: m.new_arrivals(), href: "/products", cards: latest },
    { id: "mais-bem-avaliados", title: m.best_rated(), href: "/products?filter_rating=4,5", cards: rated },
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
      <h2 id="highlights">{m.highlights()}</h2>
      <Tabs label={m.highlights()} tabs={tabs} />
    </section>
  );
}

function ProductCarousel({ title, cards }: { title: string; cards: readonly ProductCardData[] }) {
  const { offersPix } = useCompany();
  const labels = {
    kind: m.carousel(),
    back: m.carousel_back(),
    forward: m.carousel_onwards(),
    pause: m.carousel_pause(),
    play: m.carousel_play(),
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
