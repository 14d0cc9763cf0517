import type { ReactNode } from "react";
import { call } from "../../client/call.ts";
import { OpinionDesk } from "./opinion-desk.tsx";
import type { Wanted } from "./opinions.tsx";
import { QuestionForm } from "./question-form.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewList } from "./review-list.tsx";
import { OPINIONS_AT_ONCE, useOpinionPages } from "./use-opinion-pages.ts";

type Props = { productId: string; total: number; wanted: Wanted; children: ReactNode };

const asked = (product_id: string, page: number) => ({ body: { product_id, page, limit: OPINIONS_AT_ONCE } });

/** `children` is what the page brought along: it stays until there is something newer. */
function Reviews({ productId, children, ...rest }: Props) {
  const pages = useOpinionPages(rest, (page) => call("POST /sale/review/list", asked(productId, page)));
  return (
    <OpinionDesk of="reviews" pages={pages} wanted={rest.wanted} Form={ReviewForm} productId={productId}>
      {pages.items ? <ReviewList reviews={pages.items} /> : children}
    </OpinionDesk>
  );
}

function Questions({ productId, children, ...rest }: Props) {
  const pages = useOpinionPages(rest, (page) => call("POST /sale/question/list", asked(productId, page)));
  return (
    <OpinionDesk of="questions" pages={pages} wanted={rest.wanted} Form={QuestionForm} productId={productId}>
      {pages.items ? <QuestionList questions={pages.items} /> : children}
    </OpinionDesk>
  );
}

export const live = { reviews: Reviews, questions: Questions };
