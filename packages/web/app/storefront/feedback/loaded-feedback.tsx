import type { ReactNode } from "react";
import { call } from "../../client/call.ts";
import { QuestionForm } from "../questions/question-form.tsx";
import { QuestionList } from "../questions/question-list.tsx";
import { ReviewForm } from "../reviews/review-form.tsx";
import { ReviewList } from "../reviews/review-list.tsx";
import type { FeedbackAction } from "./feedback.tsx";
import { FeedbackEditor } from "./feedback-editor.tsx";
import { FEEDBACK_FETCH_SIZE, useFeedbackPages } from "./use-feedback-pages.ts";

type Props = { productId: string; total: number; wanted: FeedbackAction; children: ReactNode };

const asked = (product_id: string, page: number) => ({ body: { product_id, page, limit: FEEDBACK_FETCH_SIZE } });

/** `children` is what the page brought along: it stays until there is something newer. */
function Reviews({ productId, children, ...rest }: Props) {
  const pages = useFeedbackPages(rest, (page) => call("POST /sale/review/list", asked(productId, page)));
  return (
    <FeedbackEditor of="reviews" pages={pages} wanted={rest.wanted} Form={ReviewForm} productId={productId}>
      {pages.items ? <ReviewList reviews={pages.items} /> : children}
    </FeedbackEditor>
  );
}

function Questions({ productId, children, ...rest }: Props) {
  const pages = useFeedbackPages(rest, (page) => call("POST /sale/question/list", asked(productId, page)));
  return (
    <FeedbackEditor of="questions" pages={pages} wanted={rest.wanted} Form={QuestionForm} productId={productId}>
      {pages.items ? <QuestionList questions={pages.items} /> : children}
    </FeedbackEditor>
  );
}

export const loadedFeedback = { reviews: Reviews, questions: Questions };
