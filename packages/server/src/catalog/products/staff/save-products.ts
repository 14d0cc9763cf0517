import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { skuForm } from "@pecacerta/rules/part-number";
import { PRICE_FIELDS } from "@pecacerta/rules/product-prices";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../companies/actor.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { saveRedirects } from "../../redirects/commands.ts";
import { products } from "../../tables.ts";
import type { CatalogReferences } from "../catalog-references.ts";
import { findCatalogReferences } from "../find-catalog-references.ts";
import { refuseUnknownImages } from "./own-images.ts";
import {
  hasAny,
  type PlanDetails,
  type PlannedChange,
  type PlanRefusal,
  type ProductChangeInput,
  planChange,
} from "./plan-change.ts";
import type { ProductContentField } from "./product-fields.ts";
import { recordChanges } from "./record-changes.ts";
import { findStoredProducts, type ProductWithContent } from "./stored-products.ts";
import { findTakenKeys, type KeyOwner, type TakenKeys } from "./taken-keys.ts";
import { writeProducts } from "./write-products.ts";

export type SaveProductsInput = {
  changes: readonly ProductChangeInput[];
  now: Date;
  /** Of the staff user, for the history. */
  name?: string;
  mayChangePrices?: boolean;
  jobId?: string;
};

export type SavedProduct = { id: string; revision: number; changed: readonly ProductContentField[] };
export type SaveRefusal = PlanRefusal | "PRODUCT_NOT_FOUND" | "FORBIDDEN" | "SKU_TAKEN" | "SLUG_TAKEN";
export type SaveDetails = PlanDetails | { takenBy: KeyOwner };
export type ProductSaveResult = Outcome<SavedProduct, SaveRefusal, SaveDetails>;
type Plan = Outcome<PlannedChange, SaveRefusal, SaveDetails>;

const SEARCHED_FIELDS = ["name", "partNumber", "brand", "categories"] as const;
export const FITMENT_FIELDS: ReadonlySet<string> = new Set(["fitments", "compatibility", "categories", "state"]);
const MAX_ATTEMPTS = 3;

/**
 * Saves each row that can be saved, and answers in the order of the rows. Nothing is written where nothing changes.
 * Locks the products in ascending order of id.
 */
export async function saveProducts(
  tx: TenantTransaction,
  actor: Actor,
  { changes, now, name = "", mayChangePrices = true, jobId }: SaveProductsInput,
): Promise<ProductSaveResult[]> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const refs = await findReferences(tx, changes);
  const withFitments = changes.some(looksAtFitments);
  const stored = await findStoredProducts(tx, ids, { lock: true, withFitments });
  const plans = await planAll(tx, {
    changes,
    stored,
    options: { refs, now, isByStaff: actor.kind === "staff" },
    mayChangePrices,
  });
  const written = await writePlans(tx, plans, { refs, now });
  const effective = written.flatMap((plan) => (plan.ok && plan.value.changed.length > 0 ? [plan.value] : []));
  if (effective.length > 0) await recordChanges(tx, effective, { actor, name, now, jobId });
  return written.map((plan) => (plan.ok ? accept(toSaved(plan.value)) : plan));
}

export const looksAtFitments = ({ changes }: ProductChangeInput): boolean =>
  Object.keys(changes).some((field) => FITMENT_FIELDS.has(field));

const toSaved = ({ stored, changed }: PlannedChange): SavedProduct => ({
  id: stored.id,
  revision: stored.revision + (changed.length > 0 ? 1 : 0),
  changed,
});

/** Before the products are locked, as it locks the tree of categories. */
async function findReferences(
  tx: TenantTransaction,
  changes: readonly ProductChangeInput[],
): Promise<CatalogReferences> {
  const isSearched = changes.some(({ changes }) => hasAny(changes, SEARCHED_FIELDS));
  const ids = changes.map(({ id }) => id);
  const rows = isSearched
    ? await tx
        .selectDistinct({ brand: products.brand })
        .from(products)
        .where(and(eq(products.companyId, tx.companyId), inArray(products.id, ids)))
    : [];
  const brandTexts = changes.flatMap(({ changes: { brand } }) => brand ?? []);
  const heldTexts = rows.map(({ brand }) => brand);
  return await findCatalogReferences(tx, brandTexts, heldTexts);
}

type PlanInput = {
  changes: readonly ProductChangeInput[];
  stored: ReadonlyMap<string, ProductWithContent>;
  options: Parameters<typeof planChange>[2];
  mayChangePrices: boolean;
};

async function planAll(
  tx: TenantTransaction,
  { changes, stored, options, mayChangePrices }: PlanInput,
): Promise<Plan[]> {
  const seen = new Set<string>();
  const plans = changes.map((change): Plan => {
    const product = stored.get(change.id);
    if (!product) return refuse("PRODUCT_NOT_FOUND");
    if (!mayChangePrices && hasAny(change.changes, PRICE_FIELDS)) return refuse("FORBIDDEN");
    if (seen.has(change.id)) return refuse("VALIDATION_FAILED", { errors: { id: "ERROR_FORM_INVALID" } });
    seen.add(change.id);
    return planChange(product, change, options);
  });
  if (!options.isByStaff) return await refuseTakenKeys(tx, plans);
  return await refuseTakenKeys(tx, await refuseUnknownImages(tx, plans));
}

/** A key that another row of the same call gives up is still taken. */
async function refuseTakenKeys(tx: TenantTransaction, plans: readonly Plan[]): Promise<Plan[]> {
  const planned = plans.flatMap((plan) => (plan.ok ? [plan.value] : []));
  const valuesOf = (field: "slug" | "sku") =>
    planned.flatMap(({ after, changed }) => (changed.includes(field) ? [after[field]] : []));
  const taken = await findTakenKeys(tx, { slugs: valuesOf("slug"), skus: valuesOf("sku") });
  return plans.map((plan) => (plan.ok ? checkKeys(plan.value, taken) : plan));
}

function checkKeys(plan: PlannedChange, { slugs, skus }: TakenKeys): Plan {
  const { stored, after, changed, takeSlug } = plan;
  const self = { id: stored.id, name: after.name, isRedirect: false };
  if (changed.includes("sku")) {
    const owner = skus.get(skuForm(after.sku));
    if (owner && owner.id !== stored.id) return refuse("SKU_TAKEN", { takenBy: owner });
    skus.set(skuForm(after.sku), self);
  }
  if (changed.includes("slug")) {
    const owner = slugs.get(after.slug);
    const isFree = owner === undefined || owner.id === stored.id || (owner.isRedirect && takeSlug);
    if (!isFree) return refuse("SLUG_TAKEN", { takenBy: owner });
    slugs.set(after.slug, self);
  }
  return accept(plan);
}

/** Another writer may take a slug or SKU after the check: then the rows are checked again. */
async function writePlans(
  tx: TenantTransaction,
  plans: readonly Plan[],
  context: { refs: CatalogReferences; now: Date },
  attempt = 1,
): Promise<readonly Plan[]> {
  const changes = plans.flatMap((plan) => (plan.ok && plan.value.changed.length > 0 ? [plan.value] : []));
  if (changes.length === 0) return plans;
  const movesKeys = changes.some(({ changed }) => changed.includes("slug") || changed.includes("sku"));
  if (movesKeys) await tx.client.query("savepoint keys");
  try {
    await writeProducts(tx, { changes, ...context });
    await saveRedirects(tx, "product", { changes: changes.flatMap(movedSlug), now: context.now });
    return plans;
  } catch (error) {
    if (!movesKeys || !isUniqueViolation(error) || attempt >= MAX_ATTEMPTS) throw error;
    await tx.client.query("rollback to savepoint keys");
    return await writePlans(tx, await refuseTakenKeys(tx, plans), context, attempt + 1);
  }
}

const movedSlug = ({ stored, after }: PlannedChange) =>
  stored.content.slug === after.slug ? [] : [{ targetId: stored.id, from: stored.content.slug, to: after.slug }];

const isUniqueViolation = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === "23505" || (cause !== undefined && isUniqueViolation(cause));
};
