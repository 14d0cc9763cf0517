import type pg from "pg";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { pause } from "../../jobs/pause.ts";
import type { Database, OpenOptions } from "../open.ts";
import { primaryClient } from "../tenant.ts";
import { type CatalogVersion, includes } from "./pending-versions.ts";
import { Replica, type ReplicaTimes } from "./replica.ts";
import { addReplicaMetrics } from "./replica-metrics.ts";
import { newReplicaReader, type ReplicaReader } from "./replica-reader.ts";
import { readServerState } from "./server-state.ts";
import { newWalHistory } from "./wal-history.ts";

/** See docs/decisions/0030. */
export type Replicas = {
  readerFor(companyId: string): ReplicaReader;
  /** From now on, reads of this company come from replicas that show this version, or from the primary. */
  expect(version: CatalogVersion): void;
  /** The primary was restarted or is another server: each replica must prove again that it follows it. */
  primaryChanged(): void;
};

export const defaultReplicaTimes: ReplicaTimes = { interval: 1000, responseTimeout: 2000, maxLag: 5000 };

type ReplicasOptions = {
  urls: readonly string[];
  log: Logger;
  metrics: Registry;
  pool: OpenOptions;
  times?: ReplicaTimes;
};

export function withReplicas(database: Database, options: ReplicasOptions): Database {
  const { urls, log, pool, times = defaultReplicaTimes } = options;
  if (urls.length === 0) return database;
  const stopping = new AbortController();
  const known = new Map<string, CatalogVersion>();
  const primary = { history: newWalHistory(), identity: undefined as string | undefined };
  const all = urls.map((url) => new Replica(url, known, { primary, times, log, pool }));
  const onRead = addReplicaMetrics(options.metrics, all);
  let reads = 0;
  let changes = 0;

  async function lookAtPrimary(): Promise<void> {
    const [moment, changesBefore] = [performance.now(), changes];
    const state = await readServerState((text) =>
      database.readerPool.query({ text, query_timeout: times.responseTimeout } as pg.QueryConfig),
    );
    if (state.isStandby || changes !== changesBefore) return;
    primary.identity = state.identity;
    primary.history.add(moment, state.position);
  }

  function chooseReplica(companyId: string): Replica | undefined {
    const usable = all.filter((replica) => replica.canServe(companyId));
    return usable[reads++ % usable.length];
  }

  const replicas: Replicas = {
    readerFor: (companyId) =>
      newReplicaReader({
        companyId,
        primary: primaryClient({ companyId, database }),
        chooseReplica,
        onRead,
      }),
    expect(version) {
      const before = known.get(version.companyId);
      if (before && includes(before, version)) return;
      const { companyId } = version;
      const expected = {
        companyId,
        version: Math.max(version.version, before?.version ?? 0),
        productChanges: Math.max(version.productChanges, before?.productChanges ?? 0),
      };
      known.set(companyId, expected);
      for (const replica of all) replica.expect(expected);
    },
    primaryChanged() {
      changes++;
      known.clear();
      primary.history.clear();
      for (const replica of all) replica.proveAgain();
    },
  };
  const loops = [lookAtPrimary, ...all.map((replica) => () => replica.look())].map((look) =>
    repeat(look, times.interval, stopping.signal),
  );
  return {
    ...database,
    replicas,
    async close() {
      stopping.abort();
      await Promise.all([database.close(), ...loops]);
      await Promise.all(all.map((replica) => replica.close()));
    },
  };
}

async function repeat(work: () => Promise<void>, interval: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => {});
    await pause(interval, signal);
  }
}
