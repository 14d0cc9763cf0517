import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { slugify } from "@pecacerta/rules/text";
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { isUnknownImage } from "../../images/find-images.ts";
import { MAX_REWRITTEN_PRODUCTS, updateSearchTexts } from "../../products/search-texts.ts";
import { searchDocument } from "../../search-tokens/tokenize.ts";
import { changedFields } from "../../staff/changed-fields.ts";
import { unknownImage } from "../../staff/unknown-image.ts";
import { lockCatalogStructure } from "../../structure-lock.ts";
import { brands } from "../../tables.ts";
import { companyBrands } from "../tables.ts";

type BrandFields = { name: string; image: string | null; country: string; about: string; position: number };
type NewBrand = BrandFields & { slug?: string | undefined; now: Date };
type BrandChange = { slug: string; now: Date } & { [Field in keyof BrandFields]?: BrandFields[Field] | undefined };
type TooMany = "TOO_MANY_PRODUCTS";

export async function createBrand(
  tx: TenantTransaction,
  actor: Actor,
  { slug: givenSlug, now, ...fields }: NewBrand,
): Promise<
  | Outcome<{ slug: string }, "SLUG_TAKEN" | TooMany>
  | typeof unknownImage
  | Outcome<never, "VALIDATION_FAILED", { errors: { name: "ERROR_FORM_INVALID" } }>
> {
  const slug = givenSlug ?? slugify(fields.name);
  if (slug === "") return refuse("VALIDATION_FAILED", { errors: { name: "ERROR_FORM_INVALID" } });
  const { own, registered } = await lockedBrand(tx, slug);
  if (own || registered) return refuse("SLUG_TAKEN");
  if (await isUnknownImage(tx, fields.image)) return unknownImage;
  const products = isSearchedAlike(slug, fields.name) ? [] : await findProductsOfBrand(tx, slug);
  if (products.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
  await tx.insert(companyBrands).values({ ...fields, slug, companyId: tx.companyId });
  await updateSearchTexts(tx, products);
  await appendAuditEntry(tx, actor, { ...entryOf("brand.created", slug, now), after: fields });
  return accept({ slug });
}

/** A missing field stays as it is. What the installation registers gets a row of the company. */
export async function changeBrand(
  tx: TenantTransaction,
  actor: Actor,
  { slug, now, ...given }: BrandChange,
): Promise<Outcome<{ isRenamed: boolean }, "BRAND_NOT_FOUND" | TooMany> | typeof unknownImage> {
  const { own, registered } = await lockedBrand(tx, slug);
  const row = own ?? (registered && inheritedFields(registered));
  if (!row) return refuse("BRAND_NOT_FOUND");
  const { before, after } = changedFields(row, given);
  const isRenamed = after.name !== undefined;
  if (Object.keys(after).length === 0) return accept({ isRenamed });
  if (after.image !== registered?.image && (await isUnknownImage(tx, after.image))) return unknownImage;
  const renamed = isRenamed ? await findProductsOfBrand(tx, slug) : [];
  if (renamed.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
  await tx
    .insert(companyBrands)
    .values({ ...row, ...after, slug, companyId: tx.companyId })
    .onConflictDoUpdate({ target: [companyBrands.companyId, companyBrands.slug], set: after });
  await updateSearchTexts(tx, renamed);
  await appendAuditEntry(tx, actor, { ...entryOf("brand.changed", slug, now), before, after });
  return accept({ isRenamed });
}

export async function deleteBrand(
  tx: TenantTransaction,
  actor: Actor,
  { slug, now }: { slug: string; now: Date },
): Promise<Outcome<{ isRenamed: boolean }, "BRAND_NOT_FOUND" | "BRAND_IN_USE" | TooMany>> {
  const { own, registered } = await lockedBrand(tx, slug);
  if (!own) return refuse("BRAND_NOT_FOUND");
  const products = await findProductsOfBrand(tx, slug);
  if (!registered && products.length > 0) return refuse("BRAND_IN_USE");
  const isRenamed = own.name !== registered?.name;
  const renamed = isRenamed ? products : [];
  if (renamed.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
  await tx.delete(companyBrands).where(ownBrand(tx, slug));
  await updateSearchTexts(tx, renamed);
  const { companyId, slug: _, ...before } = own;
  await appendAuditEntry(tx, actor, { ...entryOf("brand.deleted", slug, now), before });
  return accept({ isRenamed });
}

const isSearchedAlike = (one: string, other: string): boolean => searchedWords(one) === searchedWords(other);

const searchedWords = (brand: string): string =>
  searchDocument({ name: "", brand, partNumber: "", categories: [], attributes: [] });

/** The products that hold this text, one more than can be rewritten at once. */
async function findProductsOfBrand(tx: TenantTransaction, text: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from products where company_id = ${tx.companyId} and brand = ${text}
    limit ${MAX_REWRITTEN_PRODUCTS + 1}`);
  return rows.map(({ id }) => id);
}

/** It stays as it is until the transaction ends. */
export async function lockedBrand(tx: TenantTransaction, slug: string) {
  await lockCatalogStructure(tx);
  const [own] = await tx.select().from(companyBrands).where(ownBrand(tx, slug));
  const [registered] = await tx.select().from(brands).where(eq(brands.slug, slug));
  return { own, registered };
}

const ownBrand = (tx: TenantTransaction, slug: string) =>
  and(eq(companyBrands.companyId, tx.companyId), eq(companyBrands.slug, slug));

/** Image and country stay those of the installation until the company gives its own. */
const inheritedFields = ({ name, position }: typeof brands.$inferSelect): BrandFields => ({
  name,
  position,
  image: null,
  country: "",
  about: "",
});

const entryOf = (action: string, slug: string, at: Date) => ({ action, subjectKind: "brand", subjectId: slug, at });
