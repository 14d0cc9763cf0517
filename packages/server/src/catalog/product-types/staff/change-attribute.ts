import { type AttributeChoice, type AttributeKind, lacksChoices } from "@pecacerta/rules/attribute";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { normalizeForSearch, slugify } from "@pecacerta/rules/text";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { changedFields } from "../../staff/changed-fields.ts";
import { lockCatalogStructure } from "../../structure-lock.ts";
import { productTypes } from "../../tables.ts";
import { attributes } from "../tables.ts";
import {
  findOutdatedProducts,
  hasProductsWithAttribute,
  hasProductsWithChoice,
  rewriteCopies,
} from "./attribute-copies.ts";
import { withSlugs } from "./with-slugs.ts";

type GivenChoices = readonly { slug?: string | undefined; name: string }[];
type AttributeFields = { name: string; kind: AttributeKind; unit: string; choices: GivenChoices; featured: boolean };
type NewAttribute = AttributeFields & { slug?: string | undefined; now: Date };
type AttributeChange = { slug: string; now: Date } & {
  [Field in keyof AttributeFields]?: AttributeFields[Field] | undefined;
};
type InvalidField = Outcome<
  never,
  "VALIDATION_FAILED",
  { errors: { name?: "ERROR_FORM_INVALID"; choices?: "ERROR_FORM_INVALID" | "ERROR_FORM_REQUIRED" } }
>;
type Staff = Pick<StaffMember, "actor" | "name">;

const NO_CHOICES = refuse("VALIDATION_FAILED", { errors: { choices: "ERROR_FORM_REQUIRED" } } as const);
const INVALID_CHOICES = refuse("VALIDATION_FAILED", { errors: { choices: "ERROR_FORM_INVALID" } } as const);

/** Products may hold copies of it already: those with another name follow. */
export async function createAttribute(
  tx: TenantTransaction,
  staff: Staff,
  { slug: givenSlug, now, ...given }: NewAttribute,
): Promise<Outcome<{ slug: string }, "SLUG_TAKEN" | "TOO_MANY_PRODUCTS"> | InvalidField> {
  await lockCatalogStructure(tx);
  const slug = givenSlug ?? slugify(given.name);
  if (slug === "") return refuse("VALIDATION_FAILED", { errors: { name: "ERROR_FORM_INVALID" } });
  const choices = toStoredChoices(given.choices);
  if (!choices) return INVALID_CHOICES;
  if (lacksChoices({ ...given, choices })) return NO_CHOICES;
  const fields = { ...given, choices };
  const row = { ...fields, id: uuid(), companyId: tx.companyId, slug };
  if (await isNameTaken(tx, row)) return refuse("SLUG_TAKEN");
  const added = await tx.insert(attributes).values(row).onConflictDoNothing();
  if (added.rowCount !== 1) return refuse("SLUG_TAKEN");
  const products = await findOutdatedProducts(tx, { after: row });
  if (products.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
  const job = await rewriteCopies(tx, staff, { products, after: row, now });
  const entry = entryOf("attribute.created", slug, now);
  await appendAuditEntry(tx, staff.actor, { ...entry, after: { ...fields, ...(job && { job }) } });
  return accept({ slug });
}

/** A missing field stays as it is. Copies of products follow. */
export async function changeAttribute(
  tx: TenantTransaction,
  staff: Staff,
  { slug, now, choices: givenChoices, ...given }: AttributeChange,
): Promise<
  Outcome<void, "ATTRIBUTE_NOT_FOUND" | "SLUG_TAKEN" | "ATTRIBUTE_IN_USE" | "TOO_MANY_PRODUCTS"> | InvalidField
> {
  const row = await lockedAttribute(tx, slug);
  if (!row) return refuse("ATTRIBUTE_NOT_FOUND");
  const choices = givenChoices && toStoredChoices(givenChoices);
  if (givenChoices && !choices) return INVALID_CHOICES;
  const { before, after } = changedFields(row, { ...given, choices });
  if (lacksChoices({ ...row, ...after })) return NO_CHOICES;
  if (Object.keys(after).length === 0) return accept(undefined);
  if (after.name !== undefined && (await isNameTaken(tx, { slug, name: after.name }))) return refuse("SLUG_TAKEN");
  if (after.kind !== undefined && (await hasProductsWithAttribute(tx, slug))) return refuse("ATTRIBUTE_IN_USE");
  if (await hasProductsWithChoice(tx, slug, removedChoices(row.choices, after.choices)))
    return refuse("ATTRIBUTE_IN_USE");
  const change = { before: row, after: { ...row, ...after } };
  const products = await findOutdatedProducts(tx, change);
  if (products.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
  await tx.update(attributes).set(after).where(ownAttribute(tx, slug));
  const job = await rewriteCopies(tx, staff, { ...change, products, now });
  const entry = entryOf("attribute.changed", slug, now);
  await appendAuditEntry(tx, staff.actor, { ...entry, before, after: { ...after, ...(job && { job }) } });
  return accept(undefined);
}

export async function deleteAttribute(
  tx: TenantTransaction,
  { actor }: Staff,
  { slug, now }: { slug: string; now: Date },
): Promise<Outcome<void, "ATTRIBUTE_NOT_FOUND" | "ATTRIBUTE_IN_USE">> {
  const row = await lockedAttribute(tx, slug);
  if (!row) return refuse("ATTRIBUTE_NOT_FOUND");
  if (await hasProductsWithAttribute(tx, slug)) return refuse("ATTRIBUTE_IN_USE");
  await tx.delete(attributes).where(ownAttribute(tx, slug));
  await removeFromGroups(tx, slug);
  const { name, kind, unit, choices, featured } = row;
  const before = { name, kind, unit, choices, featured };
  await appendAuditEntry(tx, actor, { ...entryOf("attribute.deleted", slug, now), before });
  return accept(undefined);
}

/** An attribute keeps its slug under a new name, so that the slugs do not tell. */
async function isNameTaken(tx: TenantTransaction, { slug, name }: { slug: string; name: string }): Promise<boolean> {
  const rows = await tx
    .select({ slug: attributes.slug, name: attributes.name })
    .from(attributes)
    .where(eq(attributes.companyId, tx.companyId));
  const normalized = normalizeForSearch(name);
  return rows.some((other) => other.slug !== slug && normalizeForSearch(other.name) === normalized);
}

const toStoredChoices = (choices: GivenChoices): AttributeChoice[] | undefined =>
  withSlugs(choices)?.map(({ slug, name }) => ({ slug, name }));

const removedChoices = (before: readonly AttributeChoice[], after: readonly AttributeChoice[] = before): string[] =>
  before.map(({ slug }) => slug).filter((slug) => !after.some((choice) => choice.slug === slug));

async function lockedAttribute(tx: TenantTransaction, slug: string) {
  await lockCatalogStructure(tx);
  const [row] = await tx.select().from(attributes).where(ownAttribute(tx, slug));
  return row;
}

const ownAttribute = (tx: TenantTransaction, slug: string) =>
  and(eq(attributes.companyId, tx.companyId), eq(attributes.slug, slug));

async function removeFromGroups(tx: TenantTransaction, slug: string): Promise<void> {
  const types = await tx.select().from(productTypes).where(eq(productTypes.companyId, tx.companyId));
  for (const { id, attributeGroups } of types) {
    if (!attributeGroups.some((group) => group.attributes.includes(slug))) continue;
    const groups = attributeGroups.map((group) => ({
      ...group,
      attributes: group.attributes.filter((one) => one !== slug),
    }));
    const own = and(eq(productTypes.companyId, tx.companyId), eq(productTypes.id, id));
    await tx.update(productTypes).set({ attributeGroups: groups }).where(own);
  }
}

const entryOf = (action: string, slug: string, at: Date) => ({ action, subjectKind: "attribute", subjectId: slug, at });
