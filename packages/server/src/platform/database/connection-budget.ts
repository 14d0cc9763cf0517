import type { Config } from "../config/config.ts";
import type { Database } from "./open.ts";

// The change listener, two of the job queue, and one each of the price-table import and `/readyz`.
const OTHER_CONNECTIONS = 5;
const COMMAND_CONNECTIONS = 20;
const MIN_EMBEDDED_CONNECTIONS = 100;

type ConnectionSettings = Pick<Config, "DATABASE_CONNECTIONS" | "WORKERS">;

/** The most connections that the processes of one `npm start` open. */
export const connectionsOfShop = ({ DATABASE_CONNECTIONS, WORKERS }: ConnectionSettings): number =>
  WORKERS * (2 * DATABASE_CONNECTIONS + OTHER_CONNECTIONS);

export const embeddedMaxConnections = (config: ConnectionSettings): number =>
  Math.max(MIN_EMBEDDED_CONNECTIONS, connectionsOfShop(config) + COMMAND_CONNECTIONS);

export async function findConnectionShortage(
  database: Database,
  config: ConnectionSettings,
): Promise<string | undefined> {
  const { rows } = await database.readerPool.query<{ allowed: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - coalesce(current_setting('reserved_connections', true), '0')::int as allowed`,
  );
  const [allowed, needed] = [rows[0]?.allowed ?? 0, connectionsOfShop(config)];
  if (needed <= allowed) return undefined;
  const shop = config.WORKERS === 1 ? "the shop" : `WORKERS=${config.WORKERS}`;
  return `${shop} may open ${needed} connections, and PostgreSQL allows ${allowed}: lower DATABASE_CONNECTIONS, or raise max_connections.`;
}
