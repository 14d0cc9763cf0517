import { requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import type { StaffRights } from "@pecacerta/rules/permission";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { CopyButton } from "../account/copy-button.tsx";
import { callStaff } from "../client/staff-call.ts";
import { reportResult } from "../member/report-result.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import { PermissionFields, RoleField, rightsOfRole } from "./rights-fields.tsx";
import { useReloadStaff } from "./use-company-staff.ts";
import "./staff.css";

export type SentInvitation = { email: string; link: string };

export function InviteForm() {
  const [rights, setRights] = useState(rightsOfRole("counter"));
  const [sent, setSent] = useState<SentInvitation>();
  const { fields, refusal, isSending, submit } = useInviteForm(rights, setSent);
  const { field, errors } = fields;
  return (
    <Card title={staffTexts.inviteTitle}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {refusal ? <Notice tone="failure">{companyRefusalText(refusal)}</Notice> : null}
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field
            {...field("email")}
            id="invite-email"
            label={staffTexts.email}
            error={errors.email && companyRefusalText(errors.email)}
            type="email"
            inputMode="email"
            autoComplete="off"
            required
          />
          <RoleField id="invite-role" rights={rights} onChange={setRights} />
        </div>
        <PermissionFields rights={rights} onChange={setRights} />
        <Button type="submit" className="justify-self-start" aria-disabled={isSending}>
          {isSending ? staffTexts.sending : staffTexts.invite}
        </Button>
      </form>
      {sent ? <InvitationLink {...sent} /> : null}
    </Card>
  );
}

/** For an installation that sends no mail. */
export const InvitationLink = ({ email, link }: SentInvitation) => (
  <div className="mt-4">
    <Notice tone="warning">
      <div className="grid min-w-0 justify-items-start gap-3">
        <p className="wrap-anywhere">{staffTexts.linkIntro(email)}</p>
        <code className="staff-link wrap-anywhere">{link}</code>
        <CopyButton text={link} label={staffTexts.copyLink} />
      </div>
    </Notice>
  </div>
);

function useInviteForm(rights: StaffRights, setSent: (sent: SentInvitation | undefined) => void) {
  const { slug: company } = useStaffCompany();
  const reload = useReloadStaff();
  const form = useValidatedForm<"email">({
    initial: { email: "" },
    validate: ({ email }): { email?: string } => collectErrors({ email: requiredEmailError(email) }),
    async send({ email }) {
      const { role, addedPermissions, removedPermissions } = rights;
      const body = {
        email,
        role,
        addedPermissions: [...addedPermissions],
        removedPermissions: [...removedPermissions],
      };
      const result = await callStaff("POST /admin/staff", { company, body });
      if (!result.ok)
        return result.refusal === "ALREADY_MEMBER" ? { ...result, errors: { email: result.refusal } } : result;
      const { link } = result.value.data;
      setSent(link === null ? undefined : { email, link });
      if (link === null) reportResult(result, staffTexts.invited(email));
      form.fields.change({ email: "" });
      await reload();
      return result;
    },
  });
  return form;
}
