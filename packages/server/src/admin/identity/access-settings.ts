import type { AccessSettingsDto } from "@pecacerta/contract/admin/access-settings";
import { eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import { companySettings } from "../../companies/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

const { staffIdleMinutes, staffSecondFactor } = companySettings;
const whereCompany = (tx: TenantTransaction) => eq(companySettings.companyId, tx.companyId);

export async function findAccessSettings(tx: TenantTransaction): Promise<AccessSettingsDto> {
  const [row] = await tx
    .select({ idleMinutes: staffIdleMinutes, secondFactor: staffSecondFactor })
    .from(companySettings)
    .where(whereCompany(tx));
  if (!row) throw new Error(`The company ${tx.companyId} has no settings`);
  return row;
}

type ChangeInput = { settings: AccessSettingsDto; now: Date };

export async function changeAccessSettings(
  tx: TenantTransaction,
  actor: Actor,
  { settings, now }: ChangeInput,
): Promise<AccessSettingsDto> {
  const before = await findAccessSettings(tx);
  const { idleMinutes, secondFactor } = settings;
  await tx
    .update(companySettings)
    .set({ staffIdleMinutes: idleMinutes, staffSecondFactor: secondFactor })
    .where(whereCompany(tx));
  const entry = { action: "settings.access-changed", subjectKind: "settings", subjectId: "admin" };
  await appendAuditEntry(tx, actor, { ...entry, before, after: settings, at: now });
  return settings;
}
