import type { ServerHealth } from "@pecacerta/embedded-postgres/supervise-server";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { ComputePool } from "../platform/compute/compute-pool.ts";
import type { Config } from "../platform/config/config.ts";
import type { SecretKey } from "../platform/config/secret-key.ts";
import type { Database } from "../platform/database/open.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { CatalogVersions } from "./catalog-versions.ts";
import type { Directory } from "./directory.ts";
import type { ResponseCache } from "./response-cache.ts";

export type Installation = {
  readonly config: Config;
  readonly database: Database;
  readonly fileStore: FileStore;
  readonly directory: Directory;
  readonly versions: CatalogVersions;
  readonly responses: ResponseCache;
  /** Resolves once `versions` has what was committed before, or soon without an answer of the database. */
  readonly catchUp: () => Promise<void>;
  readonly computePool: ComputePool;
  readonly log: Logger;
  readonly metrics: Registry;
  /** For the URL of the development pages, new at each start; undefined if there are none. */
  readonly devPagesKey: string | undefined;
  readonly secretKey: SecretKey;
  readonly embeddedServer?: ServerHealth | undefined;
  draining: boolean;
};
