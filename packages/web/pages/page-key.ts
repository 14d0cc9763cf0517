import { isListingPath, listingParams, parseListingUrl } from "../app/storefront/listing/listing-url.ts";
import type { BuildRoutes } from "./build-routes.ts";
import { isMapPath } from "./map-files.ts";
import type { PageAddress } from "./page.ts";

const LONGEST_LIST = 200;
// No product, category or post has a longer name in its address.
const LONGEST_PATH = 400;
/** Where no page is, and none will be. */
const UNKNOWN_PATH = "/~";

/**
 * What a page is a function of, beside its company: the path and those query values that the page at that path reads,
 * in one order. A parameter that no page reads is left out, so it can neither change a page nor fill the cache.
 */
export function pageAddress(target: string, routes: BuildRoutes): PageAddress | undefined {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  if (
    path.length > LONGEST_PATH ||
    !path.startsWith("/") ||
    path.includes("//") ||
    path.includes("\\") ||
    !decodes(path)
  )
    return undefined;
  if (!isMapPath(path) && !routes.hasPage(pagePath(path))) return unknownAddress(path);
  const query = mark === -1 ? "" : target.slice(mark + 1);
  const kept = query === "" ? "" : keptQuery(path, new URLSearchParams(query), routes);
  return {
    path,
    target: kept === "" ? path : `${path}?${kept}`,
    isPassing: kept.includes("search=") || kept.includes("filter_"),
    isUnknown: false,
  };
}

// All addresses that lead nowhere show the same page: it is rendered once for a company.
function unknownAddress(path: string): PageAddress {
  const shared = isDataPath(path) ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH;
  return { path: shared, target: shared, isPassing: false, isUnknown: true };
}

const isDataPath = (path: string): boolean => path.endsWith(".data");

/** The page whose data the client router asks for, as it writes that: `/_root.data`, `/products.data`, `/products/_.data`. */
const pagePath = (path: string): string =>
  isDataPath(path) ? path.replace(/^\/_root\.data$/, "/").replace(/(\/_)?\.data$/, "") || "/" : path;

function keptQuery(path: string, given: URLSearchParams, routes: BuildRoutes): string {
  const isData = isDataPath(path);
  const page = pagePath(path);
  const kept = isListingPath(page) ? listingParams(parseListingUrl(page, given)) : [];
  const named = given.get("_routes");
  if (isData && named && namesRoutes(named, routes)) kept.unshift(["_routes", named]);
  return new URLSearchParams(kept).toString();
}

// A list of routes that this build does not have is somebody's invention: the whole page's data is answered instead.
function namesRoutes(value: string, routes: BuildRoutes): boolean {
  return value.length <= LONGEST_LIST && value.split(",").every((id) => routes.hasId(id));
}

function decodes(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
