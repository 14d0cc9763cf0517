import { formatMoney } from "@pecacerta/rules/money";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import "./short-lists.css";

type Props = Record<"rated" | "offers" | "best", readonly ProductCardData[]>;

const CARDS_PER_LIST = 3;

export function ShortLists({ rated, offers, best }: Props) {
  const columns = [
    { id: "best-rated", title: m.best_rated(), cards: rated },
    { id: "reduced", title: m.offers(), cards: offers },
    { id: "best-sellers", title: m.best_sellers(), cards: best },
  ].filter(({ cards }) => cards.length > 0);
  if (columns.length === 0) return null;
  return (
    <div className="frame columns">
      {columns.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="column-title">
            {title}
          </h2>
          <ul>
            {cards.slice(0, CARDS_PER_LIST).map((card) => (
              <ShortListItem key={card.id} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ShortListItem({
  card: { slug, name, image, price, compareAtPrice: former, rating, reviewCount: reviews },
}: {
  card: ProductCardData;
}) {
  return (
    <li className="column-row">
      <span className="picture-box column-picture">
        <ProductPicture src={image} alt="" />
      </span>
      <span className="column-said">
        <a href={`/products/${slug}`} className="column-name">
          {name}
        </a>
        {reviews > 0 ? <Stars rating={rating} count={reviews} label={ratingLabel(rating)} /> : null}
        <span className="column-price">
          {price === null ? m.price_on_request() : formatMoney(price)}
          {former ? <s className="price">{formatMoney(former)}</s> : null}
        </span>
      </span>
    </li>
  );
}
