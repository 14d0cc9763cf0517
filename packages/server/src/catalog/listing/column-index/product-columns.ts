import { isSellable } from "@pecacerta/rules/product";
import { type PackedCategories, packCategories } from "./category-rows.ts";
import { attributeSetId, brandId, type Dictionary, EMPTY_CATEGORY_SET, extendCategorySet } from "./dictionary.ts";

/** The published products of a company at one catalog version, newest first: a row each. Never changed once built. */
export type ProductColumns = {
  version: number;
  size: number;
  ids: Uint32Array;
  /** Hash table with open addressing: row + 1 by id, 0 where free. */
  rowsByHash: Int32Array;
  price: NumberColumn;
  starsAndSale: Uint8Array;
  /** SELLABLE, UNIVERSAL and UNKNOWN_FITMENT. */
  flags: Uint8Array;
  brand: NumberColumn;
  attributeSet: NumberColumn;
  categorySet: NumberColumn;
  byName: Uint32Array;
  byPrice: Uint32Array;
  categories: PackedCategories;
  categoryTree: readonly IndexedCategory[];
  dictionary: Dictionary;
  /** Unique per build: the key of what is cached about these columns. */
  generation: number;
};

/** As narrow as the values allow: prices and brand ids are small almost everywhere. */
export type NumberColumn = Uint16Array | Uint32Array | Float64Array;

/** In the order of the tree. */
export type IndexedCategory = { id: string; slug: string; name: string; parentId: string | null };

/** A product as the database returns it. `features`: the JSON text of its attribute values. */
export type IndexedProduct = {
  id: string;
  price: number;
  reduced: boolean;
  stars: number;
  stock: number;
  compatibility: "all" | "unknown" | "listed";
  brand: string;
  features: string | null;
};

export const ON_SALE = 8;
export const STARS_MASK = 7;

export const SELLABLE = 1;
export const UNIVERSAL = 2;
export const UNKNOWN_FITMENT = 4;
const COMPATIBILITY_FLAGS = { all: UNIVERSAL, unknown: UNKNOWN_FITMENT, listed: 0 };

/** The hash table is never full: a lookup ends at the first free entry. */
const MAX_LOAD_FACTOR = 0.75;

let generations = 0;
export const nextGeneration = (): number => generations++;

export function createColumns(size: number, dictionary: Dictionary): ProductColumns {
  return {
    version: 0,
    size,
    ids: new Uint32Array(size * 4),
    rowsByHash: new Int32Array(Math.ceil(size / MAX_LOAD_FACTOR) + 1),
    price: new Uint32Array(size),
    starsAndSale: new Uint8Array(size),
    flags: new Uint8Array(size),
    brand: new Uint16Array(size),
    attributeSet: new Uint16Array(size),
    categorySet: new Uint16Array(size).fill(EMPTY_CATEGORY_SET),
    byName: new Uint32Array(),
    byPrice: new Uint32Array(),
    categories: packCategories(new Map()),
    categoryTree: [],
    dictionary,
    generation: nextGeneration(),
  };
}

export function allRows({ size }: Pick<ProductColumns, "size">): Uint32Array {
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row++) rows[row] = row;
  return rows;
}

export function writeProduct(columns: ProductColumns, row: number, product: IndexedProduct): void {
  const hex = product.id.replaceAll("-", "");
  for (let word = 0; word < 4; word++)
    columns.ids[row * 4 + word] = Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16);
  writeProperties(columns, row, product);
  addToHashTable(columns, row);
}

/** All but the id and the categories. */
export function writeProperties(columns: ProductColumns, row: number, product: IndexedProduct): void {
  const { dictionary } = columns;
  writeNumber(columns, "price", row, product.price);
  columns.starsAndSale[row] = product.stars + (product.reduced ? ON_SALE : 0);
  columns.flags[row] = COMPATIBILITY_FLAGS[product.compatibility] | (isSellable(product) ? SELLABLE : 0);
  writeNumber(columns, "brand", row, brandId(dictionary, product.brand));
  writeNumber(columns, "attributeSet", row, attributeSetId(dictionary, product.features ?? ""));
}

export function copyProduct(columns: ProductColumns, row: number, source: ProductColumns, sourceRow: number): void {
  columns.ids.set(source.ids.subarray(sourceRow * 4, sourceRow * 4 + 4), row * 4);
  writeNumber(columns, "price", row, source.price[sourceRow] as number);
  columns.starsAndSale[row] = source.starsAndSale[sourceRow] as number;
  columns.flags[row] = source.flags[sourceRow] as number;
  writeNumber(columns, "brand", row, source.brand[sourceRow] as number);
  writeNumber(columns, "attributeSet", row, source.attributeSet[sourceRow] as number);
  writeNumber(columns, "categorySet", row, source.categorySet[sourceRow] as number);
  addToHashTable(columns, row);
}

export function addToCategory(columns: ProductColumns, row: number, categoryId: string): void {
  const setId = extendCategorySet(columns.dictionary, columns.categorySet[row] as number, categoryId);
  writeNumber(columns, "categorySet", row, setId);
}

function writeNumber(
  columns: ProductColumns,
  name: "price" | "brand" | "attributeSet" | "categorySet",
  row: number,
  value: number,
): void {
  const column = columns[name];
  const fits = value < 2 ** (8 * column.BYTES_PER_ELEMENT);
  const target = fits ? column : widen(column);
  target[row] = value;
  columns[name] = target;
}

const widen = (column: NumberColumn): NumberColumn =>
  column instanceof Uint16Array ? Uint32Array.from(column) : Float64Array.from(column);

/** The columns with other stock. Orders and counts stay, and so does the generation. */
export function withStock(columns: ProductColumns, stock: readonly { id: string; stock: number }[]): ProductColumns {
  const flags = columns.flags.slice();
  for (const { id, stock: onHand } of stock) {
    const row = findRow(columns, id);
    if (row < 0) continue;
    const isRowSellable = isSellable({ price: columns.price[row] as number, stock: onHand });
    flags[row] = ((flags[row] as number) & ~SELLABLE) | (isRowSellable ? SELLABLE : 0);
  }
  return { ...columns, flags };
}

export function productIdAt({ ids }: ProductColumns, row: number): string {
  const hex = [0, 1, 2, 3].map((word) => (ids[row * 4 + word] as number).toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function findRow(columns: ProductColumns, id: string): number {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return bytes.length === 16 ? findRowByBytes(columns, bytes, 0) : -1;
}

/** The row of the id whose 16 bytes start at `offset`; -1 for none. */
export function findRowByBytes({ ids, rowsByHash }: ProductColumns, bytes: Buffer, offset: number): number {
  const one = bytes.readUInt32BE(offset);
  const two = bytes.readUInt32BE(offset + 4);
  const three = bytes.readUInt32BE(offset + 8);
  const four = bytes.readUInt32BE(offset + 12);
  for (let entry = hashOf(one, four) % rowsByHash.length; ; entry = entry + 1 === rowsByHash.length ? 0 : entry + 1) {
    const row = (rowsByHash[entry] as number) - 1;
    if (row < 0) return -1;
    const first = row * 4;
    if (ids[first + 3] === four && ids[first + 2] === three && ids[first + 1] === two && ids[first] === one) return row;
  }
}

function addToHashTable({ ids, rowsByHash }: ProductColumns, row: number): void {
  let entry = hashOf(ids[row * 4] as number, ids[row * 4 + 3] as number) % rowsByHash.length;
  while (rowsByHash[entry] !== 0) entry = entry + 1 === rowsByHash.length ? 0 : entry + 1;
  rowsByHash[entry] = row + 1;
}

const hashOf = (firstWord: number, lastWord: number): number => {
  const mixed = Math.imul(firstWord ^ (lastWord >>> 15) ^ lastWord, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};
