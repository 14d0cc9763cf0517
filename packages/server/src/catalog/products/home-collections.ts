import type { ProductCardDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { COLLECTION_QUERIES, type Collection } from "./collections.ts";
import { findCardsByIds } from "./find-products.ts";
import { findEndingSales } from "./sale-expiry.ts";

export type CollectionSizes = Partial<Record<Collection, number>>;
export type HomeCollections<Sizes extends CollectionSizes> = {
  lists: Record<keyof Sizes, ProductCardDto[]>;
  /** Products whose sale ends at a known time, the first to end first. */
  ending: { card: ProductCardDto; ends: string }[];
};

/** Several collections in three statements. A product of two collections is the same card in both. */
export async function findHomeCollections<Sizes extends CollectionSizes>(
  tenant: Tenant,
  sizes: Sizes,
  endingSales: number,
): Promise<HomeCollections<Sizes>> {
  const names = Object.keys(sizes) as (keyof Sizes & Collection)[];
  const [ids, ends] = await Promise.all([
    findIdsByCollection(tenant, names, sizes),
    findEndingSales(tenant, endingSales),
  ]);
  const allIds = new Set([...names.flatMap((name) => ids[name]), ...ends.keys()]);
  const cards = new Map((await findCardsByIds(tenant, [...allIds])).map((card) => [card.id, card]));
  const lists = names.map((name) => [name, ids[name].flatMap((id) => cards.get(id) ?? [])]);
  return {
    lists: Object.fromEntries(lists),
    ending: [...ends].flatMap(([id, ends]) => {
      const card = cards.get(id);
      return card ? [{ card, ends }] : [];
    }),
  };
}

async function findIdsByCollection<Name extends Collection>(
  tenant: Tenant,
  names: readonly Name[],
  sizes: CollectionSizes,
) {
  const columns = names.map(
    (name) => sql`array(${COLLECTION_QUERIES[name](tenant.companyId)} limit ${sizes[name]}) as ${sql.identifier(name)}`,
  );
  const { rows } = await reader(tenant).execute<Record<Name, string[]>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] as Record<Name, string[]>;
}
