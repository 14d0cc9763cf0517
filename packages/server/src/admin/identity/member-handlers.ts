import { changeAccessSettingsCall, getAccessSettingsCall } from "@pecacerta/contract/admin/access-settings";
import {
  changeStaffMemberCall,
  consentToStaffInvitationCall,
  inviteStaffMemberCall,
  listStaffMembersCall,
  removeStaffMemberCall,
  resendStaffInvitationCall,
  withdrawStaffInvitationCall,
} from "@pecacerta/contract/admin/members";
import { accept } from "@pecacerta/rules/outcome";
import { adminUrl } from "../../companies/mail/find-sender.ts";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { Config } from "../../platform/config/config.ts";
import { changeAccessSettings, findAccessSettings } from "./access-settings.ts";
import { invitationPath } from "./invitation.ts";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member.ts";
import { changeMember, listMembers, removeMember } from "./members.ts";
import { consentToInvitation, waitsUntil } from "./waiting-invitation.ts";

export function createMemberHandlers(config: Config): readonly StaffHandler[] {
  // Without a mail server the link reaches nobody unless the inviter hands it over.
  const linkOf = (token: string) => (config.SMTP_URL ? null : adminUrl(config) + invitationPath(token));
  return [
    staffHandler(listStaffMembersCall, async (tx, member, { now }) => {
      const { members, invitations } = await listMembers(tx, member, now);
      return accept({
        data: {
          members: members.map(({ staffUserId, joinedAt, expiresAt, ...row }) => ({
            ...row,
            id: staffUserId,
            joinedAt: joinedAt.toISOString(),
            expiresAt: expiresAt?.toISOString() ?? null,
          })),
          invitations: invitations.map(({ createdAt, expiresAt, operatorName, ...row }) => ({
            ...row,
            operator: row.invitedBy === null ? operatorName : null,
            waitsUntil: waitsUntil({ ...row, createdAt })?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
          })),
        },
      });
    }),
    staffHandler(getAccessSettingsCall, async (tx) => accept({ data: await findAccessSettings(tx) })),
    staffHandler(changeAccessSettingsCall, async (tx, { actor }, { body: settings, now }) =>
      accept({ data: await changeAccessSettings(tx, actor, { settings, now }) }),
    ),
    staffHandler(inviteStaffMemberCall, async (tx, member, { body: { email, ...rights }, now }) => {
      const outcome = await inviteMember(tx, member, { email, rights, now });
      return outcome.ok ? accept({ data: { link: linkOf(outcome.value) } }) : outcome;
    }),
    staffHandler(resendStaffInvitationCall, async (tx, member, { params, now }) => {
      const outcome = await resendInvitation(tx, member, { id: params.id, now });
      return outcome.ok ? accept({ data: { link: linkOf(outcome.value) } }) : outcome;
    }),
    staffHandler(consentToStaffInvitationCall, async (tx, member, { params, now }) => {
      const outcome = await consentToInvitation(tx, member, { id: params.id, now });
      return outcome.ok ? accept({ data: "TEXT_INVITATION_CONSENTED" as const }) : outcome;
    }),
    staffHandler(withdrawStaffInvitationCall, async (tx, member, { params, now }) => {
      const outcome = await withdrawInvitation(tx, member, { id: params.id, now });
      return outcome.ok ? accept({ data: "TEXT_INVITATION_WITHDRAWN" as const }) : outcome;
    }),
    staffHandler(changeStaffMemberCall, async (tx, member, { params, body: rights, now }) => {
      const outcome = await changeMember(tx, member, { staffUserId: params.id, rights, now });
      return outcome.ok ? accept({ data: "TEXT_STAFF_CHANGED" as const }) : outcome;
    }),
    staffHandler(removeStaffMemberCall, async (tx, member, { params, now }) => {
      const outcome = await removeMember(tx, member, { staffUserId: params.id, now });
      return outcome.ok ? accept({ data: "TEXT_STAFF_REMOVED" as const }) : outcome;
    }),
  ];
}
