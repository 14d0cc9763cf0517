import { isFormAnswerPath, parseFormProblem } from "../app/storefront/form-answer/form-answer-url.ts";
import { MY_CAR_PATH, myCarParams, parseMyCarUrl } from "../app/storefront/garage/my-car-url.ts";
import { isListingPath, SEARCH_PATH } from "../app/storefront/listing/listing-path.ts";
import { listingParams, parseListingUrl } from "../app/storefront/listing/listing-url.ts";
import type { BuildRoutes } from "./build-routes.ts";
import type { PageAddress } from "./page.ts";
import { isSiteFilePath } from "./site-files.ts";

const MAX_ROUTES_LENGTH = 200;
// Slugs are shorter than this.
const MAX_PATH_LENGTH = 400;
/** The address under which the 404 page is cached. */
const UNKNOWN_PATH = "/~";

/** The path with the query parameters that its page reads, in a fixed order. Others cannot change a page or fill the cache. */
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
  if (!isSiteFilePath(path) && !routes.hasPage(pagePath(path))) return unknownAddress(path);
  const query = queryStart === -1 ? "" : target.slice(queryStart + 1);
  const relevant = query === "" ? "" : relevantQuery(path, new URLSearchParams(query), routes);
  return {
    path,
    target: relevant === "" ? path : `${path}?${relevant}`,
    isFiltered: ["search=", "filter_", "vehicle="].some((name) => relevant.includes(name)),
    isUnknown: false,
  };
}

// All unknown addresses share one 404 page, rendered once per company.
function unknownAddress(path: string): PageAddress {
  const shared = isDataPath(path) ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH;
  return { path: shared, target: shared, isFiltered: false, isUnknown: true };
}

const isDataPath = (path: string): boolean => path.endsWith(".data");

/** Maps React Router's data requests to their page: `/_root.data`, `/products.data`, `/products/_.data`. */
const pagePath = (path: string): string =>
  isDataPath(path) ? path.replace(/^\/_root\.data$/, "/").replace(/(\/_)?\.data$/, "") || "/" : path;

function relevantQuery(path: string, params: URLSearchParams, routes: BuildRoutes): string {
  const isData = isDataPath(path);
  const page = pagePath(path);
  const relevant = pageParams(page, params);
  const routeIds = params.get("_routes");
  if (isData && routeIds && areBuildRoutes(routeIds, routes)) relevant.unshift(["_routes", routeIds]);
  return new URLSearchParams(relevant).toString();
}

function pageParams(page: string, params: URLSearchParams): [name: string, value: string][] {
  if (page === MY_CAR_PATH) return myCarParams(parseMyCarUrl(params));
  if (isFormAnswerPath(page)) return formAnswerParams(params);
  if (!isListingPath(page)) return [];
  // The list of all products redirects to the search.
  return listingParams(parseListingUrl(page === "/products" ? SEARCH_PATH : page, params));
}

function formAnswerParams(params: URLSearchParams): [name: string, value: string][] {
  const problem = parseFormProblem(params);
  return problem === null ? [] : [["problem", problem]];
}

// An unknown route id is ignored: the response has the whole page's data.
function areBuildRoutes(value: string, routes: BuildRoutes): boolean {
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
