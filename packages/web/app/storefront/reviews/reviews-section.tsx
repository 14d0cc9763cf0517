import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import { memoizePerLocale } from "../../texts/locale.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { Feedback } from "../feedback/feedback.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import { type ListedReview, ReviewList } from "./review-list.tsx";
import "./reviews-section.css";

const averageFormats = memoizePerLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

const loadReviewPages = async () => (await import("./review-pages.tsx")).ReviewPages;

type ReviewsSectionProps = {
  productId: string;
  rating: number;
  counts: readonly number[];
  reviews: readonly ListedReview[];
};

export function ReviewsSection({ productId, rating, counts, reviews }: ReviewsSectionProps) {
  const total = counts.reduce((sum, next) => sum + next, 0);
  return (
    <div className={total > 0 ? "reviews" : undefined}>
      {total > 0 ? <RatingSummary rating={rating} counts={counts} total={total} /> : null}
      <Feedback kind="reviews" productId={productId} total={total} loadPages={loadReviewPages}>
        {total > 0 ? <ReviewList reviews={reviews} /> : <p className="notice">{m.no_reviews_hint()}</p>}
      </Feedback>
    </div>
  );
}

function RatingSummary({ rating, counts, total }: Pick<ReviewsSectionProps, "rating" | "counts"> & { total: number }) {
  return (
    <div>
      <p className="reviews-average">{averageFormats().format(rating)}</p>
      <Stars rating={rating} label={ratingLabel(rating)} />
      <p className="note">{m.reviews_count(pluralInputs(total))}</p>
      <dl className="histogram">
        {counts
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <div key={stars}>
              <dt>{m.rating_chip(pluralInputs(stars))}</dt>
              <dd>
                <meter min={0} max={total} value={count} aria-hidden="true" />
                {count}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
