import { sql } from "drizzle-orm";
import { reader, type Shop } from "../../companies/shop.ts";
import type { Moving } from "../products/product-texts.ts";
import { hitsOf } from "./hits.ts";
import { newestHits } from "./newest-hits.ts";
import type { Plan } from "./plan.ts";

/** Products, the best first, and what moves of each, where finding them told it. */
type Best = { ids: string[]; looked?: readonly Moving[] };

/** The best products of a plan: all are found only if need be. */
export async function bestHits(shop: Shop, plan: Plan, limit: number): Promise<Best> {
  const { bearing, begun, words } = plan;
  const hits = await newestHits(shop, plan, limit);
  if (hits) return { ids: hits.map(({ id }) => id), looked: hits };
  const found = words.length > 0 && limit > bearing.length ? await withAllWords(shop, plan, limit) : [];
  return { ids: [...new Set([...bearing, ...found, ...begun])].slice(0, limit) };
}

async function withAllWords(shop: Shop, plan: Plan, limit: number): Promise<string[]> {
  const { rows } = await reader(shop).execute<{ id: string }>(sql`
    select product_id as id from (${hitsOf(shop, { ...plan, bearing: [], begun: [] })}) as hit
    order by score desc, product_id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
