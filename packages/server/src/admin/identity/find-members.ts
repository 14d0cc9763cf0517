import { eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { staffMemberships } from "./tables.ts";

export type MemberName = { id: string; name: string };

export const findMembers = (tx: TenantTransaction): Promise<MemberName[]> =>
  tx
    .select({ id: staffMemberships.staffUserId, name: staffMemberships.name })
    .from(staffMemberships)
    .where(eq(staffMemberships.companyId, tx.companyId))
    .orderBy(staffMemberships.name);
