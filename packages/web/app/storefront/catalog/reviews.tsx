import { dayText } from "../../texts/date-text.ts";
import { useText } from "../../texts/text.ts";
import { Stars } from "../../ui/stars.tsx";
import { ratingText } from "./rating-text.ts";

export type ReviewShown = { id: string; date: string; author: string; rating: number; content: string };

type Reviewed = { rating: number; counts: readonly number[]; reviews: readonly ReviewShown[] };

/** What buyers say: how many gave how many stars, and the newest in their own words. */
export function Reviews({ rating, counts, reviews }: Reviewed) {
  const text = useText();
  const all = counts.reduce((one, other) => one + other, 0);
  if (reviews.length === 0) return <p className="notice">{text("TEXT_NO_REVIEWS_HINT")}</p>;
  return (
    <div className="reviews">
      <div>
        <p className="reviews-average">{rating.toLocaleString("pt-BR", { maximumFractionDigits: 1 })}</p>
        <Stars rating={rating} label={ratingText(rating)} />
        <p className="text-14 text-grey-600">{text("TEXT_REVIEWS_COUNT", { count: all })}</p>
        <dl className="histogram">
          {counts
            .map((count, place) => ({ stars: place + 1, count }))
            .toReversed()
            .map(({ stars, count }) => (
              <div key={stars}>
                <dt>{text("TEXT_RATING_CHIP", { rating: stars })}</dt>
                <dd>
                  <meter min={0} max={all} value={count} aria-hidden="true" />
                  {count}
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <ul className="opinions">
        {reviews.map((review) => (
          <li key={review.id}>
            <p className="opinion-head">
              <Stars rating={review.rating} label={ratingText(review.rating)} />
              <b>{review.author}</b>
              <time dateTime={review.date}>{dayText(review.date)}</time>
            </p>
            <p className="opinion-text">{review.content}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
