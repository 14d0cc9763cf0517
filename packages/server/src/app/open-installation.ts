import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Logger } from "pino";
import { newCatalogVersions } from "../companies/catalog-versions.ts";
import { defaultListenerTimes, type ListenerTimes, startChangeListener } from "../companies/change-listener.ts";
import { newDirectory } from "../companies/directory.ts";
import type { Installation } from "../companies/installation.ts";
import { announceToReplicas } from "../companies/replica-versions.ts";
import { createResponseCache, RESPONSES_SHARE } from "../companies/response-cache.ts";
import { computeLimits, createComputePool } from "../platform/compute/compute-pool.ts";
import { type Config, hasDevPages } from "../platform/config/config.ts";
import { readSecretKey } from "../platform/config/secret-key.ts";
import { createSecret } from "../platform/config/secret-token.ts";
import { checkMigrations } from "../platform/database/check-migrations.ts";
import { findCitusProblem } from "../platform/database/citus-settings.ts";
import { findIsolationProblem } from "../platform/database/isolation-check.ts";
import { openDatabase } from "../platform/database/open.ts";
import { withReplicas } from "../platform/database/replicas/replicas.ts";
import { openFileStore } from "../platform/files/open-file-store.ts";
import { newMetrics } from "../platform/http/metrics.ts";
import { readLaunch } from "../platform/process/process-state.ts";

// A busy process answers heartbeats late.
const VERSIONS_MARGIN_MS = 2000;
const MEGABYTE = 1_048_576;

export type OpenedInstallation = { installation: Installation; close(): Promise<void> };

export async function openInstallation(
  config: Config,
  url: string,
  log: Logger,
  times: ListenerTimes = defaultListenerTimes,
): Promise<Outcome<OpenedInstallation, string>> {
  const secretKey = await readSecretKey(config);
  if (!secretKey.ok) return secretKey;
  const metrics = newMetrics();
  const pool = { connections: config.DATABASE_CONNECTIONS, timeoutMs: config.DATABASE_PATIENCE_MS };
  const onError = (error: Error) => log.warn({ err: error }, "A database connection was lost");
  const database = withReplicas(openDatabase(url, { ...pool, limitsMails: config.RATE_LIMITS, onError }), {
    urls: config.DATABASE_REPLICA_URLS,
    log,
    metrics,
    pool,
  });
  const migrated = await checkMigrations(database.readerPool, url);
  if (!migrated.ok) {
    await database.close();
    return migrated;
  }
  const fault = (await findCitusProblem(database.readerPool, url)) ?? (await findIsolationProblem(database));
  if (fault) {
    await database.close();
    return refuse(fault);
  }
  const directory = newDirectory(database);
  const maxAge = times.heartbeat + times.responseTimeout + VERSIONS_MARGIN_MS;
  const ownVersions = newCatalogVersions({ maxAge, orderMaxAge: times.orderMaxAge });
  const versions = announceToReplicas(ownVersions, database.replicas);
  const listener = await startChangeListener({ database, versions, directory, log }, times);
  const computePool = createComputePool(computeLimits(config.REQUEST_LIMIT_MS));
  return accept({
    installation: {
      config,
      database,
      fileStore: openFileStore(config),
      directory,
      versions,
      responses: createResponseCache(config.PAGE_CACHE_MB * MEGABYTE * RESPONSES_SHARE, versions),
      catchUp: listener.catchUp,
      computePool,
      log,
      metrics,
      draining: false,
      secretKey: secretKey.value,
      devPagesKey: hasDevPages(config) ? (readLaunch(process.env).devPagesKey ?? createSecret()) : undefined,
    },
    async close() {
      await Promise.all([listener.stop(), database.close(), computePool.close()]);
    },
  });
}
