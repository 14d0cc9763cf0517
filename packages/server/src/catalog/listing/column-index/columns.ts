import { brandNumber, lookOf, type Words } from "../listing-words.ts";
import { type Categories, packed } from "./members.ts";

/**
 * What a listing of one company narrows, counts and sorts by: a column a property, a slot a product on show, in the order
 * "newest first". As it was in one version of the catalogue; nothing in it is changed once it is made.
 */
export type Columns = {
  version: number;
  size: number;
  /** Four words an id. */
  ids: Uint32Array;
  /** Where to look for an id: slots plus one, by hash. */
  index: Int32Array;
  price: Numbers;
  /** Whole stars, and 8 for a reduced price. */
  kind: Uint8Array;
  brand: Numbers;
  look: Numbers;
  /** Slots by name and by price. */
  byName: Uint32Array;
  byPrice: Uint32Array;
  categories: Categories;
  words: Words;
  /** Tells what was worked out of these columns from what was worked out of all others. */
  mark: number;
};

/** Numbers as narrow as they allow: prices and brands are small almost everywhere. */
export type Numbers = Uint16Array | Uint32Array | Float64Array;

/** A product as it is read. `features`: the database's own text of them. */
export type Row = {
  id: string;
  price: number;
  reduced: boolean;
  stars: number;
  brand: string;
  features: string | null;
};

export const REDUCED = 8;
export const STARS = 7;

/** How much of the index is taken at most: never all, or nobody would find that an id is not there. */
const MOST_FILLED = 0.75;

let marks = 0;

export function newColumns(size: number, words: Words): Columns {
  return {
    version: 0,
    size,
    ids: new Uint32Array(size * 4),
    index: new Int32Array(Math.ceil(size / MOST_FILLED) + 1),
    price: new Uint32Array(size),
    kind: new Uint8Array(size),
    brand: new Uint16Array(size),
    look: new Uint16Array(size),
    byName: new Uint32Array(),
    byPrice: new Uint32Array(),
    categories: packed(new Map()),
    words,
    mark: marks++,
  };
}

/** All slots, as they are numbered: the newest first. */
export function everySlot({ size }: Pick<Columns, "size">): Uint32Array {
  const slots = new Uint32Array(size);
  for (let slot = 0; slot < size; slot++) slots[slot] = slot;
  return slots;
}

/** Writes a product into its slot; its id can be found from then on. */
export function put(columns: Columns, slot: number, row: Row): void {
  const { words } = columns;
  const hex = row.id.replaceAll("-", "");
  for (let word = 0; word < 4; word++)
    columns.ids[slot * 4 + word] = Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16);
  write(columns, "price", slot, row.price);
  columns.kind[slot] = row.stars + (row.reduced ? REDUCED : 0);
  write(columns, "brand", slot, brandNumber(words, row.brand));
  write(columns, "look", slot, lookOf(words, row.features ?? ""));
  remember(columns, slot);
}

/** Writes a product as it stands in other columns of the same words. */
export function copy(columns: Columns, slot: number, from: Columns, at: number): void {
  columns.ids.set(from.ids.subarray(at * 4, at * 4 + 4), slot * 4);
  write(columns, "price", slot, from.price[at] as number);
  columns.kind[slot] = from.kind[at] as number;
  write(columns, "brand", slot, from.brand[at] as number);
  write(columns, "look", slot, from.look[at] as number);
  remember(columns, slot);
}

function write(columns: Columns, name: "price" | "brand" | "look", slot: number, value: number): void {
  const column = columns[name];
  const isWide = value < 2 ** (8 * column.BYTES_PER_ELEMENT);
  const wide = isWide ? column : widened(column);
  wide[slot] = value;
  columns[name] = wide;
}

const widened = (column: Numbers): Numbers =>
  column instanceof Uint16Array ? Uint32Array.from(column) : Float64Array.from(column);

export function idAt({ ids }: Columns, slot: number): string {
  const hex = [0, 1, 2, 3].map((word) => (ids[slot * 4 + word] as number).toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The slot of an id, -1 for one that is not on show. */
export function slotOf(columns: Columns, id: string): number {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return bytes.length === 16 ? slotIn(columns, bytes, 0) : -1;
}

/** The slot of the id whose 16 bytes stand there. */
export function slotIn({ ids, index }: Columns, bytes: Buffer, at: number): number {
  const one = bytes.readUInt32BE(at);
  const two = bytes.readUInt32BE(at + 4);
  const three = bytes.readUInt32BE(at + 8);
  const four = bytes.readUInt32BE(at + 12);
  for (let place = hashOf(one, four) % index.length; ; place = place + 1 === index.length ? 0 : place + 1) {
    const slot = (index[place] as number) - 1;
    if (slot < 0) return -1;
    const from = slot * 4;
    if (ids[from + 3] === four && ids[from + 2] === three && ids[from + 1] === two && ids[from] === one) return slot;
  }
}

function remember({ ids, index }: Columns, slot: number): void {
  let place = hashOf(ids[slot * 4] as number, ids[slot * 4 + 3] as number) % index.length;
  while (index[place] !== 0) place = place + 1 === index.length ? 0 : place + 1;
  index[place] = slot + 1;
}

const hashOf = (one: number, other: number): number => {
  const mixed = Math.imul(one ^ (other >>> 15) ^ other, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};
