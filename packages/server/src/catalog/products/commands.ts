import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type AttributeGroup, categories, productTypes } from "../tables.ts";
import { presentBrand, validateReferences } from "./catalog-references.ts";
import { findCatalogReferences } from "./find-catalog-references.ts";
import { findTakenFields, insertNewProducts } from "./insert-products.ts";
import { isValidName, isValidSlug, type NewProduct, validateProduct } from "./new-product.ts";
import { toContentChanges } from "./staff/product-update.ts";
import { saveProducts } from "./staff/save-products.ts";

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
export type ProductUpdate = Partial<Omit<NewProduct, "id" | "stock" | "sold" | "createdAt" | "internals">>;

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
  const brands = list.flatMap(({ brand }) => brand ?? []);
  const refs = await findCatalogReferences(tx, brands);
  const given = list.map(({ brand = "", ...product }) => ({
    ...product,
    brand: presentBrand(refs, brand),
    id: product.id ?? uuid(),
  }));
  const errors = given.flatMap((product, at) =>
    Object.entries({ ...validateProduct(product), ...validateReferences(product, refs) }).map(([field, key]) => [
      `${at}.${field}`,
      key,
    ]),
  );
  if (errors.length > 0) return refuseFields(Object.fromEntries(errors));
  if (!(await insertNewProducts(tx, given, refs))) {
    const taken = await findTakenFields(tx, given);
    return refuseFields(Object.fromEntries(taken.map(({ at, field }) => [`${at}.${field}`, "ERROR_FORM_INVALID"])));
  }
  return accept(given.map(({ id }) => id));
}

/** By the program. */
export async function updateProduct(
  tx: TenantTransaction,
  id: string,
  update: ProductUpdate,
): Promise<ValidationOutcome<CreatedRow> | Outcome<CreatedRow, "PRODUCT_NOT_FOUND">> {
  const changes = await toContentChanges(tx, id, update);
  if (!changes) return refuse("PRODUCT_NOT_FOUND");
  const [saved] = await saveProducts(tx, { kind: "program" }, { changes: [{ id, changes }], now: new Date() });
  if (!saved || saved.ok) return accept({ id });
  const { refusal, details = { errors: {} } } = saved;
  const taken = refusal === "SKU_TAKEN" ? "sku" : "slug";
  return refuseFields("errors" in details ? details.errors : { [taken]: "ERROR_FORM_INVALID" });
}

const refuseFields = (errors: Record<string, FieldErrorKey>) => refuse("VALIDATION_FAILED", { errors });
