import type { StaffInvitationDto } from "@pecacerta/contract/admin/members";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useListFocus } from "../list/use-list-focus.ts";
import { reportResult } from "../member/report-result.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { roleName } from "../texts/company-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import { InvitationLink, type SentInvitation } from "./invite-form.tsx";
import { useReloadStaff } from "./use-company-staff.ts";
import "./staff.css";

export function InvitationList({ invitations }: { invitations: readonly StaffInvitationDto[] }) {
  const { sent, resend, withdraw, allow } = useInvitationActions();
  const { list, onFocus } = useListFocus<HTMLUListElement>();
  if (invitations.length === 0) return null;
  return (
    <Card title={staffTexts.invitationsTitle}>
      <ul ref={list} onFocus={onFocus} className="divided">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="staff-name wrap-anywhere">{invitation.email}</span>
                <Badge>{roleName(invitation.role)}</Badge>
              </p>
              {invitation.operator === null ? null : (
                <p className="caption wrap-anywhere">{staffTexts.invitedByOperator(invitation.operator)}</p>
              )}
              {invitation.waitsUntil === null ? null : (
                <p className="caption">{staffTexts.waitsUntil(formatDateTime(invitation.waitsUntil))}</p>
              )}
              <p className="caption">{staffTexts.validUntil(formatDateTime(invitation.expiresAt))}</p>
            </div>
            {invitation.changeable && invitation.operator !== null ? (
              <div className="flex flex-wrap gap-2">
                {invitation.waitsUntil === null ? null : (
                  <Button
                    variant="secondary"
                    small
                    aria-label={staffTexts.allowOf(invitation.email)}
                    onClick={() => allow(invitation)}
                  >
                    {staffTexts.allow}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  small
                  aria-label={staffTexts.refuseOf(invitation.email)}
                  onClick={() => withdraw(invitation)}
                >
                  {staffTexts.refuse}
                </Button>
              </div>
            ) : invitation.changeable ? (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  small
                  aria-label={staffTexts.resendTo(invitation.email)}
                  onClick={() => resend(invitation)}
                >
                  {staffTexts.resend}
                </Button>
                <Button
                  variant="quiet"
                  small
                  aria-label={staffTexts.withdrawOf(invitation.email)}
                  onClick={() => withdraw(invitation)}
                >
                  {staffTexts.withdraw}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {sent ? <InvitationLink {...sent} /> : null}
    </Card>
  );
}

function useInvitationActions() {
  const { slug: company } = useStaffCompany();
  const reload = useReloadStaff();
  const [sent, setSent] = useState<SentInvitation>();
  async function resend({ id, email }: StaffInvitationDto) {
    const result = await callStaff("POST /admin/staff/invitations/:id/resend", { company, params: { id } });
    const link = result.ok ? result.value.data.link : null;
    setSent(link === null ? undefined : { email, link });
    if (link === null) reportResult(result, staffTexts.invited(email));
    await reload();
  }
  async function allow({ id, email }: StaffInvitationDto) {
    const result = await callStaff("POST /admin/staff/invitations/:id/consent", { company, params: { id } });
    reportResult(result, staffTexts.allowed(email));
    await reload();
  }
  async function withdraw({ id, email }: StaffInvitationDto) {
    const result = await callStaff("DELETE /admin/staff/invitations/:id", { company, params: { id } });
    setSent(undefined);
    reportResult(result, staffTexts.withdrawn(email));
    await reload();
  }
  return { sent, resend, withdraw, allow };
}
