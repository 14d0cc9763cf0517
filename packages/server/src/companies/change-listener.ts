import type pg from "pg";
import type { Logger } from "pino";
import { listWorkers, readLastPlacement, workerUrl } from "../platform/database/citus-nodes.ts";
import { connect, type Database, disconnect } from "../platform/database/open.ts";
import { pause } from "../platform/jobs/pause.ts";
import type { CatalogVersionRow, CatalogVersions } from "./catalog-versions.ts";
import type { Directory } from "./directory.ts";
import { handleNotification } from "./handle-notification.ts";
import { loadPlaces, orNodeLost } from "./lost-nodes.ts";
import { createCatchUp, receive } from "./receive-notifications.ts";

/** All in milliseconds. */
export type ListenerTimes = {
  heartbeat: number;
  responseTimeout: number;
  retry: number;
  catchUp: number;
  orderMaxAge: number;
};

export const defaultListenerTimes: ListenerTimes = {
  heartbeat: 3000,
  responseTimeout: 3000,
  retry: 500,
  catchUp: 300,
  orderMaxAge: 60_000,
};

type ListenerDependencies = { database: Database; versions: CatalogVersions; directory: Directory; log: Logger };
type Query = (text: string) => Promise<{ rows: object[] }>;

/** The database, or the coordinator and one worker of a Citus cluster, each with its own connection and losses. */
type Node = { worker: string | undefined; epoch: string | undefined; confirmed: number; client: pg.Client | undefined };

type Listener = ListenerDependencies & {
  times: ListenerTimes;
  nodes: Node[];
  lastPlacement: number | undefined;
  signal: AbortSignal;
  onNodesChanged: () => void;
};

export type ChangeListener = {
  /** Resolves once what was committed before is known here, or soon without an answer of the database. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

/** A heartbeat proves that a connection works. Without a connection, each retry reads the versions through the pool. */
export async function startChangeListener(
  dependencies: ListenerDependencies,
  times: ListenerTimes,
): Promise<ChangeListener> {
  let nodes: Node[] = [];
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const changed = new AbortController();
      const signal = AbortSignal.any([stopping.signal, changed.signal]);
      const onNodesChanged = () => changed.abort();
      try {
        const workers = await listWorkers(dependencies.database.readerPool);
        nodes = [undefined, ...workers].map(newNode);
        if (workers.length > 0) await loadPlaces(dependencies.database);
        const listener = { ...dependencies, times, nodes, signal, onNodesChanged, lastPlacement: undefined };
        await Promise.all(nodes.map((node) => listenToNode(listener, node, first)));
      } catch (error) {
        first.reject(error);
        await pause(times.retry, stopping.signal);
      }
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
  const connected = () => nodes.flatMap(({ client }) => client ?? []);
  return { catchUp: createCatchUp(connected, times.catchUp), stop };
}

const UNKNOWN = Number.NEGATIVE_INFINITY;
const newNode = (worker: string | undefined): Node => ({
  worker,
  epoch: undefined,
  confirmed: UNKNOWN,
  client: undefined,
});

async function listenToNode(listener: Listener, node: Node, first: PromiseWithResolvers<void>): Promise<void> {
  const { log, signal, times } = listener;
  let isReported = false;
  const reportLoss = (error: unknown) => {
    if (!isReported) log.warn({ err: error, node: node.worker }, "The change listener lost its connection");
    isReported = true;
  };
  const onReady = () => {
    if (isReported) log.info({ node: node.worker }, "The change listener has its connection again");
    isReported = false;
    if (listener.nodes.every(({ confirmed }) => confirmed !== UNKNOWN)) first.resolve();
  };
  await listenUntilLost(listener, node, onReady).catch((error) => {
    first.reject(error);
    reportLoss(error);
  });
  while (!signal.aborted) {
    await loadThroughPool(listener, node).catch(() => {});
    await pause(times.retry, signal);
    await listenUntilLost(listener, node, onReady).catch(reportLoss);
  }
}

async function listenUntilLost(listener: Listener, node: Node, onReady: () => void) {
  const { database, signal, times, versions } = listener;
  if (signal.aborted) return;
  const lost = new AbortController();
  const url = node.worker ? workerUrl(database.url, node.worker) : database.url;
  const limits = { queryTimeout: times.responseTimeout, connectTimeout: times.responseTimeout };
  const connectToNode = () => connect(url, { ...limits, onError: (error) => lost.abort(error) });
  const client = await orNodeLost(database, node.worker, connectToNode);
  // Handled after pending query results, so that a load does not overwrite a notification.
  client.on("notification", (notification) => setImmediate(handleNotification, notification, listener));
  client.on("end", () => lost.abort(new Error("The connection has ended")));
  try {
    await client.query("set role shop_reader; listen catalog; listen directory");
    node.epoch = await readEpoch((text) => client.query(text));
    await load(listener, node, (text) => (node.worker ? database.readerPool : client).query(text));
    node.client = client;
    onReady();
    const ended = AbortSignal.any([signal, lost.signal]);
    for (;;) {
      await pause(times.heartbeat, ended);
      if (signal.aborted) return;
      const moment = performance.now();
      await orNodeLost(database, node.worker, async () => {
        lost.signal.throwIfAborted();
        await receive(client);
      });
      confirm(listener, node, moment);
      if (!node.worker && (await haveNodesChanged(listener, client))) listener.onNodesChanged();
    }
  } finally {
    node.client = undefined;
    node.confirmed = UNKNOWN;
    versions.markUnknown();
    await disconnect(client);
  }
}

function confirm({ nodes, versions }: Listener, node: Node, moment: number): void {
  node.confirmed = moment;
  versions.confirm(Math.min(...nodes.map(({ confirmed }) => confirmed)));
}

/** A shard may move, also to a new node, whose notifications nobody hears yet. */
async function haveNodesChanged(listener: Listener, client: pg.Client): Promise<boolean> {
  const { database, nodes } = listener;
  if (nodes.length === 1) return false;
  const workers = await listWorkers(client);
  const lastPlacement = await readLastPlacement(client);
  if (lastPlacement !== listener.lastPlacement) await loadPlaces(database);
  listener.lastPlacement = lastPlacement;
  return workers.join() !== nodes.flatMap(({ worker }) => worker ?? []).join();
}

async function loadThroughPool(listener: Listener, node: Node): Promise<void> {
  const { readerPool } = listener.database;
  const query: Query = (text) =>
    readerPool.query({ text, query_timeout: listener.times.responseTimeout } as pg.QueryConfig);
  if (!node.worker) node.epoch = await readEpoch(query);
  await load(listener, node, query);
}

/** A restart of the server or a restore of the table starts a new epoch. */
async function readEpoch(query: Query): Promise<string> {
  const { rows } = await query(
    "select pg_postmaster_start_time() || ' ' || pg_relation_filenode('catalog_versions') as epoch",
  );
  return (rows as { epoch: string }[])[0]?.epoch ?? "";
}

const ALL_VERSIONS = `select company_id as "companyId", version, product_changes as "productChanges" from catalog_versions`;

async function load(listener: Listener, node: Node, query: Query): Promise<void> {
  const { directory, nodes, versions } = listener;
  const moment = performance.now();
  const { rows } = await query(ALL_VERSIONS);
  versions.load(nodes.map(({ epoch = "" }) => epoch).join(", "), rows as CatalogVersionRow[]);
  await directory.reload();
  confirm(listener, node, moment);
}
