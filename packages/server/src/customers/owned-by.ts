import { and, type Column, eq, type SQL } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

type OwnedTable = { companyId: Column; customerId: Column };

export const ownedBy = (table: OwnedTable, tx: TenantTransaction, customerId: string): SQL | undefined =>
  and(eq(table.companyId, tx.companyId), eq(table.customerId, customerId));
