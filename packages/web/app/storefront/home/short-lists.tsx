import { formatMoney } from "@pecacerta/rules/money";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { useHomeText } from "../../texts/home-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";

type Props = Record<"rated" | "offers" | "best", readonly ProductCardData[]>;

const CARDS_PER_LIST = 3;

export function ShortLists({ rated, offers, best }: Props) {
  const text = useHomeText();
  const columns = [
    { id: "best-rated", title: text("TEXT_BEST_RATED"), cards: rated },
    { id: "reduced", title: text("TEXT_OFFERS"), cards: offers },
    { id: "best-sellers", title: text("TEXT_BEST_SELLERS"), cards: best },
  ].filter(({ cards }) => cards.length > 0);
  if (columns.length === 0) return null;
  return (
    <div className="frame columns">
      {columns.map(({ id, title, cards }) => (
        <section key={id} className="column" aria-labelledby={id}>
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
  const text = useHomeText();
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
          {price === null ? text("TEXT_PRICE_ON_REQUEST") : formatMoney(price)}
          {former ? <s className="price">{formatMoney(former)}</s> : null}
        </span>
      </span>
    </li>
  );
}
