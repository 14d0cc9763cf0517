import { call } from "../../client/call.ts";
import type { FeedbackPagesProps } from "../feedback/feedback.tsx";
import { FeedbackEditor } from "../feedback/feedback-editor.tsx";
import { feedbackListRequest, useFeedbackPages } from "../feedback/use-feedback-pages.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewList } from "./review-list.tsx";

/** `children` are the reviews of the page, shown until others are loaded. */
export function ReviewPages({ productId, children, ...rest }: FeedbackPagesProps) {
  const pages = useFeedbackPages(rest, (page) => call("POST /sale/review/list", feedbackListRequest(productId, page)));
  return (
    <FeedbackEditor kind="reviews" pages={pages} action={rest.action} Form={ReviewForm} productId={productId}>
      {pages.items ? <ReviewList reviews={pages.items} /> : children}
    </FeedbackEditor>
  );
}
