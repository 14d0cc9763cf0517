import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { blogText, useBlogText } from "../../texts/blog-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/terms-page";
import { InfoPage } from "./info-page.tsx";

const PARTS = ["WITHDRAW", "WARRANTY", "PAYMENT", "PRIVACY"] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: blogText("TEXT_TERMS"), path: "/terms" });

export default function TermsPage() {
  const text = useBlogText();
  const parts = PARTS.map((part) => ({ title: text(`TEXT_TERMS_${part}_TITLE`), text: text(`TEXT_TERMS_${part}`) }));
  return (
    <InfoPage title={text("TEXT_TERMS")} parts={parts}>
      <p>
        <ButtonLink href="/contact-us" variant="secondary">
          {text("TEXT_TERMS_CONTACT")}
        </ButtonLink>
      </p>
    </InfoPage>
  );
}
