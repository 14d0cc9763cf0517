import { and, asc, eq } from "drizzle-orm";
import { stockMoves } from "../src/catalog/stock/tables.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { findStockOnHand } from "./stock.ts";

export type TestLedger = { onHand: number | undefined; moves: (typeof stockMoves.$inferSelect)[]; breaks: string[] };

/** A product's movements by number. `breaks`: where a balance is not the one before plus the quantity. */
export async function findTestLedger(tenant: Tenant, productId: string): Promise<TestLedger> {
  const moves = await withTenantTransaction(tenant, (tx) =>
    tx
      .select()
      .from(stockMoves)
      .where(and(eq(stockMoves.companyId, tx.companyId), eq(stockMoves.productId, productId)))
      .orderBy(asc(stockMoves.number)),
  );
  const onHand = await findStockOnHand(tenant, productId);
  const breaks = moves.flatMap(({ number, quantity, balance }, at) => {
    const before = moves[at - 1]?.balance ?? 0;
    return balance === before + quantity && number === at + 1
      ? []
      : [`${number}: ${before} + ${quantity} = ${balance}`];
  });
  if (moves.at(-1)?.balance !== onHand) breaks.push(`ends at ${moves.at(-1)?.balance}, on hand ${onHand}`);
  return { onHand, moves, breaks };
}
