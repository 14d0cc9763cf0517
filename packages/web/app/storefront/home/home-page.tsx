import type { Category } from "@pecacerta/contract/categories";
import { productsOf } from "@pecacerta/server/catalog/queries";
import { allCategories } from "../../company-facts.server.ts";
import { shopContext } from "../../context.ts";
import { textOf, useText } from "../../texts/text.ts";
import { RecoveryHost } from "../account/recovery-host.tsx";
import { cardOf } from "../catalog/card.ts";
import { rootTiles } from "../catalog/category-tile.ts";
import { CategoryTiles } from "../catalog/category-tiles.tsx";
import { useCompany } from "../shell/company.ts";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/home-page";
import { Hero } from "./hero.tsx";
import { Promises } from "./promises.tsx";
import { Shelf } from "./shelf.tsx";

const TILES = 8;
const ON_A_SHELF = 10;
const SHORTCUTS = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [categories, offers, latest] = await Promise.all([
    allCategories(context),
    productsOf(shop, "specialOffers", ON_A_SHELF),
    productsOf(shop, "latest", ON_A_SHELF),
  ]);
  const tiles = rootTiles(categories).slice(0, TILES);
  const short = tiles.map((tile) => ({ ...tile, children: tile.children.slice(0, 5) }));
  return { tiles: short, shortcuts: largest(categories), offers: offers.map(cardOf), latest: latest.map(cardOf) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: textOf("TEXT_HOME_TITLE"), description: textOf("TEXT_HOME_ABOUT"), path: "/" });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { offersPix } = useCompany();
  const { tiles, shortcuts, offers, latest } = loaderData;
  return (
    <>
      <RecoveryHost />
      <Hero shortcuts={shortcuts} />
      <Promises />
      <div className="home frame flex flex-col gap-12 py-8 lg:gap-16 lg:py-12">
        <section aria-labelledby="departments">
          <h2 id="departments" className="mb-4">
            {text("TEXT_DEPARTMENTS")}
          </h2>
          <CategoryTiles tiles={tiles} links={5} />
        </section>
        <Shelf
          id="offers"
          title={text("TEXT_OFFERS")}
          cards={offers}
          href="/products?filter_discount=yes"
          offersPix={offersPix}
        />
        <Shelf id="latest" title={text("TEXT_LATEST")} cards={latest} href="/products" offersPix={offersPix} />
      </div>
    </>
  );
}

// Where most of the goods are, without the steps in between.
function largest(categories: readonly Category[]) {
  const ends = categories.filter(({ children, items }) => children.length === 0 && items > 0);
  const sorted = ends.toSorted((one, other) => other.items - one.items);
  return sorted.slice(0, SHORTCUTS).map(({ slug, name }) => ({ slug, name }));
}
