import { productSchema as productShape } from "@pecacerta/contract/product";
import { resolveBrand } from "@pecacerta/rules/brand";
import { type OutOfStockAvailability, toAvailability } from "@pecacerta/rules/stock";
import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { memoizePerDatabase } from "../../platform/database/memoize-per-database.ts";
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { concatBuffers } from "../../platform/http/raw-json.ts";
import { categoryPath } from "../categories/category-path.ts";
import { BYTES_PER_LIST, fittingVehicles, type VehiclePositions } from "../fitment/fitting-vehicles.ts";
import { cachedVehicles, type VersionedVehicles, vehicleIdsJson } from "../fitment/vehicle-cache.ts";
import {
  brandJson,
  cardJoins,
  hasFitmentRows,
  type ProductRow,
  productJoins,
  productJsonSql,
  toDtoFields,
} from "./product-dto.ts";

/** What a product says in one version of its company's catalogue, as the wire writes it, but for what moves without it. */
type CachedProduct = {
  version: number;
  text: Buffer;
  whenOut: OutOfStockAvailability;
  brandText: string;
  serves?: CachedFit;
};
/** Which of the vehicles it serves that this mark stands for, this year. */
type CachedFit = { mark: string; year: number; places: VehiclePositions };

/** What a look is of, and what moves without the version. */
export type VolatileFields = { id: string; version: number; mark: string; stock: number; brand: ProductRow["brand"] };
type ProductJsonRow = VolatileFields & {
  /** Only of a product that is not remembered. */
  product: ProductRow | null;
};

const MAX_CACHE_BYTES = 8_000_000;
const BYTES_PER_ENTRY = 500;

/** Products as `productsByIds` answers them, as the text of a list. What is remembered of a version is not read again. */
export const findProductsJson = async (shop: Tenant, ids: readonly string[]): Promise<Buffer> =>
  (await findVersionedProductsJson(shop, ids)).text;

/** The text of a list of products, and the version of the catalogue that it is of: none where there is no product. */
type VersionedProductsJson = { text: Buffer; version: number | undefined };

/** The same with its version. `looked`: what a statement told with `moved` of all of them; else they are looked at. */
export async function findVersionedProductsJson(
  shop: Tenant,
  ids: readonly string[],
  preloaded?: readonly VolatileFields[],
): Promise<VersionedProductsJson> {
  if (ids.length === 0) return { text: Buffer.from("[]"), version: undefined };
  const memory = productJsonCache(shop.database);
  const year = new Date().getFullYear();
  const remembered = new Map(ids.map((id) => [id, memory.get(keyOf(shop, id))]));
  const known = ids.map((id) => remembered.get(id)).map((told) => (isOfYear(year, told) ? told : undefined));
  // What is remembered of all of them is asked about alone first: that takes the database half the time.
  const found = preloaded ?? (known.every((told) => told) ? await findVolatileFields(shop, ids) : undefined);
  const isSame = found?.every(
    (row) => isOfYear(year, remembered.get(row.id)) && isUpToDate(row, remembered.get(row.id)),
  );
  const rows =
    found && isSame ? found.map((row) => ({ ...row, product: null })) : await readChangedProducts(shop, ids, known);
  const serving = rows.find(({ id, product }) => (product ? hasFitmentRows(product) : remembered.get(id)?.serves));
  const marked = serving && {
    mark: serving.mark,
    vehicles: await cachedVehicles(shop.database.readerPool, serving.mark),
  };
  const pieces = rows.flatMap((row) => {
    const told = row.product
      ? toCachedProduct(row, row.product, { marked, year })
      : (remembered.get(row.id) as CachedProduct);
    if (row.product) memory.set(keyOf(shop, row.id), told);
    return [",", ...productJson(told, row, marked)];
  });
  return { text: concatBuffers(["[", ...pieces.slice(1), "]"]), version: rows[0]?.version };
}

const findVolatileFields = ({ database, companyId }: Tenant, ids: readonly string[]): Promise<VolatileFields[]> =>
  selectVolatileFields(database.readerPool, { company: companyId, ids });

const readChangedProducts = (
  { database, companyId }: Tenant,
  ids: readonly string[],
  known: readonly (CachedProduct | undefined)[],
) =>
  selectChangedProducts(database.readerPool, {
    ...{ company: companyId, ids },
    versions: known.map((told) => told?.version ?? null),
    marks: known.map((told) => told?.serves?.mark ?? null),
  });

const isUpToDate = ({ version, mark }: VolatileFields, told: CachedProduct | undefined): boolean =>
  told?.version === version && (told.serves === undefined || told.serves.mark === mark);

const isOfYear = (year: number, told: CachedProduct | undefined): boolean =>
  told?.serves === undefined || told.serves.year === year;

const cachedFields = productShape.omit({ availability: true, stock: true, brand: true, compatibility: true });

type FitContext = { marked: VersionedVehicles | undefined; year: number };

function toCachedProduct(
  { version }: ProductJsonRow,
  product: ProductRow,
  { marked, year }: FitContext,
): CachedProduct {
  const { compatibility, whenOut, brandText } = product;
  const said = JSON.stringify(
    z.encode(cachedFields, { ...toDtoFields(product), categories: categoryPath(product.categories) }),
  );
  const isServing = marked && hasFitmentRows(product);
  return {
    ...{ version, whenOut, brandText },
    text: toOwnBuffer(`${said.slice(0, -1)},"compatibility":${isServing ? "[" : JSON.stringify(compatibility)}`),
    ...(isServing && { serves: { mark: marked.mark, year, places: fittingVehicles(compatibility, marked, year) } }),
  };
}

/** In memory of its own: a piece of the common pool would hold the whole of it. */
function toOwnBuffer(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const bytesOf = ({ text, serves }: CachedProduct): number =>
  BYTES_PER_ENTRY + text.length + (serves ? BYTES_PER_LIST + serves.places.byteLength : 0);

/** What stays, and then what moves without the version. */
function productJson(
  { text, serves, whenOut, brandText }: CachedProduct,
  { stock, brand }: ProductJsonRow,
  marked: VersionedVehicles | undefined,
) {
  const own = { availability: toAvailability({ stock, whenOut }), stock, brand: resolveBrand(brand, brandText) };
  const end = `,${JSON.stringify(own).slice(1)}`;
  return serves && marked ? [text, vehicleIdsJson(marked.vehicles, serves.places), `]${end}`] : [text, end];
}

const keyOf = ({ companyId }: Tenant, id: string): string => `${companyId}/${id}`;

const productJsonCache = memoizePerDatabase(
  () => new LRUCache<string, CachedProduct>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: bytesOf }),
);

// One look each: the version is that of all that is read with it.
/** The relation `now`: the version of the company's catalogue and the mark of the vehicles. */
export const snapshotSql = (value: StatementValue<"company">): SQL => sql`(
      select coalesce((select version from catalogue_versions where company_id = ${value("company")}), 0) as version,
        (select mark from vehicle_marks) as mark offset 0) as now`;

/** The columns of `Moving` of a product `p`, beside `look` and `cardJoined`. */
export const volatileColumns = sql`p.id, now.version, now.mark, coalesce(stock.on_hand, 0) as stock, ${brandJson} as brand`;

const selectVolatileFields = prepareStatement<"company" | "ids", VolatileFields>(
  "products-moving",
  (value) => sql`
    select ${volatileColumns}
    from ${snapshotSql(value)}
    cross join unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${cardJoins}
    order by picked.place`,
);

const selectChangedProducts = prepareStatement<"company" | "ids" | "versions" | "marks", ProductJsonRow>(
  "product-texts",
  (value) => sql`
    select ${volatileColumns},
      case when picked.version is distinct from now.version or picked.mark <> now.mark then ${productJsonSql} end
        as product
    from ${snapshotSql(value)}
    cross join unnest((select ${value("ids")}::uuid[]), (select ${value("versions")}::bigint[]),
      (select ${value("marks")}::uuid[])) with ordinality as picked (id, version, mark, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${productJoins}
    order by picked.place`,
);
