import type { StaffMemberDto } from "@pecacerta/contract/admin/members";
import type { StaffRights } from "@pecacerta/rules/permission";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { reportResult } from "../member/report-result.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import { PermissionFields, RoleField } from "./rights-fields.tsx";
import { useReloadStaff } from "./use-company-staff.ts";

type MemberDialogProps = { member: StaffMemberDto; onClose: () => void };

export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const [rights, setRights] = useState<StaffRights>(member);
  const { refusal, isSending, submit } = useMemberForm({ member, onClose }, rights);
  return (
    <Dialog
      open
      onClose={onClose}
      title={staffTexts.changeOf(member.name || member.email)}
      closeLabel={staffTexts.close}
      className="dialog-sheet"
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {refusal ? <Notice tone="failure">{companyRefusalText(refusal)}</Notice> : null}
        <RoleField id="member-role" rights={rights} onChange={setRights} />
        <PermissionFields rights={rights} onChange={setRights} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? staffTexts.saving : staffTexts.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {staffTexts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useMemberForm({ member, onClose }: MemberDialogProps, rights: StaffRights) {
  const { slug: company } = useStaffCompany();
  const reload = useReloadStaff();
  return useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const { role, addedPermissions, removedPermissions } = rights;
      const body = { role, addedPermissions: [...addedPermissions], removedPermissions: [...removedPermissions] };
      const result = await callStaff("PATCH /admin/staff/:id", { company, params: { id: member.id }, body });
      if (!result.ok) return result;
      reportResult(result, staffTexts.changed(member.name || member.email));
      onClose();
      await reload();
      return result;
    },
  });
}
