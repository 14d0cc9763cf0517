import { listAuditEntriesCall } from "@pecacerta/contract/admin/audit";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

export const auditHandlers: readonly StaffHandler[] = [
  staffHandler(listAuditEntriesCall, async (tx, { permissions }, { query }) =>
    accept({ data: await listAuditEntries(tx, { ...query, seesCost: permissions.has("prices.write") }) }),
  ),
];
