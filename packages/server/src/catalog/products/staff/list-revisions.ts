import type { ProductContentDto } from "@pecacerta/contract/admin/product";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { productRevisions } from "../tables.ts";
import { differences } from "./differences.ts";
import type { ContentChanges, ProductContentField } from "./product-fields.ts";
import { findStoredRevisions } from "./stored-products.ts";

const MAX_LISTED = 50;

export type ProductRevision = {
  revision: number;
  at: string;
  name: string;
  changed: ProductContentField[];
  before: Partial<ProductContentDto>;
  after: Partial<ProductContentDto>;
};

/** Newest first; undefined without such a product. `seesCost`: else costs are null. */
export async function listProductRevisions(
  tx: TenantTransaction,
  { id, before, seesCost }: { id: string; before?: number | undefined; seesCost: boolean },
): Promise<ProductRevision[] | undefined> {
  if ((await findStoredRevisions(tx, [id])).size === 0) return undefined;
  const rows = await tx
    .select()
    .from(productRevisions)
    .where(and(ofProduct(tx, id), before === undefined ? undefined : lt(productRevisions.revision, before)))
    .orderBy(desc(productRevisions.revision))
    .limit(MAX_LISTED);
  const revisions = rows.map(toRevision).map((revision) => ({ ...revision, ...differencesOf(revision) }));
  return seesCost ? revisions : revisions.map(withoutCost);
}

export async function findProductRevision(
  tx: TenantTransaction,
  { id, revision }: { id: string; revision: number },
): Promise<ProductRevision | undefined> {
  const [row] = await tx
    .select()
    .from(productRevisions)
    .where(and(ofProduct(tx, id), eq(productRevisions.revision, revision)));
  return row && toRevision(row);
}

export async function findChangedBy(
  tx: TenantTransaction,
  { id, fields }: { id: string; fields: readonly ProductContentField[] },
): Promise<{ name: string; at: string } | null> {
  const [row] = await tx
    .select({ name: productRevisions.staffName, at: productRevisions.at })
    .from(productRevisions)
    .where(and(ofProduct(tx, id), sql`${productRevisions.changed} && ${sql.param(fields)}::text[]`))
    .orderBy(desc(productRevisions.revision))
    .limit(1);
  return row ? { name: row.name, at: row.at.toISOString() } : null;
}

const differencesOf = ({ before, after }: ProductRevision) =>
  differences(before, after) as Pick<ProductRevision, "before" | "after">;

const withoutCost = ({ before, after, ...revision }: ProductRevision): ProductRevision => ({
  ...revision,
  before: "cost" in before ? { ...before, cost: null } : before,
  after: "cost" in after ? { ...after, cost: null } : after,
});

const ofProduct = (tx: TenantTransaction, id: string) =>
  and(eq(productRevisions.companyId, tx.companyId), eq(productRevisions.productId, id));

const toRevision = ({ revision, at, staffName, changed, before, after }: typeof productRevisions.$inferSelect) => ({
  revision,
  at: at.toISOString(),
  name: staffName,
  changed: changed as ProductContentField[],
  before: before as ContentChanges as Partial<ProductContentDto>,
  after: after as Partial<ProductContentDto>,
});
