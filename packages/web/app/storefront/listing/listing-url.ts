import {
  type FilterKind,
  filterParameter,
  formatFilter,
  formatTypedRange,
  parseFilter,
} from "@pecacerta/rules/filters";
import { FOR_VEHICLE, PAGE_SIZE, parseLimit, parsePage, parseSort } from "@pecacerta/rules/listing";
import { changeFilter, emptyListing, type ListingState } from "@pecacerta/rules/listing-state";
import { cleanText } from "@pecacerta/rules/text";
import { SEARCH_PATH } from "./listing-path.ts";

/** The state of a list, which its URL fully describes. */
export type ListingSelection = Pick<
  ListingState,
  "options" | "filters" | "activeFilters" | "removedFilters" | "currentFilters"
> & {
  search: string;
  vehicle: string;
  forVehicle: string;
};

const MAX_VALUE_LENGTH = 200;
const MAX_FILTER_LENGTH = 1000;
const MAX_TERM_LENGTH = 100;
const MAX_FILTERS = 30;
const VEHICLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// `from_` and `to_` are the fields of a range in a form without scripts.
const FILTER_PARAM = /^(filter|from|to)_([a-z0-9]+(?:-[a-z0-9]+)*)$/;
// A Map, because slugs come from the URL and `constructor` is a property of every object.
const FILTER_KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ["price", "range"],
  ["color", "color"],
  ["discount", "radio"],
  ["rating", "rating"],
  ["vehicle", "vehicle"],
]);

/** Filters that the seller named are lists of slugs. */
export const filterKind = (slug: string): FilterKind => FILTER_KINDS.get(slug) ?? "check";

/** Invalid values become defaults and unknown parameters are ignored: equal lists have equal selections. */
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
    forVehicle: VEHICLE_ID.exec(param(FOR_VEHICLE))?.[0] ?? "",
  };
  const filtered = filterEntries(params).reduce<ListingSelection>((selection, [slug, value]) => {
    const type = filterKind(slug);
    return changeFilter(selection, { slug, type }, parseFilter(type, value));
  }, empty);
  return { ...filtered, options };
}

// As the contract does: one line, cut at the limit.
const searchTermIn = (params: URLSearchParams): string =>
  cleanText(params.get("search") ?? "")
    .slice(0, MAX_TERM_LENGTH)
    .toWellFormed();

/** Only values that differ from the default, sorted. */
export function listingParams({
  options,
  filters,
  search,
  vehicle,
  forVehicle,
}: ListingSelection): [name: string, value: string][] {
  const { page, limit, sort, after, before } = options;
  const entries: [string, string][] = [
    ...Object.entries(filters).map(([slug, value]): [string, string] => [filterParameter(slug), value]),
    ["after", after ?? ""],
    ["before", before ?? ""],
    [FOR_VEHICLE, forVehicle],
    ["limit", limit === PAGE_SIZE ? "" : `${limit}`],
    ["page", page === 1 ? "" : `${page}`],
    ["search", search],
    ["sort", sort === "default" ? "" : sort],
    ["vehicle", vehicle],
  ];
  return entries.filter(([, value]) => value !== "").sort(([left], [right]) => (left < right ? -1 : 1));
}

export function listingHref(path: string, selection: ListingSelection): string {
  const query = new URLSearchParams(listingParams(selection)).toString().replaceAll("%2C", ",");
  return query ? `${path}?${query}` : path;
}

/** Another ranking has other cursors. */
export const withVehicle = (selection: ListingSelection, vehicleId: string): ListingSelection => ({
  ...selection,
  forVehicle: vehicleId,
  options: { ...selection.options, after: null, before: null },
});

export function toListingQuery({ options, filters, search, forVehicle }: ListingSelection) {
  const { after, before, ...rest } = options;
  return {
    ...rest,
    category: undefined as string | undefined,
    vehicle: undefined as string | undefined,
    forVehicle: forVehicle || undefined,
    search,
    after: after ?? undefined,
    before: before ?? undefined,
    filters: { ...filters },
  };
}

// A repeated parameter means all its values, as a comma does.
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

/** Adds the value, or removes it if it is selected. A radio filter holds one value. */
export function toggleValue(type: FilterKind, param: string, value: string): string {
  if (type === "radio") return formatFilter("radio", value);
  const entries = param === "" ? [] : param.split(",");
  const nextValues = entries.includes(value) ? entries.filter((entry) => entry !== value) : [...entries, value];
  return formatFilter(type, parseFilter(type, nextValues.join(",")));
}
