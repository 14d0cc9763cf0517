import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { VehicleLookup } from "../catalog/vehicles/vehicle-lookup.ts";
import type { CepLookup } from "../customers/postcodes/lookup.ts";
import type { Config } from "../platform/config/config.ts";
import type { SecretKey } from "../platform/config/secret-key.ts";
import type { Database } from "../platform/database/open.ts";
import type { CatalogVersions } from "./catalog-versions.ts";
import type { Directory } from "./directory.ts";

/** The one running installation: what every request needs, made once at start. */
export type Installation = {
  readonly config: Config;
  readonly database: Database;
  readonly directory: Directory;
  readonly versions: CatalogVersions;
  readonly log: Logger;
  readonly metrics: Registry;
  /** Finds vehicles by VIN and plate; finds none unless a service is configured. */
  readonly lookup: VehicleLookup;
  /** Finds the address of a CEP. */
  readonly ceps: CepLookup;
  /** The key in the address of the development pages, new at each start; undefined where there are none. */
  readonly devPagesKey: string | undefined;
  /** Derives the secrets of links whose hashes the database keeps. */
  readonly secretKey: SecretKey;
  /** True once the process is asked to stop: it accepts no new work. */
  draining: boolean;
};
