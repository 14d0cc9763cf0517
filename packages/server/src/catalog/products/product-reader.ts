import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import type { Tenant } from "../../platform/database/tenant.ts";
import type { ProductRow } from "./product-dto.ts";

/** Reads published products of a company. Each list is in the order of the ids; an unknown id is left out. */
export type ProductReader = {
  findProducts(tenant: Tenant, ids: readonly string[]): Promise<ProductDto[]>;
  findCards(tenant: Tenant, ids: readonly string[]): Promise<ProductCardDto[]>;
  findProductsJson(tenant: Tenant, ids: readonly string[]): Promise<Buffer>;
  /** Pass `volatileFields` where an earlier statement returned those of all `ids`: it saves a query. */
  findVersionedProductsJson(
    tenant: Tenant,
    ids: readonly string[],
    volatileFields?: readonly VolatileFields[],
  ): Promise<VersionedJson>;
};

/** `version`: the catalog version that the JSON belongs to; undefined where no product was found. */
export type VersionedJson = { json: Buffer; version: number | undefined };

/** What changes of a product without a new catalog version, and the versions that everything else belongs to. */
export type VolatileFields = {
  id: string;
  version: number;
  vehicleVersion: string;
  stock: number;
  brand: ProductRow["brand"];
};
