import { DAY_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { partName } from "@pecacerta/rules/part-number";
import { and, count, eq, lt, sql } from "drizzle-orm";
import { type NamedPart, namedPartSql } from "../../catalog/part-names/part-name.ts";
import { IS_SELLABLE } from "../../catalog/products/product-sql.ts";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { stockAlerts } from "./tables.ts";

const MAX_AGE_DAYS = 365;
const MAX_MAILS_PER_TRANSACTION = 100;
const MAX_ALERTS_PER_ADDRESS = 50;

type CreateStockAlertInput = { productId: string; email: string; secretKey: SecretKey; now: Date };

/**
 * A second request of the same address for the same product changes nothing, nor does one above the limit. Anyone can type
 * any address: what is for sale now would be a mail for each request.
 */
export async function createStockAlert(
  tx: TenantTransaction,
  { productId, email, secretKey, now }: CreateStockAlertInput,
): Promise<Outcome<null, "PRODUCT_AVAILABLE">> {
  if (await canBeBought(tx, productId)) return refuse("PRODUCT_AVAILABLE");
  if ((await countAlerts(tx, email)) >= MAX_ALERTS_PER_ADDRESS) return accept(null);
  const secretHash = hashSecret(alertSecret(tx, secretKey, email));
  await tx
    .insert(stockAlerts)
    .values({ companyId: tx.companyId, productId, email, secretHash, createdAt: now })
    .onConflictDoNothing();
  return accept(null);
}

async function canBeBought(tx: TenantTransaction, productId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from products p
    join stock on stock.company_id = p.company_id and stock.product_id = p.id
    where p.company_id = ${tx.companyId} and p.id = ${productId} and p.published and ${IS_SELLABLE}`);
  return rows.length > 0;
}

async function countAlerts(tx: TenantTransaction, email: string): Promise<number> {
  const [counted] = await tx
    .select({ alerts: count() })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.companyId, tx.companyId), eq(stockAlerts.email, email)));
  return counted?.alerts ?? 0;
}

/** Queues the mails for products that can be bought again. Returns their number; call it until that is 0. */
export async function sendStockAlerts(tx: TenantTransaction, secretKey: SecretKey): Promise<number> {
  const { rows } = await tx.execute<{ productId: string; email: string; slug: string; part: NamedPart }>(sql`
    select a.product_id as "productId", a.email, p.slug, ${namedPartSql(tx.companyId, sql`p.id`)} as part
    from stock_alerts a
    join products p on p.company_id = a.company_id and p.id = a.product_id
    join stock on stock.company_id = a.company_id and stock.product_id = a.product_id
    where a.company_id = ${tx.companyId} and p.published and ${IS_SELLABLE}
    order by a.created_at limit ${MAX_MAILS_PER_TRANSACTION}`);
  for (const { productId, email, slug, part } of rows) {
    // Only the transaction that deletes the row sends its mail.
    const deleted = await tx
      .delete(stockAlerts)
      .where(
        and(
          eq(stockAlerts.companyId, tx.companyId),
          eq(stockAlerts.productId, productId),
          eq(stockAlerts.email, email),
        ),
      );
    if (deleted.rowCount !== 1) continue;
    const leavePath = `/stock-alert/leave?token=${alertSecret(tx, secretKey, email)}` as const;
    const content = { product: partName(part), path: `/products/${slug}`, leavePath } as const;
    await queueMail(tx, { template: "stock-returned", to: email, customerId: null, content });
  }
  return rows.length;
}

export async function deleteStockAlerts(tx: TenantTransaction, secret: string): Promise<void> {
  await tx
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.companyId, tx.companyId), eq(stockAlerts.secretHash, hashSecret(secret))));
}

export async function deleteExpiredStockAlerts(tx: TenantTransaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS);
  await tx.delete(stockAlerts).where(and(eq(stockAlerts.companyId, tx.companyId), lt(stockAlerts.createdAt, oldest)));
}

const alertSecret = ({ companyId }: TenantTransaction, secretKey: SecretKey, email: string): string =>
  deriveSecret(secretKey, "stock-alert", companyId, email);
