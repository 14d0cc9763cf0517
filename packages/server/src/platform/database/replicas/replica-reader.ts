import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isStatementTimeout, type Reader } from "../open.ts";
import type { Tenant } from "../tenant.ts";
import type { Replica } from "./replica.ts";

export type ReplicaReader = { readonly reader: Reader; readonly client: Pick<pg.Pool, "query"> };

/** The tenant of a request that writes nothing: what it reads through `reader` may come from a replica. */
export function forReading(tenant: Tenant): Tenant {
  const { replicas } = tenant.database;
  return replicas ? { ...tenant, replicaReader: replicas.readerFor(tenant.companyId) } : tenant;
}

type ReaderParts = {
  companyId: string;
  primary: Pick<pg.Pool, "query">;
  chooseReplica(companyId: string): Replica | undefined;
  onRead(server: string): void;
};

type Query = (...args: unknown[]) => Promise<unknown>;

/** From one replica, then the primary, never a second replica: what a request reads must not go back in time. */
export function newReplicaReader({ companyId, primary, chooseReplica, onRead }: ReaderParts): ReplicaReader {
  let isChosen = false;
  let replica: Replica | undefined;
  const query: Query = async (...args) => {
    if (!isChosen) replica = chooseReplica(companyId);
    isChosen = true;
    if (!replica?.canServe(companyId)) replica = undefined;
    const server = replica;
    if (server) {
      try {
        onRead(server.name);
        return await (server.pool.query as Query).apply(server.pool, args);
      } catch (error) {
        if (isStatementTimeout(error)) throw error;
        server.reportFailure(error);
        replica = undefined;
      }
    }
    onRead("primary");
    return await (primary.query as Query).apply(primary, args);
  };
  const client = { query } as Pick<pg.Pool, "query">;
  return { client, reader: drizzle(client as pg.Pool) };
}
