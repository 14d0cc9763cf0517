import { type FilterKind, formatFilter, formatTypedRange, parseFilter } from "@pecacerta/rules/filters";
import { PAGE_SIZE, parseLimit, parsePage, parseSort } from "@pecacerta/rules/listing";
import { changeFilter, emptyListing, type ListingState } from "@pecacerta/rules/listing-state";
import { cleanText } from "@pecacerta/rules/text";

/** What a list shows, as its address says it: the whole state of a list, so that the address reproduces the view. */
export type ListingSelection = Pick<
  ListingState,
  "options" | "filters" | "activeFilters" | "removedFilters" | "currentFilters"
> & {
  search: string;
  vehicle: string;
};

const SEARCH_PATH = "/catalog/product-search";
const LONGEST_VALUE = 200;
const LONGEST_FILTER = 1000;
const LONGEST_TERM = 100;
const MOST_FILTERS = 30;
// `from_` and `to_` are the two fields of a range, sent without any script.
const OF_FILTER = /^(filter|from|to)_([a-z0-9]+(?:-[a-z0-9]+)*)$/;
// A Map: a slug comes from the address, and `constructor` is a property of every plain object.
const KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ["price", "range"],
  ["color", "color"],
  ["discount", "radio"],
  ["rating", "rating"],
  ["vehicle", "vehicle"],
]);

/** The kind of a filter, by which its text is read. A list of slugs, where the shop names the filter itself. */
export const filterKind = (slug: string): FilterKind => KINDS.get(slug) ?? "check";

export const isListingPath = (path: string): boolean => path === "/products" || /^\/(catalog|brands)\/./.test(path);

/**
 * What an address asks of the list at its path. What cannot be read is the default, and what no list reads changes
 * nothing: an address never fails, and two that show the same are read into the same.
 */
export function parseListingUrl(path: string, given: URLSearchParams): ListingSelection {
  const text = (name: string) => {
    const value = given.get(name) ?? "";
    return value.length > LONGEST_VALUE ? "" : value;
  };
  const options = {
    page: parsePage(text("page")),
    limit: parseLimit(text("limit")),
    sort: parseSort(text("sort")),
    after: text("after") || null,
    before: text("before") || null,
  };
  const empty = {
    ...emptyListing(),
    search: path === SEARCH_PATH ? termIn(given) : "",
    vehicle: text("vehicle"),
  };
  const filtered = filterTexts(given).reduce<ListingSelection>((chosen, [slug, value]) => {
    const type = filterKind(slug);
    return changeFilter(chosen, { slug, type }, parseFilter(type, value));
  }, empty);
  return { ...filtered, options };
}

// As the contract reads it: one line, and what is too long is cut.
const termIn = (given: URLSearchParams): string =>
  cleanText(given.get("search") ?? "")
    .slice(0, LONGEST_TERM)
    .toWellFormed();

/** The values of the address that shows this: each only where it is not the default, in one order. */
export function listingParams({
  options,
  filters,
  search,
  vehicle,
}: ListingSelection): [name: string, value: string][] {
  const { page, limit, sort, after, before } = options;
  const values: [string, string][] = [
    ...Object.entries(filters).map(([slug, value]): [string, string] => [`filter_${slug}`, value]),
    ["after", after ?? ""],
    ["before", before ?? ""],
    ["limit", limit === PAGE_SIZE ? "" : `${limit}`],
    ["page", page === 1 ? "" : `${page}`],
    ["search", search],
    ["sort", sort === "default" ? "" : sort],
    ["vehicle", vehicle],
  ];
  return values.filter(([, value]) => value !== "").sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The address, below a path, that shows this. Equal choices have equal addresses, in whatever order they were made. */
export function listingHref(path: string, chosen: ListingSelection): string {
  const text = new URLSearchParams(listingParams(chosen)).toString().replaceAll("%2C", ",");
  return text ? `${path}?${text}` : path;
}

/** What the server is asked for, to show this. */
export function toListingQuery({ options, filters, search }: ListingSelection) {
  const { after, before, ...others } = options;
  return {
    ...others,
    category: undefined as string | undefined,
    vehicle: undefined as string | undefined,
    search,
    after: after ?? undefined,
    before: before ?? undefined,
    filters: { ...filters },
  };
}

// A filter given twice means both values, as the comma does.
function filterTexts(given: URLSearchParams): [slug: string, value: string][] {
  const slugs = [...given.keys()].flatMap((name) => OF_FILTER.exec(name)?.[2] ?? []);
  return [...new Set(slugs)]
    .sort()
    .slice(0, MOST_FILTERS)
    .map((slug) => {
      const value = given.getAll(`filter_${slug}`).filter(Boolean).join(",");
      const bounds = filterKind(slug) === "range" ? boundsIn(given, slug) : "";
      return [slug, bounds || value.slice(0, LONGEST_FILTER)];
    });
}

const boundsIn = (given: URLSearchParams, slug: string): string =>
  formatTypedRange(given.get(`from_${slug}`) ?? "", given.get(`to_${slug}`) ?? "");

/** The text of a filter with one value put in or, where it was, taken out; of a radio, with this value alone. */
export function toggleValue(type: FilterKind, text: string, value: string): string {
  if (type === "radio") return formatFilter("radio", value);
  const values = text === "" ? [] : text.split(",");
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return formatFilter(type, parseFilter(type, next.join(",")));
}
