import { Socket } from "node:net";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type CompanyNodes, newCompanyNodes } from "./company-nodes.ts";
import { type ConnectionShares, createConnectionShares } from "./connection-shares.ts";
import { connectionOptions } from "./primary.ts";
import type { Replicas } from "./replicas/replicas.ts";

export type Reader = NodePgDatabase;

export type Database = {
  /** Unique in the process: keys of caches begin with it. */
  readonly id: number;
  /** Holds a password: never print it. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly readerPool: pg.Pool;
  readonly reader: Reader;
  readonly shares: { readonly pool: ConnectionShares; readonly readerPool: ConnectionShares };
  readonly nodes: CompanyNodes;
  readonly replicas?: Replicas;
  readonly limitsMails: boolean;
  close(): Promise<void>;
};

export type OpenOptions = {
  connections?: number;
  /** To wait for a connection, and again for each statement. */
  timeoutMs?: number;
  limitsMails?: boolean;
  onError?: (error: Error) => void;
  onConnect?: (client: pg.ClientBase) => Promise<void>;
};

const DEFAULT_CONNECTIONS = 16;
const DEFAULT_TIMEOUT_MS = 5000;
const CONNECT_MS = 5000;
// The server cancels statements first, which keeps the connection; only a silent server reaches this limit.
const SILENCE_MARGIN_MS = 500;
const CLOSE_MS = 1000;

export const tcpKeepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

let openedDatabases = 0;

export function openDatabase(url: string, options: OpenOptions = {}): Database {
  const sockets = new Set<Socket>();
  const pool = newPool(url, "", options, sockets);
  const readerPool = newReaderPool(url, options, sockets);
  const nodes = newCompanyNodes();
  const { connections = DEFAULT_CONNECTIONS, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const newShares = () => createConnectionShares({ connections, timeoutMs, nodes });
  return {
    id: ++openedDatabases,
    url,
    pool,
    readerPool,
    reader: drizzle(readerPool),
    shares: { pool: newShares(), readerPool: newShares() },
    nodes,
    limitsMails: options.limitsMails ?? true,
    async close() {
      // A silent server does not acknowledge the end.
      setTimeout(() => sockets.forEach(destroy), CLOSE_MS).unref();
      await Promise.all([pool.end(), readerPool.end()]);
    },
  };
}

export type ConnectOptions = {
  onError?: (error: Error) => void;
  queryTimeout?: number;
  connectTimeout?: number;
};

export async function connect(
  url: string,
  { onError = () => {}, queryTimeout, connectTimeout = CONNECT_MS }: ConnectOptions = {},
): Promise<pg.Client> {
  const socket = new Socket();
  const { Client, connectionString } = connectionOptions(url);
  const client = new Client({
    connectionString,
    application_name: "pecacerta",
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    stream: () => socket,
    ...tcpKeepAlive,
  });
  socketOf.set(client, socket);
  client.on("error", onError);
  await client.connect();
  return client;
}

export async function disconnect(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => socketOf.get(client)?.destroy(), CLOSE_MS);
  await client.end().catch(() => {});
  clearTimeout(timer);
}

const socketOf = new WeakMap<pg.Client, Socket>();

/** After a query timeout, the connection is useless. */
export function isQueryTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isQueryTimeout(error.cause);
}

/** Also a server that is only busy ends the program's own waits. */
const WAIT_TIMEOUTS = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Query read timeout",
]);

/** Not an answer about the statement alone: the server is away, shuts down or starts. */
export function isServerFailure(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith("57P") === true;
  return !(error instanceof Error && WAIT_TIMEOUTS.has(error.message));
}

const CANCELED_BY_TIMEOUT = new Set(["57014", "55P03"]);

/** The statement has already taken as long as a statement may take. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && CANCELED_BY_TIMEOUT.has(error.code ?? "");

const destroy = (socket: Socket): void => void socket.destroy();

export const newReaderPool = (url: string, options: OpenOptions, sockets: Set<Socket>): pg.Pool =>
  newPool(url, "-c role=shop_reader -c default_transaction_read_only=on", options, sockets);

function newPool(
  url: string,
  settings: string,
  { connections = DEFAULT_CONNECTIONS, timeoutMs = DEFAULT_TIMEOUT_MS, onError = () => {}, onConnect }: OpenOptions,
  sockets: Set<Socket>,
): pg.Pool {
  const newSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once("close", () => sockets.delete(socket));
  };
  const limits = `-c statement_timeout=${timeoutMs} -c lock_timeout=${timeoutMs} -c idle_in_transaction_session_timeout=10000`;
  const pool = new pg.Pool({
    ...connectionOptions(url),
    application_name: "pecacerta",
    options: `${limits} -c jit=off ${settings}`,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs + SILENCE_MARGIN_MS,
    idleTimeoutMillis: 30_000,
    onConnect,
    stream: newSocket,
    pipeline: true,
    ...tcpKeepAlive,
  });
  // Without these listeners, a database restart would end this process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}
