import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { permissionsOf } from "@pecacerta/rules/permission";
import { type StaffNotification, sentNotifications } from "@pecacerta/rules/staff-notification";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { isCurrent } from "./members.ts";
import { findOwnCompanies } from "./own-companies.ts";
import { staffMemberships } from "./tables.ts";

/** Returns the addresses of the company's members who get the notification. Access for support gets none. */
export async function findNotifiedStaff(
  tx: TenantTransaction,
  notification: StaffNotification,
  now: Date,
): Promise<string[]> {
  const { companyId, email, supportGrantId } = staffMemberships;
  const rows = await tx
    .select()
    .from(staffMemberships)
    .where(and(eq(companyId, tx.companyId), isCurrent(now), isNull(supportGrantId), ne(email, "")))
    .orderBy(asc(email));
  const notified = rows.filter((row) =>
    sentNotifications(permissionsOf(row), row.notifications).includes(notification),
  );
  return [...new Set(notified.map((row) => row.email))];
}

type SwitchNotificationInput = { company: string; notification: StaffNotification; isSent: boolean; now: Date };

export async function switchNotification(
  { database }: Pick<Installation, "database">,
  staffUserId: string,
  { company, notification, isSent, now }: SwitchNotificationInput,
): Promise<Outcome<undefined, "COMPANY_NOT_FOUND">> {
  const { companies } = await findOwnCompanies(database, staffUserId, now);
  const own = companies.find(({ slug, supportUntil }) => slug === company && supportUntil === null);
  if (!own) return refuse("COMPANY_NOT_FOUND");
  const { companyId, slug } = own;
  await withTenantTransaction({ companyId, slug, database }, (tx) =>
    tx
      .update(staffMemberships)
      .set({
        notifications: sql`${staffMemberships.notifications} || ${JSON.stringify({ [notification]: isSent })}::jsonb`,
      })
      .where(and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.staffUserId, staffUserId))),
  );
  return accept(undefined);
}
