import { getStaffCountsCall, getStaffHomeCall } from "@pecacerta/contract/admin/home";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { findStaffCounts } from "./find-counts.ts";
import { findStaffHome } from "./find-home.ts";

export const homeHandlers: readonly StaffHandler[] = [
  staffHandler(getStaffCountsCall, async (tx, member, { now }) =>
    accept({ data: await findStaffCounts(tx, member, now) }),
  ),
  staffHandler(getStaffHomeCall, async (tx, member, { now }) => accept({ data: await findStaffHome(tx, member, now) })),
];
