import type { CategoryDto } from "@pecacerta/contract/categories";
import { findBrands } from "@pecacerta/server/catalog/brands/queries";
import { findHomeCollections } from "@pecacerta/server/catalog/products/home-collections";
import { findLatestPosts } from "@pecacerta/server/content/blog/queries";
import { allCategories } from "../../company-facts.server.ts";
import { shopContext } from "../../context.ts";
import { homeText, useHomeText } from "../../texts/home-text.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { RecoveryHost } from "../account/recovery-host.tsx";
import { rootCategoryTiles } from "../categories/category-tile.ts";
import { CategoryTiles } from "../categories/category-tiles.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/home-page";
import { Banner } from "./banner.tsx";
import { BrandStrip } from "./brand-strip.tsx";
import { Columns } from "./columns.tsx";
import { Hero } from "./hero.tsx";
import { Highlights } from "./highlights.tsx";
import { Offers } from "./offers.tsx";
import { Posts } from "./posts.tsx";
import { Promises } from "./promises.tsx";
import { windowCards } from "./window-cards.ts";
// The places of the finder's fields look like its fields.
import "../../css/combobox.css";
import "../../css/vehicle-panels.css";
import "../../css/home-hero.css";
import "../../css/home.css";
import "../../css/home-lists.css";
import "../../css/carousel.css";

const TILES = 8;
const CHILDREN = 5;
const SHORTCUTS = 5;
const ENDING = 5;
const BRANDS = 12;
const POSTS = 3;
const LISTS = { theBest: 10, newArrivals: 10, specialOffers: 8, mostRated: 3 };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [categories, shown, brands, posts] = await Promise.all([
    allCategories(context),
    findHomeCollections(shop, LISTS, ENDING),
    findBrands(shop, BRANDS),
    findLatestPosts(shop, POSTS),
  ]);
  const tiles = rootCategoryTiles(categories).slice(0, TILES);
  return {
    tiles: tiles.map((tile) => ({ ...tile, children: tile.children.slice(0, CHILDREN) })),
    shortcuts: largest(categories),
    ...windowCards(shown),
    brands: brands.map(({ slug, name, image }) => ({ slug, name, image })),
    posts,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: homeText("TEXT_HOME_TITLE"), description: homeText("TEXT_HOME_ABOUT"), path: "/" });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const text = useHomeText();
  const { tiles, shortcuts, lists, ending, brands, posts } = loaderData;
  return (
    <>
      <RecoveryHost />
      <Hero shortcuts={shortcuts} />
      <Promises />
      <div className="home">
        {tiles.length > 0 ? (
          <section className="frame" aria-labelledby="departments">
            <h2 id="departments" className="mb-4">
              {text("TEXT_DEPARTMENTS")}
            </h2>
            <CategoryTiles tiles={tiles} links={CHILDREN}>
              {tiles.length % 2 === 1 ? <AllCategories /> : null}
            </CategoryTiles>
          </section>
        ) : null}
        <Offers ending={ending} others={lists.specialOffers} />
        <Highlights best={lists.theBest} latest={lists.newArrivals} offers={lists.specialOffers} />
        <Banner />
        <Columns rated={lists.mostRated} offers={lists.specialOffers} best={lists.theBest} />
        <BrandStrip brands={brands} />
        <Posts posts={posts} />
      </div>
    </>
  );
}

// Fills what would be a hole in the last row.
function AllCategories() {
  const text = useHomeText();
  return (
    <li className="tile tile-all">
      <a href="/catalog" className="more-link">
        {text("TEXT_ALL_CATEGORIES")}
        <ArrowRight size={16} />
      </a>
    </li>
  );
}

// Where most of the goods are, without the steps in between.
function largest(categories: readonly CategoryDto[]) {
  const ends = categories.filter(({ children, items }) => children.length === 0 && items > 0);
  const sorted = ends.toSorted((one, other) => other.items - one.items);
  return sorted.slice(0, SHORTCUTS).map(({ slug, name }) => ({ slug, name }));
}
