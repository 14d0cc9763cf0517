import { m } from "#messages";
import { call } from "../../client/call.ts";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/leave-page";
import { LetterPage } from "./newsletter-result.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.news_leave(), isPrivate: true });

export default function LeavePage() {
  const token = () => new URLSearchParams(window.location.search).get("token") || "-";
  return (
    <LetterPage
      title={m.news_leave()}
      intro={m.news_leave_intro()}
      button={m.news_leave_button()}
      send={() => call("POST /mailing/newsletter/leave", { body: { token: token() } })}
    />
  );
}
