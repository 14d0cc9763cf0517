import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { skuForm } from "@pecacerta/rules/part-number";
import { PRICE_FIELDS } from "@pecacerta/rules/product-prices";
import { slugify } from "@pecacerta/rules/text";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { shareCatalogStructure } from "../../structure-lock.ts";
import { presentBrand } from "../catalog-references.ts";
import { findCatalogReferences } from "../find-catalog-references.ts";
import { insertNewProducts } from "../insert-products.ts";
import { isFreeForProducts } from "../new-product.ts";
import { refuseUnknownImages } from "./own-images.ts";
import { hasAny, type PlanRefusal, pick, planChange, requiredErrors } from "./plan-change.ts";
import { type ContentChanges, toNewProduct } from "./product-fields.ts";
import type { SaveDetails } from "./save-products.ts";
import { findStoredProducts, type ProductWithContent } from "./stored-products.ts";
import { findTakenKeys, type KeyOwner } from "./taken-keys.ts";

type Content = ProductWithContent["content"];
type CreateInput = { changes: ContentChanges; now: Date; mayChangePrices: boolean };
type CreateRefusal = PlanRefusal | "FORBIDDEN" | "SKU_TAKEN" | "SLUG_TAKEN";
type CreatedProduct = { id: string };
type InsertDetails = { takenBy: KeyOwner } | { errors: Record<string, FieldErrorKey> };
type InsertOutcome = Outcome<CreatedProduct, "SKU_TAKEN" | "SLUG_TAKEN" | "VALIDATION_FAILED", InsertDetails>;

const MAX_ATTEMPTS = 3;

const BLANK: Content = {
  name: "",
  sku: "",
  slug: "",
  partNumber: "",
  brand: "",
  type: null,
  categories: [],
  state: "draft",
  price: 0,
  compareAtPrice: null,
  saleEndsAt: null,
  cost: null,
  whenOut: "out-of-stock",
  compatibility: "unknown",
  fitments: [],
  numbers: [],
  images: [],
  badges: [],
  tags: [],
  attributes: [],
  options: [],
  excerpt: "",
  description: "",
  featured: false,
  gtin: "",
  ncm: "",
  condition: "new",
  origin: null,
  warrantyMonths: null,
  weight: null,
  box: null,
  seoTitle: "",
  seoDescription: "",
  supplier: "",
  supplierCode: "",
  internalNotes: "",
};

/** A draft. Without a slug, the name decides it. */
export async function createProduct(
  tx: TenantTransaction,
  actor: Actor,
  { changes, now, mayChangePrices }: CreateInput,
): Promise<Outcome<CreatedProduct, CreateRefusal, SaveDetails>> {
  if (!mayChangePrices && hasAny(changes, PRICE_FIELDS)) return refuse("FORBIDDEN");
  const id = uuid();
  const refs = await findCatalogReferences(tx, changes.brand ? [changes.brand] : []);
  const blank: ProductWithContent = {
    id,
    revision: 1,
    state: "draft",
    createdAt: now,
    updatedAt: null,
    archivedAt: null,
    content: BLANK,
    links: [],
  };
  const slug = changes.slug || slugOf(changes);
  const plan = planChange(blank, { id, changes: { ...changes, slug } }, { refs, now, isByStaff: true });
  const [planned = plan] = await refuseUnknownImages(tx, [plan]);
  if (!planned.ok) return planned;
  const draft = { id, content: planned.value.after, hasOwnSlug: changes.slug !== undefined };
  return await insertDraft(tx, actor, { ...draft, now });
}

const slugOf = ({ name = "", sku = "" }: ContentChanges): string =>
  [name, `${name} ${sku}`].map(slugify).find(isFreeForProducts) ?? slugify(`peca ${sku}`);

/** Without the permission to change prices, the copy has none. */
export async function copyToDraft(
  tx: TenantTransaction,
  actor: Actor,
  { id: from, sku, now, mayChangePrices }: { id: string; sku: string; now: Date; mayChangePrices: boolean },
): Promise<InsertOutcome | Outcome<never, "PRODUCT_NOT_FOUND">> {
  await shareCatalogStructure(tx);
  // Locked, so that no save takes an image from it before the copy shows it: the image could be deleted then.
  const source = (await findStoredProducts(tx, [from], { lock: true })).get(from);
  if (!source) return refuse("PRODUCT_NOT_FOUND");
  const prices = mayChangePrices ? {} : pick(BLANK, PRICE_FIELDS);
  const content = { ...source.content, ...prices, sku, gtin: "", state: "draft" } as Content;
  return await insertDraft(tx, actor, { id: uuid(), content, hasOwnSlug: false, copyOf: from, now });
}

type Draft = { id: string; content: Content; hasOwnSlug: boolean; copyOf?: string; now: Date };

async function insertDraft(
  tx: TenantTransaction,
  actor: Actor,
  { id, content, hasOwnSlug, copyOf, now }: Draft,
): Promise<InsertOutcome> {
  const missing = (["name", "sku"] as const).filter((field) => content[field].trim() === "");
  if (missing.length > 0) return refuse("VALIDATION_FAILED", { errors: requiredErrors(missing) });
  const refs = await findCatalogReferences(tx, [content.brand]);
  const brand = presentBrand(refs, content.brand);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const keys = await findFreeKeys(tx, content, hasOwnSlug);
    if (!keys.ok) return keys;
    const { state, ...fields } = { ...content, ...keys.value, brand };
    const product = { ...toNewProduct(fields, { id, createdAt: now }), published: false };
    if (!(await insertNewProducts(tx, [product], refs))) continue;
    const { name, sku, price } = content;
    const entry = { action: "product.created", subjectKind: "product", subjectId: id, at: now };
    await appendAuditEntry(tx, actor, { ...entry, after: { name, sku, price, ...(copyOf && { copyOf }) } });
    return accept({ id });
  }
  throw new Error("Other writers have taken every slug that was free");
}

async function findFreeKeys(
  tx: TenantTransaction,
  { sku, slug }: Pick<Content, "sku" | "slug">,
  hasOwnSlug: boolean,
): Promise<Outcome<{ slug: string }, "SKU_TAKEN" | "SLUG_TAKEN", { takenBy: KeyOwner }>> {
  const slugs = hasOwnSlug ? [slug] : possibleSlugs(slug, sku);
  const taken = await findTakenKeys(tx, { slugs, skus: [sku] });
  const skuOwner = taken.skus.get(skuForm(sku));
  if (skuOwner) return refuse("SKU_TAKEN", { takenBy: skuOwner });
  const free = slugs.find((possible) => !taken.slugs.has(possible));
  if (free !== undefined) return accept({ slug: free });
  return refuse("SLUG_TAKEN", { takenBy: taken.slugs.get(slug) as KeyOwner });
}

function possibleSlugs(slug: string, sku: string): string[] {
  const withSku = slugify(`${slug} ${sku}`) || slug;
  return [slug, withSku, `${slug}-2`, `${slug}-3`, `${slug}-${uuid()}`];
}
