import {
  type FilterKind,
  filterParameter,
  formatFilter,
  formatTypedRange,
  parseFilter,
} from "@pecacerta/rules/filters";
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
const MAX_VALUE_LENGTH = 200;
const MAX_FILTER_LENGTH = 1000;
const MAX_TERM_LENGTH = 100;
const MAX_FILTERS = 30;
// `from_` and `to_` are the two fields of a range, sent without any script.
const FILTER_PARAM = /^(filter|from|to)_([a-z0-9]+(?:-[a-z0-9]+)*)$/;
// A Map: a slug comes from the address, and `constructor` is a property of every plain object.
const FILTER_KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ["price", "range"],
  ["color", "color"],
  ["discount", "radio"],
  ["rating", "rating"],
  ["vehicle", "vehicle"],
]);

/** The kind of a filter, by which its text is read. A list of slugs, where the shop names the filter itself. */
export const filterKind = (slug: string): FilterKind => FILTER_KINDS.get(slug) ?? "check";

export const isListingPath = (path: string): boolean => path === "/products" || /^\/(catalog|brands)\/./.test(path);

/**
 * What an address asks of the list at its path. What cannot be read is the default, and what no list reads changes
 * nothing: an address never fails, and two that show the same are read into the same.
 */
export function parseListingUrl(path: string, params: URLSearchParams): ListingSelection {
  const param = (name: string) => {
    const value = params.get(name) ?? "";
    return value.length > MAX_VALUE_LENGTH ? "" : value;
  };
  const options = {
    page: parsePage(param("page")),
    limit: parseLimit(param("limit")),
    sort: parseSort(param("sort")),
    after: param("after") || null,
    before: param("before") || null,
  };
  const empty = {
    ...emptyListing(),
    search: path === SEARCH_PATH ? searchTermIn(params) : "",
    vehicle: param("vehicle"),
  };
  const filtered = filterEntries(params).reduce<ListingSelection>((selection, [slug, value]) => {
    const type = filterKind(slug);
    return changeFilter(selection, { slug, type }, parseFilter(type, value));
  }, empty);
  return { ...filtered, options };
}

// As the contract reads it: one line, and what is too long is cut.
const searchTermIn = (params: URLSearchParams): string =>
  cleanText(params.get("search") ?? "")
    .slice(0, MAX_TERM_LENGTH)
    .toWellFormed();

/** The values of the address that shows this: each only where it is not the default, in one order. */
export function listingParams({
  options,
  filters,
  search,
  vehicle,
}: ListingSelection): [name: string, value: string][] {
  const { page, limit, sort, after, before } = options;
  const entries: [string, string][] = [
    ...Object.entries(filters).map(([slug, value]): [string, string] => [filterParameter(slug), value]),
    ["after", after ?? ""],
    ["before", before ?? ""],
    ["limit", limit === PAGE_SIZE ? "" : `${limit}`],
    ["page", page === 1 ? "" : `${page}`],
    ["search", search],
    ["sort", sort === "default" ? "" : sort],
    ["vehicle", vehicle],
  ];
  return entries.filter(([, value]) => value !== "").sort(([left], [right]) => (left < right ? -1 : 1));
}

/** The address, below a path, that shows this. Equal choices have equal addresses, in whatever order they were made. */
export function listingHref(path: string, selection: ListingSelection): string {
  const param = new URLSearchParams(listingParams(selection)).toString().replaceAll("%2C", ",");
  return param ? `${path}?${param}` : path;
}

/** What the server is asked for, to show this. */
export function toListingQuery({ options, filters, search }: ListingSelection) {
  const { after, before, ...rest } = options;
  return {
    ...rest,
    category: undefined as string | undefined,
    vehicle: undefined as string | undefined,
    search,
    after: after ?? undefined,
    before: before ?? undefined,
    filters: { ...filters },
  };
}

// A filter given twice means both values, as the comma does.
function filterEntries(params: URLSearchParams): [slug: string, value: string][] {
  const slugs = [...params.keys()].flatMap((name) => FILTER_PARAM.exec(name)?.[2] ?? []);
  return [...new Set(slugs)]
    .sort()
    .slice(0, MAX_FILTERS)
    .map((slug) => {
      const value = params.getAll(filterParameter(slug)).filter(Boolean).join(",");
      const bounds = filterKind(slug) === "range" ? rangeBoundsIn(params, slug) : "";
      return [slug, bounds || value.slice(0, MAX_FILTER_LENGTH)];
    });
}

const rangeBoundsIn = (params: URLSearchParams, slug: string): string =>
  formatTypedRange(params.get(`from_${slug}`) ?? "", params.get(`to_${slug}`) ?? "");

/** The text of a filter with one value put in or, where it was, taken out; of a radio, with this value alone. */
export function toggleValue(type: FilterKind, param: string, value: string): string {
  if (type === "radio") return formatFilter("radio", value);
  const entries = param === "" ? [] : param.split(",");
  const nextValues = entries.includes(value) ? entries.filter((left) => left !== value) : [...entries, value];
  return formatFilter(type, parseFilter(type, nextValues.join(",")));
}
