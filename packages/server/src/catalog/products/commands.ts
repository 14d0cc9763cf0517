import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type AttributeGroup, categories, fitments, productCategories, products, productTypes } from "../tables.ts";
import { findCatalogReferences, validateReferences } from "./catalog-references.ts";
import {
  findTakenFields,
  insertCategoryLinks,
  insertFitments,
  insertInitialStock,
  insertPartNumbers,
  insertProducts,
  lockProduct,
  replacePartNumbers,
} from "./insert-products.ts";
import { isValidName, isValidSlug, type NewProduct, validateProduct } from "./new-product.ts";
import { toProductRow } from "./product-inserts.ts";

/** By field; in a list, by index and field (`3.slug`). */
type FieldErrors = { errors: Record<string, FieldErrorKey> };
type ValidationOutcome<Value> = Outcome<Value, "VALIDATION_FAILED", FieldErrors>;
type CreatedRow = { id: string };

export type NewCategory = {
  slug: string;
  name: string;
  parent?: string | null;
  image?: string | null;
  layout?: "categories" | "products";
  customFields?: Record<string, unknown>;
  position?: number;
};

/** `categories`, `fitments` and `numbers` replace the stored ones. Stock has commands of its own. */
export type ProductUpdate = Partial<Omit<NewProduct, "id" | "stock" | "sold" | "createdAt">>;

/** `parent` is the slug of the category above; null at the top. */
export async function addCategory(
  tx: TenantTransaction,
  { parent = null, ...given }: NewCategory,
): Promise<ValidationOutcome<CreatedRow>> {
  const wrong = !isValidSlug(given.slug) ? "slug" : !isValidName(given.name) ? "name" : undefined;
  if (wrong) return refuseFields({ [wrong]: "ERROR_FORM_INVALID" });
  const above = parent === null ? null : (await findCatalogReferences(tx, [])).categories.get(parent);
  if (above === undefined) return refuseFields({ parent: "ERROR_FORM_INVALID" });
  const id = uuid();
  const row = { ...given, id, companyId: tx.companyId, parentId: above?.id ?? null };
  const added = await tx.insert(categories).values(row).onConflictDoNothing();
  return added.rowCount === 1 ? accept({ id }) : refuseFields({ slug: "ERROR_FORM_INVALID" });
}

export async function addProductType(
  tx: TenantTransaction,
  type: { slug: string; name: string; attributeGroups?: AttributeGroup[] },
): Promise<ValidationOutcome<CreatedRow>> {
  if (!isValidSlug(type.slug)) return refuseFields({ slug: "ERROR_FORM_INVALID" });
  const id = uuid();
  const row = { ...type, id, companyId: tx.companyId };
  const added = await tx.insert(productTypes).values(row).onConflictDoNothing();
  return added.rowCount === 1 ? accept({ id }) : refuseFields({ slug: "ERROR_FORM_INVALID" });
}

export async function addProduct(tx: TenantTransaction, product: NewProduct): Promise<ValidationOutcome<CreatedRow>> {
  const id = product.id ?? uuid();
  const added = await addProducts(tx, [{ ...product, id }]);
  return added.ok ? accept({ id }) : added;
}

/** Adds all products or none, and returns their ids in the same order. */
export async function addProducts(
  tx: TenantTransaction,
  list: readonly NewProduct[],
): Promise<ValidationOutcome<string[]>> {
  const given = list.map((product) => ({ ...product, id: product.id ?? uuid() }));
  const brands = given.flatMap(({ brand }) => brand ?? []);
  const refs = await findCatalogReferences(tx, brands);
  const faults = given.flatMap((product, at) =>
    Object.entries({ ...validateProduct(product), ...validateReferences(product, refs) }).map(([field, fault]) => [
      `${at}.${field}`,
      fault,
    ]),
  );
  if (faults.length > 0) return refuseFields(Object.fromEntries(faults));
  if (!(await insertProducts(tx, given, refs))) {
    const taken = await findTakenFields(tx, given);
    return refuseFields(Object.fromEntries(taken.map(({ at, field }) => [`${at}.${field}`, "ERROR_FORM_INVALID"])));
  }
  await insertCategoryLinks(tx, given, refs);
  await insertFitments(tx, given);
  await insertPartNumbers(tx, given);
  await insertInitialStock(tx, given);
  return accept(given.map(({ id }) => id));
}

export async function updateProduct(
  tx: TenantTransaction,
  id: string,
  change: ProductUpdate,
): Promise<ValidationOutcome<CreatedRow> | Outcome<CreatedRow, "PRODUCT_NOT_FOUND">> {
  const before = await lockProduct(tx, id);
  if (!before) return refuse("PRODUCT_NOT_FOUND");
  const compatibility = change.compatibility ?? (change.fitments ? undefined : before.compatibility);
  const after = { ...before, ...change, compareAtPrice: updatedCompareAtPrice(before, change), compatibility };
  const refs = await findCatalogReferences(tx, [after.brand ?? ""]);
  const taken = (await findTakenFields(tx, [after])).map(({ field }) => [field, "ERROR_FORM_INVALID"]);
  const faults = { ...validateProduct(after), ...validateReferences(after, refs), ...Object.fromEntries(taken) };
  if (Object.keys(faults).length > 0) return refuseFields(faults);

  const { companyId, id: _, createdAt, ...row } = toProductRow(tx.companyId, after, refs);
  await tx
    .update(products)
    .set(row)
    .where(and(eq(products.companyId, tx.companyId), eq(products.id, id)));
  for (const [table, keep] of [
    [change.categories && productCategories, () => insertCategoryLinks(tx, [after], refs)],
    [change.fitments && fitments, () => insertFitments(tx, [after])],
  ] as const) {
    if (!table) continue;
    await tx.delete(table).where(and(eq(table.companyId, tx.companyId), eq(table.productId, id)));
    await keep();
  }
  if (change.numbers) await replacePartNumbers(tx, after);
  return accept({ id });
}

// A price raised past the compare-at price is not reduced any more; the pair would be stored the other way round.
function updatedCompareAtPrice(before: NewProduct, { price, compareAtPrice }: ProductUpdate): number | null {
  if (compareAtPrice !== undefined) return compareAtPrice;
  const compared = before.compareAtPrice ?? null;
  return compared !== null && price !== undefined && price >= compared ? null : compared;
}

const refuseFields = (errors: Record<string, FieldErrorKey>) => refuse("VALIDATION_FAILED", { errors });
