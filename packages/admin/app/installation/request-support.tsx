import type { SupportGrantDto } from "@pecacerta/contract/admin/support";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { callUser } from "../client/user-call.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { reportResult } from "../member/report-result.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import { isSupportOpen } from "../support/is-support-open.ts";
import { FIRST_TERMS, SupportTermFields } from "../support/support-terms.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import { SUPPORT_ROLE_NAMES, supportTexts } from "../texts/support-texts.ts";

const ownSupportKey = (slug: string) => ["own-support", slug] as const;

/** The operator's way into a company that has an owner. */
export function RequestSupport({ slug }: { slug: string }) {
  const { data: grant } = useQuery({
    queryKey: ownSupportKey(slug),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callUser("GET /admin/installation/companies/:slug/support", { params: { slug }, signal })))
        .data.grant,
  });
  return (
    <Card title={installationTexts.supportTitle}>
      <p className="muted mb-4">{installationTexts.supportText}</p>
      {grant ? <OwnSupport slug={slug} grant={grant} /> : null}
      {grant && isSupportOpen(grant) ? null : <RequestSupportForm slug={slug} />}
    </Card>
  );
}

/** The link loads the page anew, and with it the companies of the operator. */
function OwnSupport({ slug, grant }: { slug: string; grant: SupportGrantDto }) {
  const status = useRef<HTMLDivElement>(null);
  const reload = useReloadOwnSupport(slug);
  const isOpen = isSupportOpen(grant);
  async function leave() {
    const result = await callUser("DELETE /admin/installation/companies/:slug/support", { params: { slug } });
    const text = grant.state === "active" ? supportTexts.ended : installationTexts.supportRequestWithdrawn;
    reportResult(result, text, installationRefusalText);
    status.current?.focus();
    await reload();
  }
  return (
    <div ref={status} tabIndex={-1} role="status" className="mb-4 grid justify-items-start gap-3">
      <p>{stateText(grant)}</p>
      {isOpen ? (
        <div>
          <p className="caption">
            {SUPPORT_ROLE_NAMES[grant.role]} · {supportTexts.hoursOf(grant.hours)}
          </p>
          {grant.reason ? <p className="caption wrap-anywhere">{grant.reason}</p> : null}
        </div>
      ) : null}
      {grant.state === "active" ? (
        <a href={`/painel/${slug}`} className="button button-secondary">
          {installationTexts.supportEnter}
        </a>
      ) : null}
      {isOpen ? (
        <Button variant="secondary" onClick={leave}>
          {grant.state === "active" ? installationTexts.supportLeave : installationTexts.supportWithdraw}
        </Button>
      ) : null}
    </div>
  );
}

function useReloadOwnSupport(slug: string) {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ownSupportKey(slug) });
    await queryClient.invalidateQueries({ queryKey: STAFF_USER_KEY });
  };
}

function stateText({ state, requestedAt, grantedAt, expiresAt, endedAt }: SupportGrantDto): string {
  const [end, ended] = [formatDateTime(expiresAt), formatDateTime(endedAt ?? expiresAt)];
  if (state === "requested") return installationTexts.supportWaiting(formatDateTime(requestedAt), end);
  if (state === "active") return installationTexts.supportActive(end);
  if (state === "refused") return installationTexts.supportRefused(ended);
  if (state === "withdrawn") return installationTexts.supportWithdrawn(ended);
  if (state === "ended") return installationTexts.supportEnded(ended);
  return grantedAt ? installationTexts.supportExpired(end) : installationTexts.supportUnanswered(end);
}

function RequestSupportForm({ slug }: { slug: string }) {
  const [terms, setTerms] = useState(FIRST_TERMS);
  const reload = useReloadOwnSupport(slug);
  const { fields, refusal, isSending, submit } = useValidatedForm<"reason">({
    initial: { reason: "" },
    validate: ({ reason }) => (reason.trim() === "" ? { reason: "ERROR_FORM_REQUIRED" } : {}),
    async send({ reason }) {
      const body = { reason, ...terms };
      const result = await callUser("POST /admin/installation/companies/:slug/support", { params: { slug }, body });
      if (!result.ok) return result;
      toast.success(installationTexts.supportRequested);
      await reload();
      return result;
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{installationRefusalText(refusal)}</Notice> : null}
      <SupportTermFields terms={terms} onChange={setTerms} />
      <LimitedField
        {...fields.field("reason")}
        id="support-reason"
        label={installationTexts.supportReason}
        hint={installationTexts.supportReasonHint}
        error={fields.errors.reason && installationRefusalText(fields.errors.reason)}
        autoComplete="off"
        limit={STAFF_TEXT_LIMITS.operatorReason}
        required
      />
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? installationTexts.sending : installationTexts.supportRequest}
      </Button>
    </form>
  );
}
