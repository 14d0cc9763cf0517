import { type AttributeChoice, withUnit } from "@pecacerta/rules/attribute";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import type { NamedDefinition } from "../../products/catalog-references.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { saveProducts } from "../../products/staff/save-products.ts";
import { products, type StoredAttribute } from "../../tables.ts";

export async function hasProductsWithAttribute(tx: TenantTransaction, slug: string): Promise<boolean> {
  return (await findProducts(tx, hasAttribute(slug), 1)).length > 0;
}

export async function hasProductsWithChoice(
  tx: TenantTransaction,
  slug: string,
  choices: readonly string[],
): Promise<boolean> {
  return choices.length > 0 && (await findProducts(tx, hasChoice(slug, choices), 1)).length > 0;
}

/** Without `before`, the attribute had no definition. */
type DefinitionChange = { before?: NamedDefinition; after: NamedDefinition };
type CopiedProduct = { id: string; attributes: StoredAttribute[] };

/** The products whose copies the change makes outdated, one more than can be rewritten at once. */
export async function findOutdatedProducts(tx: TenantTransaction, change: DefinitionChange): Promise<CopiedProduct[]> {
  const { before, after } = change;
  const { slug, name, featured } = after;
  const renamed = [...renamedChoices(change).keys()];
  const isRenamed = before?.name !== name || before.featured !== featured;
  const conditions = [
    ...(isRenamed ? [sql`${hasAttribute(slug)} and not ${hasAttribute(slug, { name, featured })}`] : []),
    ...(hasNewUnit(change) ? [hasAttribute(slug)] : []),
    ...(renamed.length > 0 ? [hasChoice(slug, renamed)] : []),
  ];
  return conditions.length === 0 ? [] : await findProducts(tx, or(...conditions), MAX_REWRITTEN_PRODUCTS + 1);
}

type RewriteInput = DefinitionChange & { products: readonly CopiedProduct[]; now: Date };

/** Returns an id that the new revisions of the products have in common; undefined where no product changes. */
export async function rewriteCopies(
  tx: TenantTransaction,
  { actor, name }: Pick<StaffMember, "actor" | "name">,
  { products, now, ...change }: RewriteInput,
): Promise<string | undefined> {
  if (products.length === 0) return undefined;
  const { slug } = change.after;
  const changes = products.map(({ id, attributes }) => ({
    id,
    changes: { attributes: attributes.map((copy) => (copy.slug === slug ? newCopy(copy, change) : copy)) },
  }));
  const jobId = uuid();
  const results = await saveProducts(tx, actor, { changes, now, name, jobId });
  const refused = results.find(({ ok }) => !ok);
  if (refused) throw new Error(`A copy of the attribute ${slug} was refused: ${JSON.stringify(refused)}`);
  return jobId;
}

function newCopy({ slug, values }: StoredAttribute, change: DefinitionChange): StoredAttribute {
  const { before, after } = change;
  const renamed = renamedChoices(change);
  const newValues = values.map((value) => {
    if (before && hasNewUnit(change)) return withUnit(value, before.unit, after.unit);
    return renamed.get(value.slug) ?? value;
  });
  const distinct = new Map(newValues.map((value) => [value.slug, value]));
  return { slug, name: after.name, featured: after.featured, values: [...distinct.values()] };
}

const hasNewUnit = ({ before, after }: DefinitionChange): boolean =>
  before !== undefined && after.kind === "number" && before.unit !== after.unit;

function renamedChoices({ before, after }: DefinitionChange): ReadonlyMap<string, AttributeChoice> {
  const names = new Map(before?.choices.map(({ slug, name }) => [slug, name]));
  const renamed = after.choices.filter(({ slug, name }) => names.has(slug) && names.get(slug) !== name);
  return new Map(after.kind === "choice" ? renamed.map((choice) => [choice.slug, choice]) : []);
}

const findProducts = (tx: TenantTransaction, condition: SQL | undefined, limit: number): Promise<CopiedProduct[]> =>
  tx
    .select({ id: products.id, attributes: products.attributes })
    .from(products)
    .where(and(eq(products.companyId, tx.companyId), condition))
    .limit(limit);

const hasAttribute = (slug: string, fields: object = {}): SQL =>
  sql`${products.attributes} @> ${JSON.stringify([{ slug, ...fields }])}::jsonb`;

const hasChoice = (slug: string, choices: readonly string[]): SQL => sql`
  jsonb_path_query_array(${products.attributes}, '$[*] ? (@.slug == $slug).values[*].slug',
    ${JSON.stringify({ slug })}::jsonb) ?| ${sql.param(choices)}::text[]`;
