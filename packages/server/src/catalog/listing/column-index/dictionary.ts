import { hash } from "node:crypto";
import { slugify } from "@pecacerta/rules/text";

/** Texts behind the ids in the columns. Only appended to, so that older columns can share it. */
export type Dictionary = {
  brands: IndexedBrand[];
  brandIds: Map<string, number>;
  attributeValues: AttributeValue[];
  attributeValueIds: Map<string, number>;
  attributeSets: readonly number[][];
  attributeSetIds: Map<string, number>;
  /** Numbers of categories, ascending. */
  categorySets: number[][];
  categorySetIds: Map<string, number>;
  categoryNumbers: Map<string, number>;
  extendedSets: Map<number, number>;
};
export type IndexedBrand = { text: string; slug: string; name: string };
/** One value of an attribute or of a color option. `isFilterable`: a listing can be filtered by it. */
export type AttributeValue = {
  slug: string;
  name: string;
  value: string;
  valueName: string;
  color: string | null;
  isFilterable: boolean;
};

export const createDictionary = (): Dictionary => ({
  brands: [],
  brandIds: new Map(),
  attributeValues: [],
  attributeValueIds: new Map(),
  attributeSets: [],
  attributeSetIds: new Map(),
  categorySets: [[]],
  categorySetIds: new Map([["", EMPTY_CATEGORY_SET]]),
  categoryNumbers: new Map(),
  extendedSets: new Map(),
});

export const EMPTY_CATEGORY_SET = 0;

export const BUILT_IN_FILTERS: ReadonlySet<string> = new Set([
  "category",
  "price",
  "brand",
  "discount",
  "rating",
  "vehicle",
  "fitment",
]);

const ATTRIBUTE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ATTRIBUTE_VALUE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/;

export const brandId = (dictionary: Dictionary, text: string): number =>
  findOrAddId(dictionary.brandIds, text, () => dictionary.brands.push({ text, slug: slugify(text), name: text }));

/** The id of a product's combination of attribute values, given as JSON text. Keyed by hash: the texts are long. */
export const attributeSetId = (dictionary: Dictionary, json: string): number =>
  findOrAddId(dictionary.attributeSetIds, hash("sha1", json, "base64"), () =>
    (dictionary.attributeSets as number[][]).push(json === "" ? [] : attributeValueIdsIn(dictionary, json)),
  );

/** Of a changed product: its values may have got other names and colors since they were added. */
export function updateValues({ attributeValues, attributeValueIds }: Dictionary, json: string): void {
  if (json === "") return;
  for (const [slug, name, value, valueName, color] of JSON.parse(json) as FeatureJson[]) {
    const known = attributeValues[attributeValueIds.get(`${slug}\n${value}`) ?? -1];
    if (known) Object.assign(known, { name, valueName, color });
  }
}

type FeatureJson = [slug: string, name: string, value: string, valueName: string, color: string | null];

const MAX_CATEGORIES = 2 ** 21;

/** The id of the set of categories with one more, given by its id. */
export function extendCategorySet(dictionary: Dictionary, setId: number, categoryId: string): number {
  const { categorySets, categorySetIds, categoryNumbers, extendedSets } = dictionary;
  const category = findOrAddId(categoryNumbers, categoryId, () => categoryNumbers.size + 1);
  const extension = setId * MAX_CATEGORIES + category;
  const known = extendedSets.get(extension);
  if (known !== undefined) return known;
  const categories = [...(categorySets[setId] as number[]), category].sort((one, other) => one - other);
  const extended = findOrAddId(categorySetIds, categories.join(), () => categorySets.push(categories));
  extendedSets.set(extension, extended);
  return extended;
}

function attributeValueIdsIn(dictionary: Dictionary, json: string): number[] {
  const values = JSON.parse(json) as FeatureJson[];
  const ids = values.map(([slug, name, value, valueName, color]) =>
    findOrAddId(dictionary.attributeValueIds, `${slug}\n${value}`, () => {
      const isFilterable = !BUILT_IN_FILTERS.has(slug) && ATTRIBUTE_SLUG.test(slug) && ATTRIBUTE_VALUE.test(value);
      return dictionary.attributeValues.push({ slug, name, value, valueName, color, isFilterable });
    }),
  );
  return [...new Set(ids)];
}

function findOrAddId(ids: Map<string, number>, key: string, add: () => number): number {
  const existing = ids.get(key);
  if (existing !== undefined) return existing;
  const id = add() - 1;
  ids.set(key, id);
  return id;
}
