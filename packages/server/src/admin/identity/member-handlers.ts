import { changeStaffMemberCall, inviteStaffMemberCall, removeStaffMemberCall } from "@pecacerta/contract/admin/members";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { changeMember, inviteMember, removeMember } from "./members.ts";

export const memberHandlers: readonly StaffHandler[] = [
  staffHandler(inviteStaffMemberCall, async (tx, member, { body: { email, ...rights }, now }) => {
    const outcome = await inviteMember(tx, member, { email, rights, now });
    return outcome.ok ? accept({ data: { token: outcome.value } }) : outcome;
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
