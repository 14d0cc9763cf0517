import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/terms-page";
import { InfoPage } from "./info-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.terms(), description: m.terms_about(), path: "/terms" });

export default function TermsPage() {
  const parts = [
    { title: m.terms_withdraw_title(), text: m.terms_withdraw() },
    { title: m.terms_warranty_title(), text: m.terms_warranty() },
    { title: m.terms_payment_title(), text: m.terms_payment() },
    { title: m.terms_privacy_title(), text: m.terms_privacy() },
  ];
  return (
    <InfoPage title={m.terms()} parts={parts}>
      <p>
        <ButtonLink href="/contact-us" variant="secondary">
          {m.terms_contact()}
        </ButtonLink>
      </p>
    </InfoPage>
  );
}
