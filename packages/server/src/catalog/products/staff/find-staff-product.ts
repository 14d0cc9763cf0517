import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import { findSenderOf } from "../../../companies/mail/find-sender.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { findCoverage } from "../../fitment/find-coverage.ts";
import { findStockPlaces } from "../../stock/find-stock-places.ts";
import { type CatalogReferences, needsPosition } from "../catalog-references.ts";
import { readCatalogReferences } from "../find-catalog-references.ts";
import { findBlockers } from "./plan-change.ts";
import { toNewFitment } from "./product-fields.ts";
import { findStoredProducts, type ProductWithContent } from "./stored-products.ts";

/** `baseUrl`: of the installation. `seesCost`: else the cost is null. */
type FindOptions = { baseUrl: string; seesCost: boolean; now: Date };

export async function findStaffProduct(
  tx: TenantTransaction,
  id: string,
  { baseUrl, seesCost, now }: FindOptions,
): Promise<StaffProductDto | undefined> {
  const product = (await findStoredProducts(tx, [id])).get(id);
  if (!product) return undefined;
  const { content, revision, createdAt, updatedAt } = product;
  const isPublished = content.state === "published";
  const refs = await readCatalogReferences(tx, []);
  return {
    ...content,
    cost: seesCost ? content.cost : null,
    id,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: (updatedAt ?? createdAt).toISOString(),
    url: isPublished ? (await findSenderOf(tx, baseUrl)).urlOf(`/products/${content.slug}`) : null,
    stock: (await findStockPlaces(tx, [id]))(id),
    blockers: findBlockers(content, refs),
    coverage: await findCoverage(tx, coveredProduct(content, refs, now)),
  };
}

const coveredProduct = (
  { compatibility, fitments, numbers, categories }: ProductWithContent["content"],
  refs: CatalogReferences,
  now: Date,
) => ({
  compatibility,
  now,
  hasNumber: numbers.length > 0,
  needsPosition: needsPosition(refs, categories),
  fitments: fitments.map(toNewFitment),
});
