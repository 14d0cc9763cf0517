import type { ReviewDto } from "@pecacerta/contract/reviews";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { m } from "#messages";
import { formatDay } from "../../texts/format-date.ts";
import { ratingLabel } from "../product-info/rating-text.ts";
import "./review-list.css";
import "@pecacerta/ui/styles/comments.css";

export type ListedReview = Omit<ReviewDto, "avatar">;

export function ReviewList({ reviews }: { reviews: readonly ListedReview[] }) {
  return (
    <ul className="comments">
      {reviews.map((review) => (
        <li key={review.id}>
          <p className="comment-head">
            <Stars rating={review.rating} label={ratingLabel(review.rating)} />
            <b>{review.author}</b>
            <time dateTime={review.date}>{formatDay(review.date)}</time>
            {review.verified ? <span className="review-verified">{m.verified()}</span> : null}
          </p>
          <p className="comment-text">{review.content}</p>
          {review.answer ? (
            <p className="comment-answer">
              <b>{m.seller_answered()}</b> {review.answer}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
