import pg from "pg";
import { expect, test } from "vitest";
import { startSystemServer } from "./system-server.ts";
import { testingDatabase } from "./testing-database.ts";

test("a system server starts empty on a free port and is deleted by its stop", async () => {
  const server = await startSystemServer(testingDatabase);
  if (!server.ok) throw new Error(server.refusal);
  const client = new pg.Client(server.value.url);
  await client.connect();
  const { rows } = await client.query("select current_database() as name, inet_server_addr()::text as address");
  await client.end();
  expect(rows).toEqual([{ name: "example", address: "127.0.0.1/32" }]);
  await server.value.stop();
  await expect(new pg.Client(server.value.url).connect()).rejects.toThrow(/ECONNREFUSED/);
});
