import type { ProductCardDto, ProductDto, ProductView } from "@pecacerta/contract/product";
import type { Tenant } from "../../platform/database/tenant.ts";

/** Reads published products of a company. Each list is in the order of the ids; an unknown id is left out. */
export type ProductReader = {
  findProducts(tenant: Tenant, ids: readonly string[]): Promise<ProductDto[]>;
  findCards(tenant: Tenant, ids: readonly string[]): Promise<ProductCardDto[]>;
  findVersionedJson(tenant: Tenant, ids: readonly string[], view: ProductView): Promise<VersionedJson>;
};

/** `version`: the catalog version that the JSON belongs to; undefined where no product was found. */
export type VersionedJson = { json: Buffer; version: number | undefined };
