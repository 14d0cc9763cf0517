import type { CategoryDto } from "@pecacerta/contract/categories";
import { findBrands } from "@pecacerta/server/catalog/brands/queries";
import { findHomeCollections } from "@pecacerta/server/catalog/products/home-collections";
import { findLatestPosts } from "@pecacerta/server/content/blog/queries";
import { ArrowRight } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { loadCategories, loadCompanySettings, loadVehicleTypes } from "../../company-loaders.server.ts";
import { jsonLdContext, tenantContext } from "../../context.ts";
import { loadVehicleForm } from "../../vehicle-loaders.server.ts";
import { RecoveryHost } from "../accounts/recovery-host.tsx";
import { rootCategoryTiles } from "../categories/category-tile.ts";
import { CategoryTiles } from "../categories/category-tiles.tsx";
import { companyDescription } from "../companies/company-description.ts";
import { heroPicture } from "../companies/hero-picture.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { urlBuilders } from "../json-ld/json-ld.server.ts";
import { shopJsonLd } from "../json-ld/shop-json-ld.server.ts";
import { EmptyCatalog } from "../listing/empty-catalog.tsx";
import type { Route } from "./+types/home-page";
import { Banner } from "./banner.tsx";
import { Benefits } from "./benefits.tsx";
import { BrandStrip } from "./brand-strip.tsx";
import { Hero } from "./hero.tsx";
import { Highlights } from "./highlights.tsx";
import { toHomeCards } from "./home-cards.ts";
import { LatestPosts } from "./latest-posts.tsx";
import { Sales } from "./sales.tsx";
import { SHELF_SIZES, useVehicleShelves } from "./use-vehicle-shelves.ts";
import "./home-page.css";
import "./more-link.css";

const TILE_COUNT = 8;
const CHILDREN_PER_TILE = 5;
const SHORTCUT_COUNT = 5;
const ENDING_SALES_COUNT = 5;
const BRAND_COUNT = 12;
const POST_COUNT = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const [{ company }, vehicleTypes, categories, shown, brands, posts, vehicleForm] = await Promise.all([
    loadCompanySettings(context),
    loadVehicleTypes(context),
    loadCategories(context),
    findHomeCollections(shop, SHELF_SIZES, ENDING_SALES_COUNT),
    findBrands(shop, BRAND_COUNT),
    findLatestPosts(shop, POST_COUNT),
    loadVehicleForm(context),
  ]);
  const description = companyDescription(vehicleTypes);
  const tiles = rootCategoryTiles(categories).slice(0, TILE_COUNT);
  const facts = { description, image: heroPicture(vehicleTypes, 1600) };
  context.set(jsonLdContext, shopJsonLd(company, facts, urlBuilders(context)));
  return {
    tiles: tiles.map((tile) => ({ ...tile, children: tile.children.slice(0, CHILDREN_PER_TILE) })),
    shortcuts: largestCategories(categories),
    ...toHomeCards(shown),
    description,
    brands: brands.map(({ slug, name, image }) => ({ slug, name, image })),
    posts,
    vehicleForm,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: m.home_title(),
    description: loaderData?.description,
    path: "/",
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { tiles, shortcuts, lists, ending, brands, posts, vehicleForm } = loaderData;
  const { cards: shelves, rankedFor } = useVehicleShelves(lists);
  return (
    <>
      <RecoveryHost />
      <Hero shortcuts={shortcuts} vehicleForm={vehicleForm} />
      <Benefits />
      <div className="home">
        {tiles.length === 0 && shelves.newArrivals.length === 0 ? <EmptyCatalog /> : null}
        {tiles.length > 0 ? (
          <section className="frame" aria-labelledby="departments">
            <h2 id="departments" className="mb-4">
              {m.departments()}
            </h2>
            <CategoryTiles tiles={tiles} links={CHILDREN_PER_TILE}>
              {tiles.length % 2 === 1 ? <AllCategories /> : null}
            </CategoryTiles>
          </section>
        ) : null}
        <Sales
          key={`sales-${rankedFor}`}
          ending={ending}
          others={shelves.specialOffers}
          isRanked={rankedFor !== undefined}
        />
        <Highlights
          key={`highlights-${rankedFor}`}
          best={shelves.theBest}
          latest={shelves.newArrivals}
          rated={shelves.mostRated}
        />
        <Banner />
        <BrandStrip brands={brands} />
        <LatestPosts posts={posts} />
      </div>
    </>
  );
}

// Fills the gap in the last row.
function AllCategories() {
  return (
    <li className="all-categories">
      <a href="/catalog" className="more-link">
        {m.all_categories()}
        <ArrowRight size={16} />
      </a>
    </li>
  );
}

// The leaf categories with the most products.
function largestCategories(categories: readonly CategoryDto[]) {
  const ends = categories.filter(({ children, items }) => children.length === 0 && items > 0);
  const sorted = ends.toSorted((one, other) => other.items - one.items);
  return sorted.slice(0, SHORTCUT_COUNT).map(({ slug, name }) => ({ slug, name }));
}
