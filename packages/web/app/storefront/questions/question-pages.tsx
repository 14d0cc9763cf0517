import { call } from "../../client/call.ts";
import type { FeedbackPagesProps } from "../feedback/feedback.tsx";
import { FeedbackEditor } from "../feedback/feedback-editor.tsx";
import { feedbackListRequest, useFeedbackPages } from "../feedback/use-feedback-pages.ts";
import { QuestionForm } from "./question-form.tsx";
import { QuestionList } from "./question-list.tsx";

/** `children` are the questions of the page, shown until others are loaded. */
export function QuestionPages({ productId, children, ...rest }: FeedbackPagesProps) {
  const pages = useFeedbackPages(rest, (page) =>
    call("POST /sale/question/list", feedbackListRequest(productId, page)),
  );
  return (
    <FeedbackEditor kind="questions" pages={pages} action={rest.action} Form={QuestionForm} productId={productId}>
      {pages.items ? <QuestionList questions={pages.items} /> : children}
    </FeedbackEditor>
  );
}
