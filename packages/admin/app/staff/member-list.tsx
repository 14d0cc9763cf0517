import type { StaffMemberDto } from "@pecacerta/contract/admin/members";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { useState } from "react";
import { useStaffUser } from "../member/use-staff-user.ts";
import { roleName } from "../texts/company-texts.ts";
import { formatDate } from "../texts/format-time.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import "./staff.css";

type OpenDialog = { kind: "change" | "remove"; member: StaffMemberDto };

export function MemberList({ members }: { members: readonly StaffMemberDto[] }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <Card title={staffTexts.membersTitle}>
      {members.length === 1 ? <p className="note mb-3">{staffTexts.onlyYou}</p> : null}
      <ul className="divided">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <MemberSummary {...member} />
            {member.changeable ? (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  small
                  aria-label={staffTexts.changeOf(member.name || member.email)}
                  onClick={() => setDialog({ kind: "change", member })}
                >
                  {staffTexts.change}
                </Button>
                <Button
                  variant="quiet"
                  small
                  aria-label={staffTexts.removeOf(member.name || member.email)}
                  onClick={() => setDialog({ kind: "remove", member })}
                >
                  {staffTexts.remove}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {dialog?.kind === "change" ? <MemberDialog member={dialog.member} onClose={close} /> : null}
      {dialog?.kind === "remove" ? <RemoveMemberDialog member={dialog.member} onClose={close} /> : null}
    </Card>
  );
}

function MemberSummary({ id, name, email, joinedAt, expiresAt, ...rights }: StaffMemberDto) {
  const user = useStaffUser();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="staff-name wrap-anywhere">{name || email}</span>
        {id === user.id ? <span className="note">({staffTexts.you})</span> : null}
        <Badge tone={rights.role === "owner" ? "accent" : "neutral"}>{roleName(rights.role)}</Badge>
      </p>
      <p className="note wrap-anywhere">{email}</p>
      <p className="caption">
        {[
          staffTexts.since(formatDate(joinedAt)),
          expiresAt && staffTexts.until(formatDate(expiresAt)),
          rightsNote(rights),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

const rightsNote = ({
  addedPermissions,
  removedPermissions,
}: Pick<StaffMemberDto, "addedPermissions" | "removedPermissions">) =>
  [
    addedPermissions.length > 0 && staffTexts.more(addedPermissions.length),
    removedPermissions.length > 0 && staffTexts.less(removedPermissions.length),
  ]
    .filter(Boolean)
    .join(", ");
