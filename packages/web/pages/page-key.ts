import { chosenIn, isListingPath, valuesOf } from "../app/storefront/catalog/listing-address.ts";
import type { PageAddress } from "./page.ts";

const LONGEST_LIST = 200;

/**
 * What a page is a function of, beside its company: the path and those query values that the page at that path reads,
 * in one order. A parameter that no page reads is left out, so it can neither change a page nor fill the cache.
 */
export function pageAddress(target: string, routeIds: ReadonlySet<string> = new Set()): PageAddress | undefined {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\") || !decodes(path)) return undefined;
  const query = mark === -1 ? "" : target.slice(mark + 1);
  const kept = query === "" ? "" : keptQuery(path, new URLSearchParams(query), routeIds);
  return {
    path,
    target: kept === "" ? path : `${path}?${kept}`,
    isPassing: kept.includes("search=") || kept.includes("filter_"),
  };
}

function keptQuery(path: string, given: URLSearchParams, routeIds: ReadonlySet<string>): string {
  const isData = path.endsWith(".data");
  const page = isData ? path.replace(/(\/_)?\.data$/, "") : path;
  const kept = isListingPath(page) ? valuesOf(chosenIn(page, given)) : [];
  const routes = given.get("_routes");
  if (isData && routes && namesRoutes(routes, routeIds)) kept.unshift(["_routes", routes]);
  return new URLSearchParams(kept).toString();
}

// A list of routes that this build does not have is somebody's invention: the whole page's data is answered instead.
function namesRoutes(value: string, routeIds: ReadonlySet<string>): boolean {
  return value.length <= LONGEST_LIST && value.split(",").every((id) => routeIds.has(id));
}

function decodes(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
