import { and, asc, eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { stock } from "./tables.ts";

export type LockedStock = { productId: string; onHand: number; lastMovement: number };

/** Locks the stock of these products until the transaction ends, in ascending order of id to avoid deadlocks. */
export const lockStock = (tx: TenantTransaction, productIds: readonly string[]): Promise<LockedStock[]> =>
  tx
    .select({ productId: stock.productId, onHand: stock.onHand, lastMovement: stock.lastMovement })
    .from(stock)
    .where(and(eq(stock.companyId, tx.companyId), inArray(stock.productId, [...productIds])))
    .orderBy(asc(stock.productId))
    .for("update");
