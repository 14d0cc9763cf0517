import { call } from "../../client/call.ts";
import { contactText, useContactText } from "../../texts/contact-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/confirm-page";
import { LetterPage } from "./newsletter-result.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: contactText("TEXT_NEWS_CONFIRM"), isPrivate: true });

export default function ConfirmPage() {
  const text = useContactText();
  // A truncated link counts as unknown.
  const token = () => window.location.hash.slice(1) || "-";
  return (
    <LetterPage
      title={text("TEXT_NEWS_CONFIRM")}
      intro={text("TEXT_NEWS_CONFIRM_INTRO")}
      button={text("TEXT_NEWS_CONFIRM_BUTTON")}
      send={() => call("POST /mailing/newsletter/confirm", { body: { token: token() } })}
    />
  );
}
