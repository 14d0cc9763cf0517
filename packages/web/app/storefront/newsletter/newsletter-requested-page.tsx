import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { FormAnswer } from "../form-answer/form-answer.tsx";
import { parseFormProblem } from "../form-answer/form-answer-url.ts";
import type { Route } from "./+types/newsletter-requested-page";

export const loader = ({ request }: Route.LoaderArgs) => ({
  problem: parseFormProblem(new URL(request.url).searchParams),
});

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.news(), isPrivate: true });

/** Where the form leads that a browser posts without scripts. */
export default function NewsletterRequestedPage({ loaderData: { problem } }: Route.ComponentProps) {
  return (
    <NarrowPage title={m.news()}>
      <FormAnswer problem={problem} done={m.news_requested()} />
    </NarrowPage>
  );
}
