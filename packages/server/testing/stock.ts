import { eq } from "drizzle-orm";
import { stock } from "../src/catalog/stock/tables.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";

export async function findStockOnHand(tenant: Tenant, productId: string): Promise<number | undefined> {
  const [row] = await withTenantTransaction(tenant, (tx) =>
    tx.select().from(stock).where(eq(stock.productId, productId)),
  );
  return row?.onHand;
}
