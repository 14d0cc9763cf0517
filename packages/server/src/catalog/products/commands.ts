import type { FieldFault } from "@pecacerta/contract/refusals";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Tx } from "../../companies/shop.ts";
import { type AttributeGroup, categories, fitments, productCategories, products, productTypes } from "../tables.ts";
import { faultsOf, isName, isSlug, type NewProduct } from "./new-product.ts";
import { productRow } from "./product-rows.ts";
import {
  keepFitments,
  keepNumbers,
  keepPlaces,
  keepProducts,
  receive,
  replaceNumbers,
  storedProduct,
  takenFields,
} from "./product-storage.ts";
import { surroundingsOf, unknownIn } from "./surroundings.ts";

/** Which fields are wrong: of a list, by its position and field (`3.slug`). */
type Faults = { errors: Record<string, FieldFault> };
type Checked<Value> = Outcome<Value, "VALIDATION_FAILED", Faults>;
type Made = { id: string };

export type NewCategory = {
  slug: string;
  name: string;
  parent?: string | null;
  image?: string | null;
  layout?: "categories" | "products";
  customFields?: Record<string, unknown>;
  position?: number;
};

/** What may be changed of a product: its stock is counted elsewhere. Categories and fitments replace the earlier ones. */
export type ProductChange = Partial<Omit<NewProduct, "id" | "stock" | "sold" | "createdAt">>;

/** Adds a category below the one whose slug is `parent`, or at the top. */
export async function addCategory(tx: Tx, { parent = null, ...given }: NewCategory): Promise<Checked<Made>> {
  const wrong = !isSlug(given.slug) ? "slug" : !isName(given.name) ? "name" : undefined;
  if (wrong) return refusedFor({ [wrong]: "ERROR_FORM_INVALID" });
  const above = parent === null ? null : (await surroundingsOf(tx, [])).categories.get(parent);
  if (above === undefined) return refusedFor({ parent: "ERROR_FORM_INVALID" });
  const id = uuid();
  const row = { ...given, id, companyId: tx.companyId, parentId: above?.id ?? null };
  const added = await tx.insert(categories).values(row).onConflictDoNothing();
  return added.rowCount === 1 ? done({ id }) : refusedFor({ slug: "ERROR_FORM_INVALID" });
}

/** Adds a kind of product. Its groups say where a product page shows which attributes. */
export async function addProductType(
  tx: Tx,
  type: { slug: string; name: string; attributeGroups?: AttributeGroup[] },
): Promise<Checked<Made>> {
  if (!isSlug(type.slug)) return refusedFor({ slug: "ERROR_FORM_INVALID" });
  const id = uuid();
  const row = { ...type, id, companyId: tx.companyId };
  const added = await tx.insert(productTypes).values(row).onConflictDoNothing();
  return added.rowCount === 1 ? done({ id }) : refusedFor({ slug: "ERROR_FORM_INVALID" });
}

export async function addProduct(tx: Tx, product: NewProduct): Promise<Checked<Made>> {
  const id = product.id ?? uuid();
  const added = await addProducts(tx, [{ ...product, id }]);
  return added.ok ? done({ id }) : added;
}

/** Adds products with their places, fitments and first stock; answers their ids in the same order. All or none. */
export async function addProducts(tx: Tx, list: readonly NewProduct[]): Promise<Checked<string[]>> {
  const given = list.map((product) => ({ ...product, id: product.id ?? uuid() }));
  const brands = given.flatMap(({ brand }) => brand ?? []);
  const around = await surroundingsOf(tx, brands);
  const faults = given.flatMap((product, at) =>
    Object.entries({ ...faultsOf(product), ...unknownIn(product, around) }).map(([field, fault]) => [
      `${at}.${field}`,
      fault,
    ]),
  );
  if (faults.length > 0) return refusedFor(Object.fromEntries(faults));
  if (!(await keepProducts(tx, given, around))) {
    const taken = await takenFields(tx, given);
    return refusedFor(Object.fromEntries(taken.map(({ at, field }) => [`${at}.${field}`, "ERROR_FORM_INVALID"])));
  }
  await keepPlaces(tx, given, around);
  await keepFitments(tx, given);
  await keepNumbers(tx, given);
  await receive(tx, given);
  return done(given.map(({ id }) => id));
}

/** Changes a product and everything that hangs on what changed. Refuses PRODUCT_NOT_FOUND for another company's. */
export async function updateProduct(
  tx: Tx,
  id: string,
  change: ProductChange,
): Promise<Checked<Made> | Outcome<Made, "PRODUCT_NOT_FOUND">> {
  const before = await storedProduct(tx, id);
  if (!before) return refused("PRODUCT_NOT_FOUND");
  // New fitments say themselves whether the product is for listed vehicles or for all.
  const compatibility = change.compatibility ?? (change.fitments ? undefined : before.compatibility);
  const after = { ...before, ...change, compareAtPrice: comparedWith(before, change), compatibility };
  const around = await surroundingsOf(tx, [after.brand ?? ""]);
  const taken = (await takenFields(tx, [after])).map(({ field }) => [field, "ERROR_FORM_INVALID"]);
  const faults = { ...faultsOf(after), ...unknownIn(after, around), ...Object.fromEntries(taken) };
  if (Object.keys(faults).length > 0) return refusedFor(faults);

  const { companyId, id: _, createdAt, ...row } = productRow(tx.companyId, after, around);
  await tx
    .update(products)
    .set(row)
    .where(and(eq(products.companyId, tx.companyId), eq(products.id, id)));
  for (const [table, keep] of [
    [change.categories && productCategories, () => keepPlaces(tx, [after], around)],
    [change.fitments && fitments, () => keepFitments(tx, [after])],
  ] as const) {
    if (!table) continue;
    await tx.delete(table).where(and(eq(table.companyId, tx.companyId), eq(table.productId, id)));
    await keep();
  }
  if (change.numbers) await replaceNumbers(tx, after);
  return done({ id });
}

// A price raised past the one that it was compared with is no reduced price any more, and must not become the other.
function comparedWith(before: NewProduct, { price, compareAtPrice }: ProductChange): number | null {
  if (compareAtPrice !== undefined) return compareAtPrice;
  const compared = before.compareAtPrice ?? null;
  return compared !== null && price !== undefined && price >= compared ? null : compared;
}

const refusedFor = (errors: Record<string, FieldFault>) => refused("VALIDATION_FAILED", { errors });
