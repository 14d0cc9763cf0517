import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/confirm-email-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.confirm_email(), isPrivate: true });

/** The target of an e-mailed link. Mail scanners follow links, so only the button confirms. */
export default function ConfirmEmailPage() {
  const isAlive = useHydrated();
  const { confirmed, refusal, isSending, confirm } = useConfirmation();
  const isExpired = refusal === "TOKEN_NOT_FOUND";
  return (
    <NarrowPage title={m.confirm_email()} intro={m.confirm_email_intro()}>
      <div className="grid gap-4">
        {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
        {confirmed ? <Notice tone="success">{m.email_was_confirmed({ email: confirmed })}</Notice> : null}
        {confirmed || isExpired ? (
          <ButtonLink href="/account/dashboard" wide>
            {m.go_to_account()}
          </ButtonLink>
        ) : (
          <Button wide disabled={!isAlive} aria-disabled={isSending} onClick={confirm}>
            {isSending ? m.confirming() : m.confirm_email_button()}
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
