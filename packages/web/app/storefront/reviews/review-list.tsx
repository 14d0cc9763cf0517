import type { ReviewDto } from "@pecacerta/contract/reviews";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import { formatDay } from "../../texts/format-date.ts";
import { ratingLabel } from "../product-info/rating-text.ts";

export type ListedReview = Omit<ReviewDto, "avatar">;

export function ReviewList({ reviews }: { reviews: readonly ListedReview[] }) {
  return (
    <ul className="opinions">
      {reviews.map((review) => (
        <li key={review.id}>
          <p className="opinion-head">
            <Stars rating={review.rating} label={ratingLabel(review.rating)} />
            <b>{review.author}</b>
            <time dateTime={review.date}>{formatDay(review.date)}</time>
            {review.verified ? <span className="opinion-verified">{m.verified()}</span> : null}
          </p>
          <p className="opinion-text">{review.content}</p>
        </li>
      ))}
    </ul>
  );
}
