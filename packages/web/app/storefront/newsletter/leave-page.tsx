import { call } from "../../client/call.ts";
import { contactText, useContactText } from "../../texts/contact-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/leave-page";
import { LetterPage } from "./newsletter-result.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: contactText("TEXT_NEWS_LEAVE"), isPrivate: true });

export default function LeavePage() {
  const text = useContactText();
  const token = () => new URLSearchParams(window.location.search).get("token") || "-";
  return (
    <LetterPage
      title={text("TEXT_NEWS_LEAVE")}
      intro={text("TEXT_NEWS_LEAVE_INTRO")}
      button={text("TEXT_NEWS_LEAVE_BUTTON")}
      send={() => call("POST /mailing/newsletter/leave", { body: { token: token() } })}
    />
  );
}
