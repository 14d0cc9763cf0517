import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageSearch } from "@pecacerta/ui/icons.tsx";
import { loadCategories } from "../../company-loaders.server.ts";
import { listingText, useListingText } from "../../texts/listing-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/categories-page";
import { rootCategoryTiles } from "./category-tile.ts";
import { CategoryTiles } from "./category-tiles.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { tiles: rootCategoryTiles(await loadCategories(context)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: listingText("TEXT_ALL_DEPARTMENTS"),
    description: listingText("TEXT_CATALOG_ABOUT"),
    path: "/catalog",
  });

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const text = useListingText();
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }]} />
      <h1 className="mb-6">{text("TEXT_ALL_DEPARTMENTS")}</h1>
      {loaderData.tiles.length === 0 ? <EmptyState icon={PackageSearch} title={text("TEXT_NOTHING_HERE")} /> : null}
      <CategoryTiles tiles={loaderData.tiles} links={100} level="h2" />
    </div>
  );
}
