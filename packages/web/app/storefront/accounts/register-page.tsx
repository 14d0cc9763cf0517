import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { PendingNotice } from "../pending/pending-notice.tsx";
import { useRequireAnonymous } from "../sessions/use-require-session.ts";
import type { Route } from "./+types/register-page";
import { RegisterForm } from "./register-form.tsx";
import { useNextQuery } from "./use-next-query.ts";
import "./register-page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.register_title(), isPrivate: true });

export default function RegisterPage() {
  const next = useNextQuery();
  useRequireAnonymous();
  return (
    <NarrowPage title={m.register_title()} intro={m.register_intro()}>
      <PendingNotice />
      <RegisterForm />
      <p className="mt-6 text-center note">
        {m.already_customer()}{" "}
        <a href={`/account/login${next}`} className="register-sign-in inline-flex min-h-11 items-center">
          {m.sign_in()}
        </a>
      </p>
    </NarrowPage>
  );
}
