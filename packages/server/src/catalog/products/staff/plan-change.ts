import { isDeepStrictEqual } from "node:util";
import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { compatibilityWith } from "@pecacerta/rules/fitment-compatibility";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { invalidPrices, pricesAfter } from "@pecacerta/rules/product-prices";
import { type PublishBlocker, publishBlockers } from "@pecacerta/rules/product-state";
import { normalizePartNumber } from "@pecacerta/rules/text";
import {
  type CatalogReferences,
  needsFitments,
  presentBrand,
  presentSlugs,
  validateReferences,
  withAncestors,
} from "../catalog-references.ts";
import { validateProduct } from "../new-product.ts";
import { presentAttributes, wrongAttributeValues } from "./attribute-values.ts";
import { type ContentChanges, type ProductContentField, sortedNumbers, toNewProduct } from "./product-fields.ts";
import type { ProductWithContent } from "./stored-products.ts";

/**
 * Without `base` and `revision`, the last change wins. A field without a base changes at that revision alone.
 * `isFromHistory`: the values were stored before.
 */
export type ProductChangeInput = {
  id: string;
  changes: ContentChanges;
  base?: ContentChanges | undefined;
  revision?: number | undefined;
  takeSlug?: boolean | undefined;
  isFromHistory?: boolean;
  undoneRevision?: number | undefined;
};

type Content = ProductWithContent["content"];
export type PlannedChange = {
  stored: ProductWithContent;
  after: Content;
  changed: ProductContentField[];
  takeSlug: boolean;
};

export type PlanRefusal = "CHANGED_MEANWHILE" | "VALIDATION_FAILED" | "NOT_PUBLISHABLE";
export type PlanDetails =
  | { errors: Record<string, FieldErrorKey> }
  | { blockers: PublishBlocker[] }
  | { revision: number; current: ContentChanges; yours: ContentChanges; conflicts: ProductContentField[] };
type PlanOptions = { refs: CatalogReferences; now: Date; isByStaff: boolean };

/** What the change makes of the stored product. `changed`: also fields that follow from others. */
export function planChange(
  stored: ProductWithContent,
  change: ProductChangeInput,
  options: PlanOptions,
): Outcome<PlannedChange, PlanRefusal, PlanDetails> {
  const yours = canonical(change, options.refs);
  const given = fieldsOf(yours).filter((field) => !isDeepStrictEqual(yours[field], stored.content[field]));
  const after = withConsequences(stored.content, yours);
  const changed = fieldsOf(after).filter((field) => !isDeepStrictEqual(after[field], stored.content[field]));
  const bases = change.base && [change.base, presentBase(change.base, options.refs)];
  const conflicts = changed.filter((field) => isChangedSince(stored, { bases, revision: change.revision }, field));
  if (conflicts.length > 0) {
    const { revision, content } = stored;
    return refuse("CHANGED_MEANWHILE", {
      revision,
      conflicts,
      current: pick(content, conflicts),
      yours: pick(after, conflicts),
    });
  }
  const numbers = given.includes("numbers") ? (change.changes.numbers ?? []) : [];
  const attributes = { before: stored.content.attributes, after: after.attributes };
  const errors = {
    ...findErrors(stored, { after, given, changed }, options),
    ...numberErrors(numbers),
    ...(options.isByStaff && changed.includes("attributes")
      ? wrongAttributeValues({ ...attributes, isFromHistory: change.isFromHistory }, options.refs.attributes)
      : {}),
  };
  if (Object.keys(errors).length > 0) return refuse("VALIDATION_FAILED", { errors });
  const isBack = stored.content.state === "archived" && change.undoneRevision === stored.revision;
  const blockers = options.isByStaff && !isBack ? findNewBlockers(stored.content, after, options.refs) : [];
  if (blockers.length > 0) return refuse("NOT_PUBLISHABLE", { blockers });
  return accept({ stored, after, changed, takeSlug: change.takeSlug ?? false });
}

const fieldsOf = (changes: ContentChanges) => Object.keys(changes) as ProductContentField[];

export const pick = <Values extends ContentChanges>(values: Values, fields: readonly ProductContentField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as ContentChanges;

export const hasAny = (changes: object, fields: readonly string[]): boolean =>
  fields.some((field) => Object.hasOwn(changes, field));

/** As the values are stored. Omits fields without a value. A brand of the history stays as it was. */
function canonical({ changes, isFromHistory }: ProductChangeInput, refs: CatalogReferences): ContentChanges {
  const { brand, numbers, categories, attributes, saleEndsAt } = changes;
  return Object.fromEntries(
    Object.entries({
      ...changes,
      brand: isFromHistory || brand === undefined ? brand : presentBrand(refs, brand),
      numbers: numbers && sortedNumbers(numbers),
      categories: categories && ownCategories(categories, refs),
      attributes: attributes && presentAttributes(attributes, refs.attributes),
      saleEndsAt: saleEndsAt && new Date(saleEndsAt).toISOString(),
    }).filter(([, value]) => value !== undefined),
  );
}

/** What is the same under another name by now is no conflict. */
function presentBase(base: ContentChanges, refs: CatalogReferences): ContentChanges {
  const { brand, categories, attributes } = base;
  return {
    ...base,
    ...(brand !== undefined && { brand: presentBrand(refs, brand) }),
    ...(categories && { categories: presentSlugs(refs, categories).sort() }),
    ...(attributes && { attributes: presentAttributes(attributes, refs.attributes) }),
  };
}

/** Without those above others of the list, which are implied. */
function ownCategories(given: readonly string[], refs: CatalogReferences): string[] {
  const slugs = presentSlugs(refs, given);
  const known = slugs.flatMap((slug) => refs.categories.get(slug) ?? []);
  const implied = new Set(known.flatMap((category) => withAncestors(refs, category).slice(1)));
  const isOwn = (slug: string) => ![...implied].some((category) => category.slug === slug);
  return [...new Set(slugs)].filter(isOwn).sort();
}

type Base = { bases: readonly ContentChanges[] | undefined; revision: number | undefined };

function isChangedSince(
  { content, revision: stored }: ProductWithContent,
  { bases = [], revision }: Base,
  field: ProductContentField,
) {
  const values = bases.filter((base) => Object.hasOwn(base, field)).map((base) => base[field]);
  if (values.length > 0) return !values.some((value) => isDeepStrictEqual(value, content[field]));
  return (bases.length > 0 || revision !== undefined) && revision !== stored;
}

/** A field that is among the changes is as they say, also if that is its stored value. */
function withConsequences(before: Content, yours: ContentChanges): Content {
  const after = pricesAfter({ ...before, ...yours } as Content, yours);
  const hasOtherFitments = !isDeepStrictEqual(after.fitments, before.fitments);
  if (hasOtherFitments && yours.compatibility === undefined) after.compatibility = compatibilityWith(after);
  return after;
}

type Planned = { after: Content; given: readonly ProductContentField[]; changed: readonly ProductContentField[] };

function findErrors(
  stored: ProductWithContent,
  { after, given, changed }: Planned,
  { refs, now }: PlanOptions,
): Record<string, FieldErrorKey> {
  const product = toNewProduct(after, stored);
  const errors = Object.entries({ ...validateProduct(product), ...validateReferences(product, refs) });
  return {
    ...Object.fromEntries(errors.filter(([field]) => changed.includes(field as ProductContentField))),
    ...requiredErrors(REQUIRED_FIELDS.filter((field) => given.includes(field) && after[field].trim() === "")),
    ...(given.includes("fitments") ? fitmentErrors(after) : {}),
    ...priceErrors(after, pick(after, given), now),
  };
}

const priceErrors = (after: Content, given: ContentChanges, now: Date): Record<string, FieldErrorKey> =>
  Object.fromEntries(invalidPrices(after, given, now.toISOString()).map((field) => [field, "ERROR_FORM_INVALID"]));

const REQUIRED_FIELDS = ["name", "sku", "slug"] as const;

export const requiredErrors = (fields: readonly ProductContentField[]): Record<string, FieldErrorKey> =>
  Object.fromEntries(fields.map((field) => [field, "ERROR_FORM_REQUIRED"]));

const numberErrors = (numbers: Content["numbers"]): Record<string, FieldErrorKey> =>
  Object.fromEntries(
    numbers.flatMap(({ number }, at) =>
      normalizePartNumber(number) === "" ? [[`numbers.${at}.number`, "ERROR_FORM_INVALID"]] : [],
    ),
  );

const fitmentErrors = ({ fitments }: Content): Record<string, FieldErrorKey> =>
  Object.fromEntries(
    fitments.flatMap(({ make, family, model, cod_fipe, yearFrom, yearTo }, at) => [
      ...(make === "" ? [[`fitments.${at}.make`, "ERROR_FORM_REQUIRED"]] : []),
      ...(`${family}${model}${cod_fipe}` === "" ? [[`fitments.${at}.family`, "ERROR_FORM_REQUIRED"]] : []),
      ...(yearTo !== null && yearTo < yearFrom ? [[`fitments.${at}.yearTo`, "ERROR_FORM_INVALID"]] : []),
    ]),
  );

/** A product that is published already may keep what it lacks. */
function findNewBlockers(before: Content, after: Content, refs: CatalogReferences): PublishBlocker[] {
  if (after.state !== "published") return [];
  const known = before.state === "published" ? findBlockers(before, refs) : [];
  return findBlockers(after, refs).filter((blocker) => !known.includes(blocker));
}

export const findBlockers = (content: Content, refs: CatalogReferences): PublishBlocker[] =>
  publishBlockers(content, needsFitments(refs, content.categories));
