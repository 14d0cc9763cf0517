import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { FormAnswer } from "../form-answer/form-answer.tsx";
import { parseFormProblem } from "../form-answer/form-answer-url.ts";
import type { Route } from "./+types/alert-requested-page";

export const loader = ({ request }: Route.LoaderArgs) => ({
  problem: parseFormProblem(new URL(request.url).searchParams),
});

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.stock_alert(), isPrivate: true });

/** Where the form leads that a browser posts without scripts. */
export default function AlertRequestedPage({ loaderData: { problem } }: Route.ComponentProps) {
  return (
    <NarrowPage title={m.stock_alert_leave()}>
      <FormAnswer problem={problem} done={m.stock_alert_requested()} />
    </NarrowPage>
  );
}
