import { isListingPath, listingParams, parseListingUrl } from "../app/storefront/listing/listing-url.ts";
import type { BuildRoutes } from "./build-routes.ts";
import type { PageAddress } from "./page.ts";
import { isSitemapPath } from "./sitemap-files.ts";

const MAX_ROUTES_LENGTH = 200;
// No product, category or post has a longer name in its address.
const MAX_PATH_LENGTH = 400;
/** Where no page is, and none will be. */
const UNKNOWN_PATH = "/~";

/**
 * What a page is a function of, beside its company: the path and those query values that the page at that path reads,
 * in one order. A parameter that no page reads is left out, so it can neither change a page nor fill the cache.
 */
export function parsePageAddress(target: string, routes: BuildRoutes): PageAddress | undefined {
  const queryStart = target.indexOf("?");
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  if (
    path.length > MAX_PATH_LENGTH ||
    !path.startsWith("/") ||
    path.includes("//") ||
    path.includes("\\") ||
    !isDecodable(path)
  )
    return undefined;
  if (!isSitemapPath(path) && !routes.hasPage(pagePath(path))) return unknownAddress(path);
  const query = queryStart === -1 ? "" : target.slice(queryStart + 1);
  const relevant = query === "" ? "" : relevantQuery(path, new URLSearchParams(query), routes);
  return {
    path,
    target: relevant === "" ? path : `${path}?${relevant}`,
    isFiltered: relevant.includes("search=") || relevant.includes("filter_"),
    isUnknown: false,
  };
}

// All addresses that lead nowhere show the same page: it is rendered once for a company.
function unknownAddress(path: string): PageAddress {
  const shared = isDataPath(path) ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH;
  return { path: shared, target: shared, isFiltered: false, isUnknown: true };
}

const isDataPath = (path: string): boolean => path.endsWith(".data");

/** The page whose data the client router asks for, as it writes that: `/_root.data`, `/products.data`, `/products/_.data`. */
const pagePath = (path: string): string =>
  isDataPath(path) ? path.replace(/^\/_root\.data$/, "/").replace(/(\/_)?\.data$/, "") || "/" : path;

function relevantQuery(path: string, params: URLSearchParams, routes: BuildRoutes): string {
  const isData = isDataPath(path);
  const page = pagePath(path);
  const relevant = isListingPath(page) ? listingParams(parseListingUrl(page, params)) : [];
  const routeIds = params.get("_routes");
  if (isData && routeIds && areKnownRoutes(routeIds, routes)) relevant.unshift(["_routes", routeIds]);
  return new URLSearchParams(relevant).toString();
}

// A list of routes that this build does not have is somebody's invention: the whole page's data is answered instead.
function areKnownRoutes(value: string, routes: BuildRoutes): boolean {
  return value.length <= MAX_ROUTES_LENGTH && value.split(",").every((id) => routes.hasId(id));
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
