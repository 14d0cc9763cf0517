import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../client/call.ts";
import { ownAccountText, useOwnAccountText } from "../../texts/own-account-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/confirm-email-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ownAccountText("TEXT_CONFIRM_EMAIL"), isPrivate: true });

/** The target of an e-mailed link. Mail scanners follow links, so only the button confirms. */
export default function ConfirmEmailPage() {
  const text = useOwnAccountText();
  const isAlive = useHydrated();
  const { confirmed, refusal, isSending, confirm } = useConfirmation();
  const isExpired = refusal === "TOKEN_NOT_FOUND";
  return (
    <NarrowPage title={text("TEXT_CONFIRM_EMAIL")} intro={text("TEXT_CONFIRM_EMAIL_INTRO")}>
      <div className="grid gap-4">
        {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
        {confirmed ? <Notice tone="success">{text("TEXT_EMAIL_CONFIRMED", { email: confirmed })}</Notice> : null}
        {confirmed || isExpired ? (
          <ButtonLink href="/account/dashboard" wide>
            {text("TEXT_GO_TO_ACCOUNT")}
          </ButtonLink>
        ) : (
          <Button wide disabled={!isAlive} aria-disabled={isSending} onClick={confirm}>
            {text(isSending ? "TEXT_CONFIRMING" : "TEXT_CONFIRM_EMAIL_BUTTON")}
          </Button>
        )}
      </div>
    </NarrowPage>
  );
}

function useConfirmation() {
  const { hash } = useLocation();
  const [confirmed, setConfirmed] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function confirm() {
    if (isSending) return;
    setSending(true);
    // A link without its token is treated as a used one.
    const token = hash.slice(1) || "-";
    const response = await call("GET /confirm-email/:token", { params: { token } });
    setSending(false);
    if (response.ok) setConfirmed(response.value.data.email);
    setRefusal(response.ok ? undefined : response.refusal);
  }
  return { confirmed, refusal, isSending, confirm };
}
