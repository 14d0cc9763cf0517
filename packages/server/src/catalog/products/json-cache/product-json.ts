import { productSchema } from "@pecacerta/contract/product";
import { resolveBrand } from "@pecacerta/rules/brand";
import { type OutOfStockAvailability, toAvailability } from "@pecacerta/rules/stock";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { createCache } from "../../../platform/cache/cache.ts";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import { type Tenant, tenantKey } from "../../../platform/database/tenant.ts";
import { concatBuffers } from "../../../platform/http/raw-json.ts";
import { categoryPath } from "../../categories/category-path.ts";
import { BYTES_PER_LIST, findFittingVehicles, type VehiclePositions } from "../../fitment/fitting-vehicles.ts";
import { cachedVehicles, type VehicleIndex, vehicleIdsJson } from "../../fitment/vehicle-cache.ts";
import { hasFitmentRows, type ProductRow, toDtoFields } from "../product-dto.ts";
import type { VersionedJson, VolatileFields } from "../product-reader.ts";
import { cardJoins, productJoins, productRowSql, versionsSql, volatileColumns } from "../product-sql.ts";

/** The start of a product's JSON at one catalog version, and what is needed to append the volatile fields. */
type CachedProduct = {
  version: number;
  json: Buffer;
  whenOut: OutOfStockAvailability;
  brandText: string;
  fit?: CachedFit;
};
type CachedFit = { vehicleVersion: string; year: number; positions: VehiclePositions };

/** `product` is null where the cached one is of the same versions. */
type ProductJsonRow = VolatileFields & { product: ProductRow | null };

const BYTES_PER_ENTRY = 500;

const productCache = createCache<CachedProduct>({
  name: "product-json",
  maxBytes: 8_000_000,
  bytesOf: ({ json, fit }) => BYTES_PER_ENTRY + json.length + (fit ? BYTES_PER_LIST + fit.positions.byteLength : 0),
});

export const findProductsJson = async (tenant: Tenant, ids: readonly string[]): Promise<Buffer> =>
  (await findVersionedProductsJson(tenant, ids)).json;

export async function findVersionedProductsJson(
  tenant: Tenant,
  ids: readonly string[],
  preloaded?: readonly VolatileFields[],
): Promise<VersionedJson> {
  if (ids.length === 0) return { json: Buffer.from("[]"), version: undefined };
  const year = new Date().getFullYear();
  const cached = new Map(ids.map((id) => [id, productCache.get(cacheKey(tenant, id))]));
  const usable = ids.map((id) => cached.get(id)).map((product) => (isOfYear(year, product) ? product : undefined));
  // With all products cached, their volatile fields alone are read first: half the work for the database.
  const fields = preloaded ?? (usable.every(Boolean) ? await findVolatileFields(tenant, ids) : undefined);
  const isUnchanged = fields?.every((row) => isOfYear(year, cached.get(row.id)) && isUpToDate(row, cached.get(row.id)));
  const rows =
    fields && isUnchanged
      ? fields.map((row) => ({ ...row, product: null }))
      : await findChangedProducts(tenant, ids, usable);
  const withFit = rows.find(({ id, product }) => (product ? hasFitmentRows(product) : cached.get(id)?.fit));
  const vehicles = withFit && (await cachedVehicles(tenant.database.readerPool, withFit.vehicleVersion));
  const parts = rows.flatMap((row) => {
    const product = row.product
      ? toCachedProduct(row, row.product, { vehicles, year })
      : (cached.get(row.id) as CachedProduct);
    if (row.product) productCache.set(cacheKey(tenant, row.id), product);
    return [",", ...toJsonParts(product, row, vehicles)];
  });
  return { json: concatBuffers(["[", ...parts.slice(1), "]"]), version: rows[0]?.version };
}

const findVolatileFields = ({ database, companyId }: Tenant, ids: readonly string[]): Promise<VolatileFields[]> =>
  selectVolatileFields(database.readerPool, { company: companyId, ids });

const findChangedProducts = (
  { database, companyId }: Tenant,
  ids: readonly string[],
  cached: readonly (CachedProduct | undefined)[],
): Promise<ProductJsonRow[]> =>
  selectChangedProducts(database.readerPool, {
    company: companyId,
    ids,
    versions: cached.map((product) => product?.version ?? null),
    vehicleVersions: cached.map((product) => product?.fit?.vehicleVersion ?? null),
  });

const isUpToDate = ({ version, vehicleVersion }: VolatileFields, cached: CachedProduct | undefined): boolean =>
  cached?.version === version && (cached.fit === undefined || cached.fit.vehicleVersion === vehicleVersion);

const isOfYear = (year: number, cached: CachedProduct | undefined): boolean =>
  cached?.fit === undefined || cached.fit.year === year;

const cachedFieldsSchema = productSchema.omit({ availability: true, stock: true, brand: true, compatibility: true });

type FitContext = { vehicles: VehicleIndex | undefined; year: number };

function toCachedProduct(
  { version, vehicleVersion }: ProductJsonRow,
  product: ProductRow,
  { vehicles, year }: FitContext,
): CachedProduct {
  const { compatibility, whenOut, brandText } = product;
  const dto = { ...toDtoFields(product), categories: categoryPath(product.categories) };
  const json = JSON.stringify(z.encode(cachedFieldsSchema, dto));
  const fits = vehicles && hasFitmentRows(product);
  return {
    version,
    whenOut,
    brandText,
    json: toUnpooledBuffer(`${json.slice(0, -1)},"compatibility":${fits ? "[" : JSON.stringify(compatibility)}`),
    ...(fits && { fit: { vehicleVersion, year, positions: findFittingVehicles(compatibility, vehicles, year) } }),
  };
}

/** A slice of Node's buffer pool would keep the whole pool in memory. */
function toUnpooledBuffer(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function toJsonParts(
  { json, fit, whenOut, brandText }: CachedProduct,
  { stock, brand }: ProductJsonRow,
  vehicles: VehicleIndex | undefined,
): (Buffer | string)[] {
  const fields = { availability: toAvailability({ stock, whenOut }), stock, brand: resolveBrand(brand, brandText) };
  const end = `,${JSON.stringify(fields).slice(1)}`;
  return fit && vehicles ? [json, vehicleIdsJson(vehicles, fit.positions), `]${end}`] : [json, end];
}

const cacheKey = (tenant: Tenant, id: string): string => `${tenantKey(tenant)}/${id}`;

const selectVolatileFields = prepareStatement<"company" | "ids", VolatileFields>(
  "product-volatile-fields",
  (value) => sql`
    select ${volatileColumns}
    from ${versionsSql(value)}
    cross join unnest((select ${value("ids")}::uuid[])) with ordinality as input (id, position)
    join products p on p.company_id = ${value("company")} and p.id = input.id and p.published
    ${cardJoins}
    order by input.position`,
);

const selectChangedProducts = prepareStatement<"company" | "ids" | "versions" | "vehicleVersions", ProductJsonRow>(
  "changed-products",
  (value) => sql`
    select ${volatileColumns},
      case when cached.version is distinct from now.version or cached."vehicleVersion" <> now."vehicleVersion"
        then ${productRowSql} end as product
    from ${versionsSql(value)}
    cross join unnest((select ${value("ids")}::uuid[]), (select ${value("versions")}::bigint[]),
      (select ${value("vehicleVersions")}::uuid[])) with ordinality as cached (id, version, "vehicleVersion", position)
    join products p on p.company_id = ${value("company")} and p.id = cached.id and p.published
    ${productJoins}
    order by cached.position`,
);
