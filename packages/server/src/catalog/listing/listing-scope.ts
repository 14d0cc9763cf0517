import type { CallQuery } from "@pecacerta/contract/call";
import type { listProductsCall } from "@pecacerta/contract/listing";
import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import type { FitVehicleRow } from "../fitment/fit-verdicts.ts";
import { fittingProductsSql } from "../fitment/fitment-sql.ts";
import { allHitsSql } from "../search/postgres/all-hits-sql.ts";
import type { SearchPlan } from "../search/postgres/search-plan.ts";
import { type Columns, everySlot, slotIn } from "./column-index/columns.ts";
import { membersOf } from "./column-index/members.ts";

/** What `GET /products` asks, read. */
export type ListingQuery = CallQuery<typeof listProductsCall>;

/** The vehicle that a listing is narrowed to; `known` is null where nobody knows it. */
export type ScopeVehicle = { id: string; known: FitVehicleRow | null };

/** What a listing is about before it is narrowed. A plan of null was searched for and cannot be found. */
export type Scope = { categoryId?: string; plan?: SearchPlan | null; vehicle?: ScopeVehicle };

/** The products of a scope: slots in its own order, undefined for all of the shop. */
export type Slots = Uint32Array | undefined;

/** What was searched for: the best match first. A category: as its seller placed it. Then the newest. */
export async function slotsOf(shop: Tenant, columns: Columns, { categoryId, plan, vehicle }: Scope): Promise<Slots> {
  if (plan === null) return new Uint32Array();
  const members =
    categoryId === undefined ? undefined : (membersOf(columns.categories, categoryId)?.slots ?? new Uint32Array());
  const found = plan && (await slotsFound(shop, columns, plan));
  const serving = vehicle === undefined ? undefined : await servingOf(shop, columns, vehicle);
  const among = found && members ? flagsOf(columns, members) : undefined;
  const slots = found ?? members;
  if (!among && !serving) return slots;
  return (slots ?? everySlot(columns)).filter((slot) => among?.[slot] !== 0 && (!serving || isFlagged(serving, slot)));
}

/** A flag for each slot. */
export function flagsOf({ size }: Columns, slots: Uint32Array): Uint8Array {
  const flags = new Uint8Array(size);
  for (let at = 0; at < slots.length; at++) flags[slots[at] as number] = 1;
  return flags;
}

async function slotsFound(shop: Tenant, columns: Columns, plan: SearchPlan): Promise<Uint32Array> {
  const { rows } = await reader(shop).execute<{ ids: Buffer | null; scores: Buffer | null }>(sql`
    select string_agg(uuid_send(product_id), '') as ids, string_agg(int4send(score::int), '') as scores
    from (${allHitsSql(shop, plan)}) as hit`);
  const { ids, scores } = rows[0] ?? {};
  if (!ids || !scores) return new Uint32Array();
  // The best score first, then the newest, which has the lowest slot: sorted as one number.
  const keys = Float64Array.from({ length: ids.length / 16 }, (_, at) => {
    const slot = slotIn(columns, ids, at * 16);
    return slot < 0 ? Number.POSITIVE_INFINITY : (2 ** 31 - scores.readInt32BE(at * 4)) * 2 ** 21 + slot;
  }).sort();
  const end = keys.indexOf(Number.POSITIVE_INFINITY);
  return Uint32Array.from(end < 0 ? keys : keys.subarray(0, end), (key) => key % 2 ** 21);
}

/** A bit for each slot: many of these are kept. */
type Bits = Uint8Array;

const isFlagged = (bits: Bits, slot: number): boolean => (((bits[slot >> 3] as number) >> (slot & 7)) & 1) === 1;

const MOST_BYTES = 24_000_000;
const ABOUT_AN_ENTRY = 400;
const vehicles = new LRUCache<string, Promise<Bits>>({ maxSize: MOST_BYTES });

/** What serves a vehicle: looked up once for each version of the columns. */
function servingOf(shop: Tenant, columns: Columns, { known }: ScopeVehicle): Promise<Bits> {
  const thisYear = new Date().getFullYear();
  const key = JSON.stringify([columns.mark, thisYear, known]);
  const kept = vehicles.get(key);
  if (kept) return kept;
  const bits = lookedUp(shop, columns, fittingProductsSql(shop.companyId, known, thisYear));
  vehicles.set(key, bits, { size: Math.ceil(columns.size / 8) + ABOUT_AN_ENTRY });
  bits.catch(() => vehicles.delete(key));
  return bits;
}

async function lookedUp(shop: Tenant, columns: Columns, serving: SQL): Promise<Bits> {
  const { rows } = await reader(shop).execute<{ ids: Buffer | null }>(
    sql`select string_agg(uuid_send(product_id), '') as ids from (${serving}) as serving`,
  );
  const ids = rows[0]?.ids ?? Buffer.alloc(0);
  const bits = new Uint8Array(Math.ceil(columns.size / 8));
  for (let at = 0; at < ids.length; at += 16) {
    const slot = slotIn(columns, ids, at);
    if (slot >= 0) bits[slot >> 3] = (bits[slot >> 3] as number) | (1 << (slot & 7));
  }
  return bits;
}
