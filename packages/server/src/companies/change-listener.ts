import type pg from "pg";
import type { Logger } from "pino";
import { connect, type Database, disconnect } from "../platform/database/open.ts";
import { pause } from "../platform/jobs/pause.ts";
import type { CatalogVersionRow, CatalogVersions } from "./catalog-versions.ts";
import type { Directory } from "./directory.ts";

/** All in milliseconds. */
export type ListenerTimes = {
  heartbeat: number;
  responseTimeout: number;
  retry: number;
  orderMaxAge: number;
};

export const defaultListenerTimes: ListenerTimes = {
  heartbeat: 3000,
  responseTimeout: 3000,
  retry: 500,
  orderMaxAge: 60_000,
};

type ListenerDependencies = { database: Database; versions: CatalogVersions; directory: Directory; log: Logger };
type Query = (text: string) => Promise<pg.QueryResult<CatalogVersionRow & { epoch: string }>>;

/** A heartbeat proves that the connection works. Without a connection, each retry reads the versions through the pool. */
export async function startChangeListener(
  dependencies: ListenerDependencies,
  times: ListenerTimes,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const running = (async () => {
    await listenUntilLost(dependencies, times, { signal: stopping.signal, onReady: first.resolve }).catch(first.reject);
    while (!stopping.signal.aborted) {
      await loadThroughPool(dependencies, times).catch(() => {});
      await pause(times.retry, stopping.signal);
      await listenUntilLost(dependencies, times, { signal: stopping.signal, onReady: () => {} }).catch((error) =>
        dependencies.log.warn({ err: error }, "The change listener lost its connection"),
      );
    }
  })();
  const stop = async () => {
    stopping.abort();
    await running;
  };
  try {
    await first.promise;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

type ListenOptions = { signal: AbortSignal; onReady: () => void };

async function listenUntilLost(
  dependencies: ListenerDependencies,
  { heartbeat, responseTimeout }: ListenerTimes,
  { signal, onReady }: ListenOptions,
) {
  if (signal.aborted) return;
  const { versions } = dependencies;
  const lost = new AbortController();
  const client = await connect(dependencies.database.url, {
    queryTimeout: responseTimeout,
    connectTimeout: responseTimeout,
    onError: (error) => lost.abort(error),
  });
  // Handled after pending query results, so that a load does not overwrite a notification.
  client.on("notification", (notification) => setImmediate(handleNotification, notification, dependencies));
  client.on("end", () => lost.abort(new Error("The connection has ended")));
  try {
    await client.query("set role shop_reader; listen catalog; listen directory");
    await load(dependencies, (text) => client.query(text));
    onReady();
    const ended = AbortSignal.any([signal, lost.signal]);
    for (;;) {
      await pause(heartbeat, ended);
      if (signal.aborted) return;
      lost.signal.throwIfAborted();
      const moment = performance.now();
      // Notifications are ordered on a connection: those committed before this result have arrived.
      await client.query("select 1");
      versions.confirm(moment);
    }
  } finally {
    versions.markUnknown();
    await disconnect(client);
  }
}

function handleNotification(
  { channel, payload = "" }: pg.Notification,
  { versions, directory, log }: ListenerDependencies,
): void {
  if (channel === "directory") {
    directory.reload().catch((error) => log.warn({ err: error }, "The directory of companies could not be read"));
    return;
  }
  const [companyId = "", version = "", productId, on] = payload.split("/");
  if (productId === undefined) versions.setVersion(companyId, Number(version));
  else
    versions.addProductChange({
      companyId,
      productChanges: Number(version),
      productId,
      on: on === "page" ? on : "card",
    });
}

const loadThroughPool = (dependencies: ListenerDependencies, { responseTimeout }: ListenerTimes): Promise<void> =>
  load(dependencies, (text) =>
    dependencies.database.readerPool.query({ text, query_timeout: responseTimeout } as pg.QueryConfig),
  );

// A restart of the server or a restore of the table starts a new epoch.
const ALL_VERSIONS = `select company_id as "companyId", version, product_changes as "productChanges",
  pg_postmaster_start_time() || ' ' || pg_relation_filenode('catalog_versions') as epoch from catalog_versions`;

async function load({ versions, directory }: ListenerDependencies, query: Query): Promise<void> {
  const moment = performance.now();
  const { rows } = await query(ALL_VERSIONS);
  versions.load(rows[0]?.epoch ?? "", rows);
  await directory.reload();
  versions.confirm(moment);
}
