import { m } from "#messages";
import { call } from "../../client/call.ts";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/confirm-page";
import { LetterPage } from "./newsletter-result.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.news_confirm(), isPrivate: true });

export default function ConfirmPage() {
  // A truncated link counts as unknown.
  const token = () => window.location.hash.slice(1) || "-";
  return (
    <LetterPage
      title={m.news_confirm()}
      intro={m.news_confirm_intro()}
      button={m.news_confirm_button()}
      send={() => call("POST /mailing/newsletter/confirm", { body: { token: token() } })}
    />
  );
}
