import { slugify } from "@pecacerta/rules/text";
import { searchDocument } from "@pecacerta/server/catalog/search-tokens/tokenize";
import * as words from "./words.ts";

/** Rows of the scratch tables: names with their search tokens. */
export type Template = { no: number; name: string; slug: string; tokens: string };
export type BrandTemplate = Template & { country: string };
export type CategoryTemplate = { no: number; parent: number | null; name: string; slug: string; tokens: string };
export type PartTemplate = Template & {
  leaf: number;
  middle: number;
  top: number;
  type: string;
  material: number;
  code: string;
};
export type FamilyTemplate = Template & { make: string; first: number; last: number };

export const searchTokens = (name: string): string =>
  searchDocument({ name, brand: "", partNumber: "", categories: [], attributes: [] }).split("\n")[0] ?? "";

const template = (name: string, no: number): Template => ({
  no,
  name,
  slug: slugify(name),
  tokens: searchTokens(name),
});

export function brandTemplates(): BrandTemplate[] {
  const names = words.BRAND_BEGINNINGS.flatMap((beginning) => words.BRAND_ENDINGS.map((end) => beginning + end));
  return names.map((name, no) => ({ ...template(name, no), country: "BR" }));
}

/** Systems, parts and variants. The category `interior-parts` is paged by cursors in the shop. */
export function categoryTemplates(): { categories: CategoryTemplate[]; parts: PartTemplate[] } {
  const categories: CategoryTemplate[] = [];
  const parts: PartTemplate[] = [];
  const add = (name: string, slug: string, parent: number | null) =>
    categories.push({ no: categories.length, parent, name, slug, tokens: searchTokens(name) }) - 1;
  for (const [system, names] of Object.entries(words.SYSTEMS)) {
    const top = add(system, system === "Interior" ? "interior-parts" : slugify(system), null);
    for (const part of names) {
      const middle = add(part, slugify(part), top);
      for (const variant of words.VARIANTS) {
        const name = `${part} ${variant}`;
        const leaf = add(name, slugify(name), middle);
        const code = slugify(part)
          .replace(/[^a-z]/g, "")
          .slice(0, 2)
          .toUpperCase();
        parts.push({
          ...template(name, parts.length),
          leaf,
          middle,
          top,
          type: slugify(part),
          material: middle % 5,
          code,
        });
      }
    }
  }
  return { categories, parts: shuffle(parts).map((part, no) => ({ ...part, no })) };
}

export function familyTemplates(): FamilyTemplate[] {
  const names = words.FAMILY_BEGINNINGS.flatMap((beginning) => words.FAMILY_ENDINGS.map((end) => beginning + end));
  return shuffle(["Gol", "Onix", ...names]).map((name, no) => {
    const first = 1994 + ((no * 7) % 24);
    const make = words.VEHICLE_MAKES[no % words.VEHICLE_MAKES.length] as string;
    return { ...template(name, no), make, first, last: Math.min(2026, first + 6 + (no % 12)) };
  });
}

const shuffle = <Item>(items: Item[]): Item[] =>
  items
    .map((item, at) => ({ item, key: (at * 2_654_435_761) % 4_294_967_296 }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
