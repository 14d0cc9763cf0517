import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useSearchParams } from "react-router";
import { customerText, useCustomerText } from "../../texts/customer-text.ts";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../company/page-meta.ts";
import { useSession } from "../session/session-store.ts";
import { SignInForm } from "../session/sign-in-form.tsx";
import { useRequireAnonymous } from "../session/use-require-session.ts";
import type { Route } from "./+types/login-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: customerText("TEXT_SIGN_IN_TITLE"), isPrivate: true });

export default function LoginPage() {
  const text = useCustomerText();
  const endReason = useSession((state) => state.endReason);
  const next = useNextQuery();
  useRequireAnonymous();
  return (
    <NarrowPage title={text("TEXT_SIGN_IN_TITLE")} intro={text("TEXT_SIGN_IN_INTRO")}>
      {endReason === "expired" || endReason === "refused" ? (
        <div className="mb-4">
          <Notice tone="warning">{text("TEXT_TOAST_SESSION_ENDED")}</Notice>
        </div>
      ) : null}
      <SignInForm />
      <p className="mt-8 mb-2 text-center text-14 text-grey-600">{text("TEXT_NO_ACCOUNT_YET")}</p>
      <ButtonLink href={`/account/register${next}`} variant="secondary" wide>
        {text("TEXT_REGISTER")}
      </ButtonLink>
    </NarrowPage>
  );
}

/** Keeps `next` when the visitor goes to the registration form. */
function useNextQuery(): string {
  const [query] = useSearchParams();
  const next = query.get("next");
  return next ? `?next=${encodeURIComponent(next)}` : "";
}
