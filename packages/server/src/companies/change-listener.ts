import type pg from "pg";
import type { Logger } from "pino";
import { listWorkers, workerUrl } from "../platform/database/citus-nodes.ts";
import { connect, type Database, disconnect } from "../platform/database/open.ts";
import { pause } from "../platform/jobs/pause.ts";
import { PRODUCT_CHANGE_SCOPES } from "./catalog-changes/catalog-changes.ts";
import type { CatalogVersionRow, CatalogVersions } from "./catalog-versions.ts";
import type { Directory } from "./directory.ts";
import { createCatchUp, receive } from "./receive-notifications.ts";

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
type Query = (text: string) => Promise<{ rows: object[] }>;

/** The database, or the coordinator and one worker of a Citus cluster, each with its own connection and losses. */
type Node = { worker: string | undefined; epoch: string | undefined; confirmed: number; client: pg.Client | undefined };

type Listener = ListenerDependencies & {
  times: ListenerTimes;
  nodes: Node[];
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
        const listener = { ...dependencies, times, nodes, signal, onNodesChanged };
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
  return { catchUp: createCatchUp(() => nodes.flatMap(({ client }) => client ?? [])), stop };
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
  const onReady = () => {
    if (listener.nodes.every(({ confirmed }) => confirmed !== UNKNOWN)) first.resolve();
  };
  await listenUntilLost(listener, node, onReady).catch(first.reject);
  while (!signal.aborted) {
    await loadThroughPool(listener, node).catch(() => {});
    await pause(times.retry, signal);
    await listenUntilLost(listener, node, onReady).catch((error) =>
      log.warn({ err: error, node: node.worker }, "The change listener lost its connection"),
    );
  }
}

async function listenUntilLost(listener: Listener, node: Node, onReady: () => void) {
  const { database, signal, times, versions } = listener;
  if (signal.aborted) return;
  const lost = new AbortController();
  const client = await connect(node.worker ? workerUrl(database.url, node.worker) : database.url, {
    queryTimeout: times.responseTimeout,
    connectTimeout: times.responseTimeout,
    onError: (error) => lost.abort(error),
  });
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
      lost.signal.throwIfAborted();
      const moment = performance.now();
      await receive(client);
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

/** A shard may move to a new node, whose notifications nobody hears yet. */
async function haveNodesChanged({ nodes }: Listener, client: pg.Client): Promise<boolean> {
  if (nodes.length === 1) return false;
  const workers = await listWorkers(client);
  return workers.join() !== nodes.flatMap(({ worker }) => worker ?? []).join();
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
      on: PRODUCT_CHANGE_SCOPES.find((scope) => scope === on) ?? "list",
    });
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
