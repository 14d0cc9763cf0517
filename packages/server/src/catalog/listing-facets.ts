import type { Filter } from "@pecacerta/contract/filter";
import { DISCOUNTS, priceBounds } from "@pecacerta/rules/filters";
import { reaisOf } from "@pecacerta/rules/money";
import { MAX_RATING } from "@pecacerta/rules/rating";
import { slugOf } from "@pecacerta/rules/text";
import type { Narrowing } from "./listing-scope.ts";

/** Products of a scope that no filter tells apart: how many there are, and their lowest and highest price in centavos. */
export type Group = {
  brand: string;
  brandName: string;
  discounted: boolean;
  stars: number;
  inPrice: boolean;
  count: number;
  lowest: number;
  highest: number;
};

type Named = "price" | "brand" | "discount" | "rating";

/** How many products all filters together leave. */
export const totalOf = (groups: readonly Group[], narrowing: Narrowing): number => countOf(left(groups, narrowing));

/** What the listing can be narrowed by. Each filter counts what the other ones leave, so every count is exact. */
export function facetsOf(groups: readonly Group[], narrowing: Narrowing): Filter[] {
  const offered = groups.some(({ count }) => count > 0);
  if (!offered) return [];
  return [priceFacet, brandFacet, discountFacet, ratingFacet].map((facet) => facet(groups, narrowing));
}

/** The texts under which the products hold a brand, by the slug that names it in an address. */
export const brandTextsOf = (groups: readonly Group[], { brand }: Narrowing): string[] => [
  ...new Set(groups.map((group) => group.brand).filter((text) => brand.includes(slugOf(text)))),
];

function priceFacet(groups: readonly Group[], narrowing: Narrowing): Filter {
  const others = left(groups, narrowing, "price");
  const bounds = others.length
    ? priceBounds(Math.min(...others.map(({ lowest }) => lowest)), Math.max(...others.map(({ highest }) => highest)))
    : { min: 0, max: 0 };
  const { price } = narrowing;
  const value = price && { min: reaisOf(price.min), max: reaisOf(price.max) };
  return { type: "range", slug: "price", name: "Preço", value, min: reaisOf(bounds.min), max: reaisOf(bounds.max) };
}

const byName = new Intl.Collator("pt-BR");

function brandFacet(groups: readonly Group[], narrowing: Narrowing): Filter {
  const others = left(groups, narrowing, "brand");
  const names = new Map(groups.filter(({ brand }) => brand).map((group) => [slugOf(group.brand), group.brandName]));
  const items = [...names].map(([slug, name]) => ({
    slug,
    name,
    count: countOf(others.filter(({ brand }) => slugOf(brand) === slug)),
  }));
  items.sort((one, other) => byName.compare(one.name, other.name));
  return { type: "check", slug: "brand", name: "Marca", value: [...narrowing.brand], items };
}

function discountFacet(groups: readonly Group[], narrowing: Narrowing): Filter {
  const others = left(groups, narrowing, "discount");
  const items = DISCOUNTS.map(({ slug, name }) => ({
    slug,
    name,
    count: countOf(others.filter((group) => isAs(slug, group))),
  }));
  const value = narrowing.discount === "any" ? null : narrowing.discount;
  return { type: "radio", slug: "discount", name: "Desconto", value, items };
}

function ratingFacet(groups: readonly Group[], narrowing: Narrowing): Filter {
  const others = left(groups, narrowing, "rating");
  const items = Array.from({ length: MAX_RATING }, (_, below) => MAX_RATING - below).map((stars) => ({
    slug: String(stars),
    name: String(stars),
    count: countOf(others.filter((group) => group.stars === stars)),
  }));
  return { type: "rating", slug: "rating", name: "Avaliação", value: [...narrowing.rating], items };
}

/** What the filters leave, all of them or all but one. */
const left = (groups: readonly Group[], narrowing: Narrowing, but?: Named): Group[] =>
  groups.filter(
    (group) =>
      (but === "price" || group.inPrice) &&
      (but === "brand" || narrowing.brand.length === 0 || narrowing.brand.includes(slugOf(group.brand))) &&
      (but === "discount" || isAs(narrowing.discount, group)) &&
      (but === "rating" || narrowing.rating.length === 0 || narrowing.rating.includes(group.stars)),
  );

const isAs = (discount: Narrowing["discount"], { discounted }: Group): boolean =>
  discount === "any" || (discount === "yes") === discounted;

const countOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);
