import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { slugify } from "@pecacerta/rules/text";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { changedFields } from "../../staff/changed-fields.ts";
import { lockCatalogStructure } from "../../structure-lock.ts";
import { type AttributeGroup, productTypes } from "../../tables.ts";
import { listAttributes } from "./list-product-types.ts";
import { withSlugs } from "./with-slugs.ts";

type GivenGroup = { slug?: string | undefined; name: string; attributes: readonly string[] };
type InvalidField<Field extends string> = Outcome<
  never,
  "VALIDATION_FAILED",
  { errors: { [Name in Field]?: "ERROR_FORM_INVALID" } }
>;
type NewProductType = { name: string; groups: readonly GivenGroup[]; now: Date };
type ProductTypeChange = {
  id: string;
  name?: string | undefined;
  groups?: readonly GivenGroup[] | undefined;
  now: Date;
};

export async function createProductType(
  tx: TenantTransaction,
  actor: Actor,
  { name, groups, now }: NewProductType,
): Promise<Outcome<{ id: string }, "SLUG_TAKEN"> | InvalidField<"name" | "groups">> {
  await lockCatalogStructure(tx);
  const slug = slugify(name);
  if (slug === "") return refuse("VALIDATION_FAILED", { errors: { name: "ERROR_FORM_INVALID" } });
  const attributeGroups = await toStoredGroups(tx, groups, []);
  if (!attributeGroups) return refuse("VALIDATION_FAILED", { errors: { groups: "ERROR_FORM_INVALID" } });
  const id = uuid();
  const row = { id, companyId: tx.companyId, slug, name, attributeGroups };
  const added = await tx.insert(productTypes).values(row).onConflictDoNothing();
  if (added.rowCount !== 1) return refuse("SLUG_TAKEN");
  await appendAuditEntry(tx, actor, { ...entryOf("product-type.created", id, now), after: { slug, name } });
  return accept({ id });
}

/** A missing field stays as it is. */
export async function changeProductType(
  tx: TenantTransaction,
  actor: Actor,
  { id, name, groups, now }: ProductTypeChange,
): Promise<Outcome<void, "PRODUCT_TYPE_NOT_FOUND"> | InvalidField<"groups">> {
  const type = await lockedProductType(tx, id);
  if (!type) return refuse("PRODUCT_TYPE_NOT_FOUND");
  const attributeGroups = groups && (await toStoredGroups(tx, groups, type.attributeGroups));
  if (groups && !attributeGroups) return refuse("VALIDATION_FAILED", { errors: { groups: "ERROR_FORM_INVALID" } });
  const { before, after } = changedFields(type, { name, attributeGroups });
  if (Object.keys(after).length === 0) return accept(undefined);
  await tx.update(productTypes).set(after).where(ownType(tx, id));
  await appendAuditEntry(tx, actor, { ...entryOf("product-type.changed", id, now), before, after });
  return accept(undefined);
}

export async function deleteProductType(
  tx: TenantTransaction,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<void, "PRODUCT_TYPE_NOT_FOUND" | "PRODUCT_TYPE_IN_USE">> {
  const type = await lockedProductType(tx, id);
  if (!type) return refuse("PRODUCT_TYPE_NOT_FOUND");
  const { rows } = await tx.execute(
    sql`select from products where company_id = ${tx.companyId} and type_id = ${id} limit 1`,
  );
  if (rows.length > 0) return refuse("PRODUCT_TYPE_IN_USE");
  await tx.delete(productTypes).where(ownType(tx, id));
  const { slug, name } = type;
  await appendAuditEntry(tx, actor, { ...entryOf("product-type.deleted", id, now), before: { slug, name } });
  return accept(undefined);
}

async function lockedProductType(tx: TenantTransaction, id: string) {
  await lockCatalogStructure(tx);
  const [type] = await tx.select().from(productTypes).where(ownType(tx, id));
  return type;
}

const ownType = (tx: TenantTransaction, id: string) =>
  and(eq(productTypes.companyId, tx.companyId), eq(productTypes.id, id));

/** Undefined where an attribute stands in two groups, or has no definition and was in none of `stored`. */
async function toStoredGroups(
  tx: TenantTransaction,
  groups: readonly GivenGroup[],
  stored: readonly AttributeGroup[],
): Promise<AttributeGroup[] | undefined> {
  const defined = (await listAttributes(tx)).map(({ slug }) => slug);
  const known = new Set([...defined, ...stored.flatMap(({ attributes }) => attributes)]);
  const listed = groups.flatMap(({ attributes }) => attributes);
  if (new Set(listed).size < listed.length || !listed.every((slug) => known.has(slug))) return undefined;
  return withSlugs(groups)?.map(({ slug, name, attributes }) => ({ slug, name, attributes: [...attributes] }));
}

const entryOf = (action: string, id: string, at: Date) => ({
  action,
  subjectKind: "product-type",
  subjectId: id,
  at,
});
