import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { PendingNotice } from "../pending/pending-notice.tsx";
import { usePurchaseLink } from "../pending/use-purchase-link.ts";
import { useSession } from "../sessions/session-store.ts";
import { SignInForm } from "../sessions/sign-in-form.tsx";
import { useRequireAnonymous } from "../sessions/use-require-session.ts";
import type { Route } from "./+types/login-page";
import { useNextQuery } from "./use-next-query.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.sign_in_title(), isPrivate: true });

export default function LoginPage() {
  const endReason = useSession((state) => state.endReason);
  const next = useNextQuery();
  useRequireAnonymous();
  usePurchaseLink();
  return (
    <NarrowPage title={m.sign_in_title()} intro={m.sign_in_intro()}>
      {endReason === "expired" || endReason === "refused" ? (
        <div className="mb-4">
          <Notice tone="warning">{m.toast_session_ended()}</Notice>
        </div>
      ) : null}
      <PendingNotice />
      <SignInForm />
      <p className="mt-8 mb-2 text-center note">{m.no_account_yet()}</p>
      <ButtonLink href={`/account/register${next}`} variant="secondary" wide>
        {m.register()}
      </ButtonLink>
    </NarrowPage>
  );
}
