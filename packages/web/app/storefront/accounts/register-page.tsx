import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { PendingNotice } from "../pending/pending-notice.tsx";
import { useRequireAnonymous } from "../sessions/use-require-session.ts";
import type { Route } from "./+types/register-page";
import { RegisterForm } from "./register-form.tsx";
import "./register-page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.register_title(), isPrivate: true });

export default function RegisterPage() {
  const [query] = useSearchParams();
  // The server renders one page for all queries.
  const isHydrated = useHydrated();
  const next = isHydrated ? query.get("next") : null;
  useRequireAnonymous();
  return (
    <NarrowPage title={m.register_title()} intro={m.register_intro()}>
      <PendingNotice />
      <RegisterForm />
      <p className="mt-6 text-center note">
        {m.already_customer()}{" "}
        <a
          href={`/account/login${next ? `?next=${encodeURIComponent(next)}` : ""}`}
          className="register-sign-in inline-flex min-h-11 items-center"
        >
          {m.sign_in()}
        </a>
      </p>
    </NarrowPage>
  );
}
