import type { ReactNode } from "react";
import { call } from "../../client/call.ts";
import { QuestionForm } from "../questions/question-form.tsx";
import { QuestionList } from "../questions/question-list.tsx";
import { ReviewForm } from "../reviews/review-form.tsx";
import { ReviewList } from "../reviews/review-list.tsx";
import type { FeedbackAction } from "./feedback.tsx";
import { FeedbackEditor } from "./feedback-editor.tsx";
import { FEEDBACK_FETCH_SIZE, useFeedbackPages } from "./use-feedback-pages.ts";

type Props = { productId: string; total: number; action: FeedbackAction; children: ReactNode };

const listRequest = (product_id: string, page: number) => ({ body: { product_id, page, limit: FEEDBACK_FETCH_SIZE } });

/** `children` are the items of the page, shown until others are loaded. */
function LoadedReviews({ productId, children, ...rest }: Props) {
  const pages = useFeedbackPages(rest, (page) => call("POST /sale/review/list", listRequest(productId, page)));
  return (
    <FeedbackEditor kind="reviews" pages={pages} action={rest.action} Form={ReviewForm} productId={productId}>
      {pages.items ? <ReviewList reviews={pages.items} /> : children}
    </FeedbackEditor>
  );
}

function LoadedQuestions({ productId, children, ...rest }: Props) {
  const pages = useFeedbackPages(rest, (page) => call("POST /sale/question/list", listRequest(productId, page)));
  return (
    <FeedbackEditor kind="questions" pages={pages} action={rest.action} Form={QuestionForm} productId={productId}>
      {pages.items ? <QuestionList questions={pages.items} /> : children}
    </FeedbackEditor>
  );
}

export const loadedFeedback = { reviews: LoadedReviews, questions: LoadedQuestions };
