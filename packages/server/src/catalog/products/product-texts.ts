import { product as productShape } from "@pecacerta/contract/product";
import { brandOf } from "@pecacerta/rules/brand";
import { availabilityOf, type WhenOut } from "@pecacerta/rules/stock";
import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Shop } from "../../companies/shop.ts";
import { besideDatabase } from "../../platform/database/beside.ts";
import { prepared, type Value } from "../../platform/database/prepared.ts";
import { joined } from "../../platform/http/written.ts";
import { pathOf } from "../categories/category-path.ts";
import { ABOUT_A_LIST, type Places, servedBy } from "../fitment/served-vehicles.ts";
import { idsAt, type Marked, vehiclesMarked } from "../fitment/vehicles-kept.ts";
import {
  cardJoined,
  goodsJoined,
  isListed,
  type StoredProduct,
  soldAs,
  storedBrand,
  storedProduct,
} from "./stored-product.ts";

/** What a product says in one version of its company's catalogue, as the wire writes it, but for what moves without it. */
type Told = { version: number; text: Buffer; whenOut: WhenOut; brandText: string; serves?: Served };
/** Which of the vehicles it serves that this mark stands for, this year. */
type Served = { mark: string; year: number; places: Places };

/** What a look is of, and what moves without the version. */
export type Moving = { id: string; version: number; mark: string; stock: number; brand: StoredProduct["brand"] };
type Row = Moving & {
  /** Only of a product that is not remembered. */
  product: StoredProduct | null;
};

const MOST_BYTES = 8_000_000;
const ABOUT_A_TEXT = 500;

/** Products as `productsByIds` answers them, as the text of a list. What is remembered of a version is not read again. */
export const productTexts = async (shop: Shop, ids: readonly string[]): Promise<Buffer> =>
  (await versionedTexts(shop, ids)).text;

/** The text of a list of products, and the version of the catalogue that it is of: none where there is no product. */
type VersionedTexts = { text: Buffer; version: number | undefined };

/** The same with its version. `looked`: what a statement told with `moved` of all of them; else they are looked at. */
export async function versionedTexts(
  shop: Shop,
  ids: readonly string[],
  looked?: readonly Moving[],
): Promise<VersionedTexts> {
  if (ids.length === 0) return { text: Buffer.from("[]"), version: undefined };
  const memory = memoryOf(shop.database);
  const year = new Date().getFullYear();
  const remembered = new Map(ids.map((id) => [id, memory.get(keyOf(shop, id))]));
  const known = ids.map((id) => remembered.get(id)).map((told) => (isOf(year, told) ? told : undefined));
  // What is remembered of all of them is asked about alone first: that takes the database half the time.
  const found = looked ?? (known.every((told) => told) ? await lookedAt(shop, ids) : undefined);
  const isSame = found?.every((row) => isOf(year, remembered.get(row.id)) && isAsTold(row, remembered.get(row.id)));
  const rows = found && isSame ? found.map((row) => ({ ...row, product: null })) : await read(shop, ids, known);
  const serving = rows.find(({ id, product }) => (product ? isListed(product) : remembered.get(id)?.serves));
  const marked = serving && {
    mark: serving.mark,
    vehicles: await vehiclesMarked(shop.database.readerPool, serving.mark),
  };
  const pieces = rows.flatMap((row) => {
    const told = row.product ? toldOf(row, row.product, { marked, year }) : (remembered.get(row.id) as Told);
    if (row.product) memory.set(keyOf(shop, row.id), told);
    return [",", ...written(told, row, marked)];
  });
  return { text: joined(["[", ...pieces.slice(1), "]"]), version: rows[0]?.version };
}

const lookedAt = ({ database, companyId }: Shop, ids: readonly string[]): Promise<Moving[]> =>
  moving(database.readerPool, { company: companyId, ids });

const read = ({ database, companyId }: Shop, ids: readonly string[], known: readonly (Told | undefined)[]) =>
  byIds(database.readerPool, {
    ...{ company: companyId, ids },
    versions: known.map((told) => told?.version ?? null),
    marks: known.map((told) => told?.serves?.mark ?? null),
  });

const isAsTold = ({ version, mark }: Moving, told: Told | undefined): boolean =>
  told?.version === version && (told.serves === undefined || told.serves.mark === mark);

const isOf = (year: number, told: Told | undefined): boolean => told?.serves === undefined || told.serves.year === year;

const still = productShape.omit({ availability: true, stock: true, brand: true, compatibility: true });

type Around = { marked: Marked | undefined; year: number };

function toldOf({ version }: Row, product: StoredProduct, { marked, year }: Around): Told {
  const { compatibility, whenOut, brandText } = product;
  const said = JSON.stringify(z.encode(still, { ...soldAs(product), categories: pathOf(product.categories) }));
  const isServing = marked && isListed(product);
  return {
    ...{ version, whenOut, brandText },
    text: kept(`${said.slice(0, -1)},"compatibility":${isServing ? "[" : JSON.stringify(compatibility)}`),
    ...(isServing && { serves: { mark: marked.mark, year, places: servedBy(compatibility, marked, year) } }),
  };
}

/** In memory of its own: a piece of the common pool would hold the whole of it. */
function kept(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const bytesOf = ({ text, serves }: Told): number =>
  ABOUT_A_TEXT + text.length + (serves ? ABOUT_A_LIST + serves.places.byteLength : 0);

/** What stays, and then what moves without the version. */
function written({ text, serves, whenOut, brandText }: Told, { stock, brand }: Row, marked: Marked | undefined) {
  const own = { availability: availabilityOf({ stock, whenOut }), stock, brand: brandOf(brand, brandText) };
  const end = `,${JSON.stringify(own).slice(1)}`;
  return serves && marked ? [text, idsAt(marked.vehicles, serves.places), `]${end}`] : [text, end];
}

const keyOf = ({ companyId }: Shop, id: string): string => `${companyId}/${id}`;

const memoryOf = besideDatabase(() => new LRUCache<string, Told>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf }));

// One look each: the version is that of all that is read with it.
/** The relation `now`: the version of the company's catalogue and the mark of the vehicles. */
export const look = (value: Value<"company">): SQL => sql`(
      select coalesce((select version from catalogue_versions where company_id = ${value("company")}), 0) as version,
        (select mark from vehicle_marks) as mark offset 0) as now`;

/** The columns of `Moving` of a product `p`, beside `look` and `cardJoined`. */
export const moved = sql`p.id, now.version, now.mark, coalesce(stock.on_hand, 0) as stock, ${storedBrand} as brand`;

const moving = prepared<"company" | "ids", Moving>(
  "products-moving",
  (value) => sql`
    select ${moved}
    from ${look(value)}
    cross join unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${cardJoined}
    order by picked.place`,
);

const byIds = prepared<"company" | "ids" | "versions" | "marks", Row>(
  "product-texts",
  (value) => sql`
    select ${moved},
      case when picked.version is distinct from now.version or picked.mark <> now.mark then ${storedProduct} end
        as product
    from ${look(value)}
    cross join unnest((select ${value("ids")}::uuid[]), (select ${value("versions")}::bigint[]),
      (select ${value("marks")}::uuid[])) with ordinality as picked (id, version, mark, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${goodsJoined}
    order by picked.place`,
);
