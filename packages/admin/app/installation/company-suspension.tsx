import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { callUser } from "../client/user-call.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import { useShowCompany } from "./installation-queries.ts";

export function CompanySuspension({ company }: { company: InstallationCompanyDto }) {
  const { fields, refusal, isSending, submit } = useSuspensionForm(company);
  const { field, errors } = fields;
  const { suspendedAt, suspendedReason } = company;
  return (
    <Card title={installationTexts.suspendTitle}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {refusal ? <Notice tone="failure">{installationRefusalText(refusal)}</Notice> : null}
        {suspendedAt ? (
          <Notice tone="warning">
            <p>{installationTexts.suspendedText(formatDateTime(suspendedAt))}</p>
            <p className="wrap-anywhere">{suspendedReason}</p>
          </Notice>
        ) : (
          <>
            <p className="muted">{installationTexts.suspendText}</p>
            <LimitedField
              {...field("reason")}
              label={installationTexts.reason}
              hint={installationTexts.reasonHint}
              error={errors.reason && installationRefusalText(errors.reason)}
              autoComplete="off"
              limit={STAFF_TEXT_LIMITS.operatorReason}
              required
            />
          </>
        )}
        <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
          {suspendedAt ? installationTexts.resume : installationTexts.suspend}
        </Button>
      </form>
    </Card>
  );
}

function useSuspensionForm({ slug, name, suspendedAt }: InstallationCompanyDto) {
  const show = useShowCompany();
  const isSuspended = suspendedAt !== null;
  return useValidatedForm<"reason">({
    initial: { reason: "" },
    validate: ({ reason }) => (isSuspended || reason.trim() !== "" ? {} : { reason: "ERROR_FORM_REQUIRED" }),
    async send({ reason }) {
      const body = isSuspended ? { suspended: false } : { suspended: true, reason };
      const result = await callUser("PATCH /admin/installation/companies/:slug", { params: { slug }, body });
      if (!result.ok) return result;
      toast.success(isSuspended ? installationTexts.resumedDone(name) : installationTexts.suspendedDone(name));
      await show(result.value.data);
      return result;
    },
  });
}
