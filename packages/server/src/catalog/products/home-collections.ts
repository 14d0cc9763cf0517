import type { ProductCardDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { findCardsByIds } from "./find-products.ts";
import { COLLECTION_QUERIES, type Collection } from "./queries.ts";
import { findEndingSales } from "./sale-expiry.ts";

/** How many of each list a page wants. */
export type CollectionSizes = Partial<Record<Collection, number>>;
export type HomeCollections<Lists extends CollectionSizes> = {
  lists: Record<keyof Lists, ProductCardDto[]>;
  /** Those that are on offer until a certain instant, the next to end first. */
  ending: { card: ProductCardDto; ends: string }[];
};

/** Several lists at once in three statements, however many they are: what stands in two of them is the same card in both. */
export async function findHomeCollections<Lists extends CollectionSizes>(
  shop: Tenant,
  sizes: Lists,
  ending: number,
): Promise<HomeCollections<Lists>> {
  const names = Object.keys(sizes) as (keyof Lists & Collection)[];
  const [ids, ends] = await Promise.all([findIdsByCollection(shop, names, sizes), findEndingSales(shop, ending)]);
  const all = new Set([...names.flatMap((name) => ids[name]), ...ends.keys()]);
  const cards = new Map((await findCardsByIds(shop, [...all])).map((card) => [card.id, card]));
  const listed = names.map((name) => [name, ids[name].flatMap((id) => cards.get(id) ?? [])]);
  return {
    lists: Object.fromEntries(listed),
    ending: [...ends].flatMap(([id, ends]) => {
      const card = cards.get(id);
      return card ? [{ card, ends }] : [];
    }),
  };
}

async function findIdsByCollection<Name extends Collection>(
  shop: Tenant,
  names: readonly Name[],
  sizes: CollectionSizes,
) {
  const lists = names.map(
    (name) => sql`array(${COLLECTION_QUERIES[name](shop.companyId)} limit ${sizes[name]}) as ${sql.identifier(name)}`,
  );
  const { rows } = await reader(shop).execute<Record<Name, string[]>>(sql`select ${sql.join(lists, sql`, `)}`);
  return rows[0] as Record<Name, string[]>;
}
