import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { PartNumberCopy } from "../product-info/part-number.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import type { PageProduct } from "./product-page-data.ts";
import "./product-head.css";

/** On a phone, a longer name takes more than two lines in the size of a title. */
const MAX_TITLE_LENGTH = 56;

export function ProductHead({ product }: { product: PageProduct }) {
  const { name, brand, partNumber, sku, rating, reviews } = product;
  return (
    <header className="product-head">
      <div className="product-maker">
        {brand ? <a href={`/brands/${brand.slug}`}>{brand.name}</a> : null}
        {partNumber ? <PartNumberCopy value={partNumber} /> : null}
      </div>
      <h1 className={name.length > MAX_TITLE_LENGTH ? "product-name-long" : undefined}>{name}</h1>
      <div className="fact-line">
        {reviews > 0 ? (
          <span className="flex items-center gap-2">
            <Stars rating={rating} label={ratingLabel(rating)} />
            <a href="#reviews" className="-my-0.5 py-0.5 link">
              {m.reviews_count(pluralInputs(reviews))}
            </a>
          </span>
        ) : (
          <span>{m.no_reviews()}</span>
        )}
        <span>
          {m.sku()} <b>{sku}</b>
        </span>
      </div>
    </header>
  );
}
