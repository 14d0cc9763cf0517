import { readLimit, readPage, readSort } from "@pecacerta/rules/listing";

const NAMES = new Set(["search", "sort", "limit", "vehicle", "page", "after", "before"]);
const FILTER_NAME = /^filter_[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a listing reads this parameter of its address. All others are somebody else's, and change nothing. */
export const isListingName = (name: string): boolean => NAMES.has(name) || FILTER_NAME.test(name);

/** Of an address only what a listing reads, so that the server and the browser write the same links. */
export function listingQuery(search: string): URLSearchParams {
  const known = [...new URLSearchParams(search)].filter(([name, value]) => isListingName(name) && value !== "");
  return new URLSearchParams(known.sort(([one], [other]) => (one < other ? -1 : 1)));
}

// Where one is in a list; what changes the list begins again at its first page.
const PLACES = ["page", "after", "before"];

/** What a listing is asked for, as its address says it. What cannot be read is the default: an address never fails. */
export function readListing(query: URLSearchParams) {
  return {
    category: undefined as string | undefined,
    vehicle: undefined as string | undefined,
    search: (query.get("search") ?? "").trim().slice(0, 100),
    sort: readSort(query.get("sort")),
    page: readPage(query.get("page")),
    limit: readLimit(query.get("limit")),
    after: query.get("after") ?? undefined,
    before: query.get("before") ?? undefined,
    filters: filtersIn(query),
  };
}

/** The address with one value changed or, without a value, gone. Anything but a place begins at the first page. */
export function listingHref(path: string, query: URLSearchParams, name: string, value?: string): string {
  const next = new URLSearchParams(query);
  for (const place of PLACES) next.delete(place);
  if (value) next.set(name, value);
  else next.delete(name);
  if (next.get("page") === "1") next.delete("page");
  const text = next.toString().replaceAll("%2C", ",");
  return text ? `${path}?${text}` : path;
}

/** Values of an address that a form has to carry along, so that it changes only its own. */
export function carriedAlong(query: URLSearchParams, own: string): [name: string, value: string][] {
  return [...query].filter(([name]) => name !== own && !PLACES.includes(name));
}

/** The address without any filter. */
export function unfilteredHref(path: string, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => !name.startsWith("filter_") && !PLACES.includes(name));
  const text = new URLSearchParams(kept).toString();
  return text ? `${path}?${text}` : path;
}

/** A list of slugs with one put in or, where it was, taken out. */
export function toggled(values: readonly string[], value: string): string {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.sort().join(",");
}

function filtersIn(query: URLSearchParams): Record<string, string> {
  const named = [...query].filter(([name, value]) => FILTER_NAME.test(name) && value !== "");
  return Object.fromEntries(named.map(([name, value]) => [name.slice("filter_".length), value]));
}
