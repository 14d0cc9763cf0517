import type { StaffNotification } from "@pecacerta/rules/staff-notification";
import type { TenantTransaction } from "../platform/database/tenant.ts";

/** Returns the addresses of the members who get the notification. Members belong to a higher layer than what they are told. */
export type FindNotifiedStaff = (
  tx: TenantTransaction,
  notification: StaffNotification,
  now: Date,
) => Promise<string[]>;
