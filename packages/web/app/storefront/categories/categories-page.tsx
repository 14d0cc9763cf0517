import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { m } from "#messages";
import { loadCategories } from "../../company-loaders.server.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { EmptyCatalog } from "../listing/empty-catalog.tsx";
import type { Route } from "./+types/categories-page";
import { rootCategoryTiles } from "./category-tile.ts";
import { CategoryTiles } from "./category-tiles.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { tiles: rootCategoryTiles(await loadCategories(context)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.all_departments(),
    description: m.catalog_about(),
    path: "/catalog",
  });

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={m.all_departments()} />
      <h1 className="mb-6">{m.all_departments()}</h1>
      {loaderData.tiles.length === 0 ? <EmptyCatalog /> : null}
      <CategoryTiles tiles={loaderData.tiles} links={100} level="h2" />
    </div>
  );
}
