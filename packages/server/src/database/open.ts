import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Reader = NodePgDatabase;

/** The one database of the installation, through its doors: `app` for `together`, `reader` for goods on show. */
export type Database = {
  /** The address that the pools connect to. It holds a password: never print it. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly readerPool: pg.Pool;
  readonly reader: Reader;
  close(): Promise<void>;
};

export type OpenOptions = {
  connections?: number;
  /** Milliseconds that a request waits for a connection, and then again at most for one statement. */
  patience?: number;
  onFault?: (error: Error) => void;
};

const PATIENCE_MS = 5000;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the pools. Nothing is connected yet: see `migrate`, which must have run before the reader is used. */
export function openDatabase(url: string, options: OpenOptions = {}): Database {
  const pool = newPool(url, "", options);
  const readerPool = newPool(url, "-c role=shop_reader -c default_transaction_read_only=on", options);
  return {
    url,
    pool,
    readerPool,
    reader: drizzle(readerPool),
    async close() {
      await Promise.all([pool.end(), readerPool.end()]);
    },
  };
}

/** One connection outside the pools, for migrations and for listening. The caller ends it. */
export async function connect(url: string, onFault: (error: Error) => void = () => {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "pecacerta", connectionTimeoutMillis: 5000 });
  client.on("error", onFault);
  await client.connect();
  return client;
}

function newPool(
  url: string,
  settings: string,
  { connections = 16, patience = PATIENCE_MS, onFault = () => {} }: OpenOptions,
): pg.Pool {
  const limits = `-c statement_timeout=${patience} -c lock_timeout=${patience} -c idle_in_transaction_session_timeout=10000`;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "pecacerta",
    options: `${limits} -c jit=off ${settings}`,
    max: connections,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener on the pool and on every client, a database restart would end this process.
  pool.on("error", onFault);
  pool.on("connect", (client) => client.on("error", onFault));
  return pool;
}
