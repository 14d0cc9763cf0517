import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import { and, eq } from "drizzle-orm";
import { findSenderOf } from "../../../companies/mail/find-sender.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { stock } from "../../stock/tables.ts";
import { readCatalogReferences } from "../catalog-references.ts";
import { findBlockers } from "./plan-change.ts";
import { findStoredProducts } from "./stored-products.ts";

/** `baseUrl`: of the installation. `seesCost`: else the cost is null. */
type FindOptions = { baseUrl: string; seesCost: boolean };

export async function findStaffProduct(
  tx: TenantTransaction,
  id: string,
  { baseUrl, seesCost }: FindOptions,
): Promise<StaffProductDto | undefined> {
  const product = (await findStoredProducts(tx, [id])).get(id);
  if (!product) return undefined;
  const { content, revision, createdAt, updatedAt } = product;
  const isPublished = content.state === "published";
  const refs = await readCatalogReferences(tx, []);
  return {
    ...content,
    cost: seesCost ? content.cost : null,
    ...{ id, revision, createdAt: createdAt.toISOString(), updatedAt: (updatedAt ?? createdAt).toISOString() },
    url: isPublished ? (await findSenderOf(tx, baseUrl)).urlOf(`/products/${content.slug}`) : null,
    stock: await findStock(tx, id),
    blockers: findBlockers(content, refs),
    coverage: coverageOf(content),
  };
}

async function findStock(tx: TenantTransaction, id: string): Promise<StaffProductDto["stock"]> {
  const { onHand, minimum, shelf } = stock;
  const [row] = await tx
    .select({ onHand, minimum, shelf })
    .from(stock)
    .where(and(eq(stock.companyId, tx.companyId), eq(stock.productId, id)));
  return row ?? { onHand: 0, minimum: null, shelf: "" };
}

function coverageOf({
  compatibility,
  fitments,
  numbers,
}: Pick<StaffProductDto, "compatibility" | "fitments" | "numbers">) {
  const hasSources = fitments.length > 0 && fitments.every(({ source }) => source !== "");
  return (compatibility === "unknown" ? 0 : 80) + (hasSources ? 10 : 0) + (numbers.length > 0 ? 10 : 0);
}
