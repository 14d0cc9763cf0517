import { createCache } from "@pecacerta/server/platform/cache/cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Matching a path against all routes costs more CPU than sending a cached page. */
const MAX_CACHED_PATHS = 5000;

export type BuildRoutes = {
  hasId(id: string): boolean;
  /** Whether a page other than the 404 page matches the path. */
  hasPage(path: string): boolean;
};

export function createBuildRoutes({ routes }: Pick<ServerBuild, "routes">): BuildRoutes {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) => {
        const own = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
        return index ? { ...own, index: true as const } : { ...own, children: childrenOf(id) };
      });
  const tree = childrenOf(undefined);
  const pathsWithPage = createCache<boolean>({ name: "page-paths", maxEntries: MAX_CACHED_PATHS });
  const ids = new Set(all.map(({ id }) => id));
  return {
    hasId: (id) => ids.has(id),
    hasPage(path) {
      const cached = pathsWithPage.get(path);
      if (cached !== undefined) return cached;
      const leaf = matchRoutes(tree, path)?.at(-1);
      const hasPage = leaf !== undefined && leaf.route.path !== "*";
      pathsWithPage.set(path, hasPage);
      return hasPage;
    },
  };
}
