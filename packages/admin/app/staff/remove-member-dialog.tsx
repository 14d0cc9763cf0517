import type { StaffMemberDto } from "@pecacerta/contract/admin/members";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { reportResult } from "../member/report-result.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { STAFF_USER_KEY, useStaffUser } from "../member/use-staff-user.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import { useReloadStaff } from "./use-company-staff.ts";

type RemoveMemberProps = { member: StaffMemberDto; onClose: () => void };

export function RemoveMemberDialog({ member, onClose }: RemoveMemberProps) {
  const { remove, refusal, isSending } = useRemoveMember({ member, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={staffTexts.removeTitle(member.name || member.email)}
      closeLabel={staffTexts.close}
      className="dialog-sheet"
    >
      <div className="grid gap-4">
        {refusal ? <Notice tone="failure">{companyRefusalText(refusal)}</Notice> : null}
        <p>{staffTexts.removeText}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={remove} aria-disabled={isSending}>
            {staffTexts.remove}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {staffTexts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useRemoveMember({ member, onClose }: RemoveMemberProps) {
  const { slug: company } = useStaffCompany();
  const { id: ownId } = useStaffUser();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const queryClient = useQueryClient();
  const reload = useReloadStaff();
  async function remove() {
    if (isSending) return;
    setSending(true);
    const result = await callStaff("DELETE /admin/staff/:id", { company, params: { id: member.id } });
    setSending(false);
    if (!result.ok) return result.refusal === "FRESH_SIGN_IN_NEEDED" ? undefined : setRefusal(result.refusal);
    reportResult(result, staffTexts.removed(member.name || member.email));
    onClose();
    if (member.id === ownId) await queryClient.invalidateQueries({ queryKey: STAFF_USER_KEY });
    else await reload();
  }
  return { remove, refusal, isSending };
}
