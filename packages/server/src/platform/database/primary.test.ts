import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, ownerPool, type TestDatabase } from "../../../testing/database.ts";
import { startDatabaseProxy, type TcpProxy } from "../../../testing/tcp-proxy.ts";
import { connect, disconnect, openDatabase } from "./open.ts";

// Two addresses of one server, so both accept writes.
let own: TestDatabase;
let url: string;
let first: TcpProxy;
let second: TcpProxy;
beforeAll(async () => {
  own = await createTestDatabase();
  const proxied = await startDatabaseProxy(own.url);
  first = proxied.proxy;
  second = (await startDatabaseProxy(own.url)).proxy;
  const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
  url = `${proxied.url.replace(/@[^/]+/, `@${hosts}`)}?target_session_attrs=read-write`;
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await own.drop();
});

test("connections stay with a host until it is silent, then all move to the next and stay there", async () => {
  const database = openDatabase(url, { timeoutMs: 10_000 });
  const queries = () => Promise.all([database.pool, database.readerPool].map((pool) => pool.query("select 1")));
  await queries();
  expect(first.connections()).toHaveLength(2);
  expect(second.connections()).toHaveLength(0);

  first.hang();
  const statement = database.pool.query("select pg_sleep(0)").catch((error: Error) => error.message);
  const listener = await connect(url);
  expect(await statement).toBe(`Connection terminated: the primary is now 127.0.0.1:${second.port}`);
  await queries();
  await first.restore();
  await disconnect(await connect(url));
  await expect.poll(() => first.connections().length, { timeout: 10_000 }).toBe(0);
  expect(second.connections().length).toBeGreaterThanOrEqual(3);
  await disconnect(listener);
  await database.close();
});

test("a host that refuses a write is left as soon as another accepts writes", async () => {
  const database = openDatabase(url);
  const client = await database.pool.connect();
  const connection = second.connections().at(-1);
  second.hang(({ number }) => number !== connection?.number);
  // Rejects with the client's error.
  const ended = once(client, "end").catch((error: Error) => error.message);
  await client.query("begin read only");
  await expect(client.query("create table marks ()")).rejects.toMatchObject({ code: "25006" });
  expect(await ended).toBe(`Connection terminated: the primary is now 127.0.0.1:${first.port}`);
  client.release();
  expect((await database.pool.query("select 1")).rowCount).toBe(1);
  expect(first.connections()).toHaveLength(1);
  await second.restore();
  await database.close();
});

test("where no host accepts writes, the error names each with its reason", async () => {
  await ownerPool(own.ownerUrl).query(
    "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
  );
  await second.down();
  const connecting = connect(url);
  await expect(connecting).rejects.toThrow("No database host accepts writes: ");
  await expect(connecting).rejects.toThrow(`127.0.0.1:${first.port}: it is read-only`);
  await expect(connecting).rejects.toThrow(`127.0.0.1:${second.port}: connect ECONNREFUSED`);
  await second.restore();
});
