import { and, type Column, eq, type SQL } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";

type Owned = { companyId: Column; customerId: Column };

/** The rows of a table that are this customer's. */
export const own = (table: Owned, tx: Tx, customerId: string): SQL | undefined =>
  and(eq(table.companyId, tx.companyId), eq(table.customerId, customerId));
