import type { ProductCardDto } from "@pecacerta/contract/product";
import type { Tenant } from "../../platform/database/tenant.ts";
import { type Collection, findCollectionIds } from "./collections.ts";
import { findCardsByIds } from "./find-products.ts";
import { findEndingSales } from "./sale-expiry.ts";

export type CollectionSizes = Partial<Record<Collection, number>>;
export type HomeCollections<Sizes extends CollectionSizes> = {
  lists: Record<keyof Sizes, ProductCardDto[]>;
  /** Products whose sale ends at a known time, the first to end first. */
  ending: { card: ProductCardDto; ends: string }[];
};

/** A product of two collections is the same card in both. */
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
): Promise<Record<Name, string[]>> {
  const entries = names.map(async (name) => [name, await findCollectionIds(tenant, name, sizes[name] ?? 0)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, string[]>;
}
