import { getStaffCountsCall } from "@pecacerta/contract/admin/home";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { countWaiting } from "./count-waiting.ts";

export const homeHandlers: readonly StaffHandler[] = [
  staffHandler(getStaffCountsCall, async (tx, member, { now }) =>
    accept({ data: await countWaiting(tx, member, now) }),
  ),
];
