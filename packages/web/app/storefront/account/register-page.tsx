import { useSearchParams } from "react-router";
import { customerText, useCustomerText } from "../../texts/customer-text.ts";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../company/page-meta.ts";
import { useRequireAnonymous } from "../session/use-require-session.ts";
import type { Route } from "./+types/register-page";
import { RegisterForm } from "./register-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: customerText("TEXT_REGISTER_TITLE"), isPrivate: true });

export default function RegisterPage() {
  const text = useCustomerText();
  const [query] = useSearchParams();
  const next = query.get("next");
  useRequireAnonymous();
  return (
    <NarrowPage title={text("TEXT_REGISTER_TITLE")} intro={text("TEXT_REGISTER_INTRO")}>
      <RegisterForm />
      <p className="mt-6 text-center text-14 text-grey-600">
        {text("TEXT_ALREADY_CUSTOMER")}{" "}
        <a
          href={`/account/login${next ? `?next=${encodeURIComponent(next)}` : ""}`}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          {text("TEXT_SIGN_IN")}
        </a>
      </p>
    </NarrowPage>
  );
}
