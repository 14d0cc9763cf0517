import type { CardProduct } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { reader, type Shop } from "../../companies/shop.ts";
import { endingOffers } from "./ending-offers.ts";
import { type Collection, PICKS } from "./queries.ts";
import { cardsByIds } from "./wire-product.ts";

/** How many of each list a page wants. */
export type Wanted = Partial<Record<Collection, number>>;
export type ShopWindow<Lists extends Wanted> = {
  lists: Record<keyof Lists, CardProduct[]>;
  /** Those that are on offer until a certain instant, the next to end first. */
  ending: { card: CardProduct; ends: string }[];
};

/** Several lists at once in three statements, however many they are: what stands in two of them is the same card in both. */
export async function shopWindow<Lists extends Wanted>(
  shop: Shop,
  wanted: Lists,
  ending: number,
): Promise<ShopWindow<Lists>> {
  const names = Object.keys(wanted) as (keyof Lists & Collection)[];
  const [ids, ends] = await Promise.all([idsOf(shop, names, wanted), endingOffers(shop, ending)]);
  const all = new Set([...names.flatMap((name) => ids[name]), ...ends.keys()]);
  const cards = new Map((await cardsByIds(shop, [...all])).map((card) => [card.id, card]));
  const listed = names.map((name) => [name, ids[name].flatMap((id) => cards.get(id) ?? [])]);
  return {
    lists: Object.fromEntries(listed),
    ending: [...ends].flatMap(([id, ends]) => {
      const card = cards.get(id);
      return card ? [{ card, ends }] : [];
    }),
  };
}

async function idsOf<Name extends Collection>(shop: Shop, names: readonly Name[], wanted: Wanted) {
  const lists = names.map(
    (name) => sql`array(${PICKS[name](shop.companyId)} limit ${wanted[name]}) as ${sql.identifier(name)}`,
  );
  const { rows } = await reader(shop).execute<Record<Name, string[]>>(sql`select ${sql.join(lists, sql`, `)}`);
  return rows[0] as Record<Name, string[]>;
}
