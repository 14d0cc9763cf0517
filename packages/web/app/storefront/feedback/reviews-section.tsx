import { perLanguage } from "../../texts/locale.ts";
import { useText } from "../../texts/text.ts";
import { Stars } from "../../ui/stars.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import { type ListedReview, ReviewList } from "../reviews/review-list.tsx";
import { Feedback } from "./feedback.tsx";

const averages = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

type Reviewed = { productId: string; rating: number; counts: readonly number[]; reviews: readonly ListedReview[] };

/** What buyers say: how many gave how many stars, and the newest in their own words. */
export function ReviewsSection({ productId, rating, counts, reviews }: Reviewed) {
  const text = useText();
  const all = counts.reduce((one, other) => one + other, 0);
  return (
    <div className={all > 0 ? "reviews" : undefined}>
      {all > 0 ? <RatingSum rating={rating} counts={counts} all={all} /> : null}
      <Feedback of="reviews" productId={productId} total={all}>
        {all > 0 ? <ReviewList reviews={reviews} /> : <p className="notice">{text("TEXT_NO_REVIEWS_HINT")}</p>}
      </Feedback>
    </div>
  );
}

function RatingSum({ rating, counts, all }: Pick<Reviewed, "rating" | "counts"> & { all: number }) {
  const text = useText();
  return (
    <div>
      <p className="reviews-average">{averages().format(rating)}</p>
      <Stars rating={rating} label={ratingLabel(rating)} />
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
  );
}
