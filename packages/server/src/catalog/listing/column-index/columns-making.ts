import { newWords } from "../listing-words.ts";
import { type Columns, copy, everySlot, newColumns, put, slotIn, slotOf } from "./columns.ts";
import {
  type BulkClient,
  type Changed,
  countOf,
  idsBy,
  type Places,
  placesOf,
  rowsChanged,
  rowsOf,
} from "./columns-reading.ts";
import { type Members, membersOf, packed } from "./members.ts";

/** The columns of all of a company's products on show. */
export async function madeFromAll(client: BulkClient, companyId: string): Promise<Columns> {
  const columns = newColumns(await countOf(client, companyId), newWords());
  let slot = 0;
  for await (const rows of rowsOf(client, companyId)) for (const row of rows) put(columns, slot++, row);
  columns.byName = await slotsOf(columns, await idsBy(client, companyId, "name"));
  columns.byPrice = await slotsOf(columns, await idsBy(client, companyId, "price"));
  const categories = new Map<string, Members>();
  for await (const some of placesOf(client, companyId))
    for (const places of some) categories.set(places.category, await membersAt(columns, places));
  columns.categories = packed(categories);
  return columns;
}

/** The same columns with some products as they are now. What these were, and where they stood, is left out. */
export async function madeAnew(
  client: BulkClient,
  { companyId, old, ids }: { companyId: string; old: Columns; ids: string[] },
): Promise<Columns> {
  const rows = await rowsChanged(client, companyId, ids);
  const gone = new Uint8Array(old.size);
  for (const slot of ids.map((id) => slotOf(old, id))) if (slot >= 0) gone[slot] = 1;
  const places = (order: Uint32Array, next: NextIn, rank: (row: Changed, at: number) => number) =>
    placed(order, gone, guestsOf(rows, old, next, rank));
  const newest = places(everySlot(old), "nextByNewest", ({ newestRank }) => newestRank);
  const columns = newColumns(newest.length, old.words);
  const moved: Moved = { old: new Int32Array(old.size).fill(-1), rows: new Uint32Array(rows.length) };
  for (let slot = 0; slot < newest.length; slot++) {
    const from = newest[slot] as number;
    if (from >= 0) copy(columns, slot, old, from);
    else put(columns, slot, rows[~from] as Changed);
    if (from >= 0) moved.old[from] = slot;
    else moved.rows[~from] = slot;
  }
  columns.byName = movedTo(
    moved,
    places(old.byName, "nextByName", (_, at) => at),
  );
  columns.byPrice = movedTo(
    moved,
    places(old.byPrice, "nextByPrice", ({ priceRank }) => priceRank),
  );
  columns.categories = packed(membersAnew(old, moved, rows));
  return columns;
}

type NextIn = "nextByNewest" | "nextByName" | "nextByPrice";
/** Where the old slots and the changed rows went: -1 is nowhere. */
type Moved = { old: Int32Array; rows: Uint32Array };
type Guest = { row: number; before: number };

const AT_ONCE = 20_000;

// Others want to be answered in between.
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function slotsOf(columns: Columns, ids: Buffer): Promise<Uint32Array> {
  const slots = new Uint32Array(ids.length / 16);
  let found = 0;
  for (let at = 0; at < slots.length; at++) {
    if (at % AT_ONCE === AT_ONCE - 1) await pause();
    const slot = slotIn(columns, ids, at * 16);
    if (slot >= 0) slots[found++] = slot;
  }
  return found === slots.length ? slots : slots.slice(0, found);
}

async function membersAt(columns: Columns, { ids, positions }: Places): Promise<Members> {
  if (!positions) return { slots: (await slotsOf(columns, ids)).sort() };
  const entries = Array.from({ length: ids.length / 16 }, (_, at) => ({
    slot: slotIn(columns, ids, at * 16),
    position: positions.readInt32BE(at * 4),
  }));
  return inOrder(entries.filter(({ slot }) => slot >= 0));
}

type Entry = { slot: number; position: number };

function inOrder(entries: Entry[]): Members {
  entries.sort((one, other) => one.position - other.position || one.slot - other.slot);
  const slots = Uint32Array.from(entries, ({ slot }) => slot);
  if (entries.every(({ position }) => position === 0)) return { slots };
  return { slots, positions: Int32Array.from(entries, ({ position }) => position) };
}

function membersAnew({ categories }: Columns, moved: Moved, rows: Changed[]): Map<string, Members> {
  const come = new Map<string, Entry[]>();
  for (const [at, { places }] of rows.entries())
    for (const [category, position] of places)
      come.set(category, [...(come.get(category) ?? []), { slot: moved.rows[at] as number, position }]);
  const names = new Set([...categories.numbers.keys(), ...come.keys()]);
  return new Map(
    [...names].map((category) => [
      category,
      joined(stayed(membersOf(categories, category), moved), come.get(category)),
    ]),
  );
}

function stayed(members: Members | undefined, { old }: Moved): Members {
  if (!members) return { slots: new Uint32Array() };
  const { slots, positions } = members;
  const stays = (at: number) => (old[slots[at] as number] as number) >= 0;
  return {
    slots: slots.map((slot) => old[slot] as number).filter((_, at) => stays(at)),
    ...(positions && { positions: positions.filter((_, at) => stays(at)) }),
  };
}

function joined(members: Members, come: Entry[] = []): Members {
  if (come.length === 0) return members;
  if (!members.positions && come.every(({ position }) => position === 0)) {
    const slots = new Uint32Array(members.slots.length + come.length);
    slots.set(members.slots);
    slots.set(
      come.map(({ slot }) => slot),
      members.slots.length,
    );
    return { slots: slots.sort() };
  }
  const { slots, positions } = members;
  return inOrder([...Array.from(slots, (slot, at) => ({ slot, position: positions?.[at] ?? 0 })), ...come]);
}

function guestsOf(rows: Changed[], old: Columns, next: NextIn, rank: (row: Changed, at: number) => number): Guest[] {
  return rows
    .map((row, at) => ({ row: at, rank: rank(row, at), next: row[next] }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ row, next: id }) => ({ row, before: id === null ? -1 : slotOf(old, id) }));
}

/** An order without what is gone and with the changed rows where they stand now: old slots, and rows as ~row. */
function placed(order: Uint32Array, gone: Uint8Array, guests: Guest[]): Int32Array {
  const before = new Map<number, number[]>();
  for (const guest of guests) before.set(guest.before, [...(before.get(guest.before) ?? []), ~guest.row]);
  const awaited = new Uint8Array(gone.length);
  for (const slot of before.keys()) if (slot >= 0) awaited[slot] = 1;
  const places = new Int32Array(order.length + guests.length);
  let end = 0;
  const add = (rows: number[] = []) => {
    for (const row of rows) places[end++] = row;
  };
  for (let at = 0; at < order.length; at++) {
    const slot = order[at] as number;
    if (awaited[slot] === 1) add(before.get(slot));
    if (gone[slot] === 0) places[end++] = slot;
  }
  add(before.get(-1));
  return places.slice(0, end);
}

function movedTo({ old, rows }: Moved, places: Int32Array): Uint32Array {
  return Uint32Array.from(places, (from) => (from >= 0 ? (old[from] as number) : (rows[~from] as number)));
}
