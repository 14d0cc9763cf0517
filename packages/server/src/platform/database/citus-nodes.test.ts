import { expect, test } from "vitest";
import { databaseUrl } from "../../../testing/database.ts";
import { startDatabaseProxy } from "../../../testing/tcp-proxy.ts";
import { connectToWorker } from "./citus-nodes.ts";
import { disconnect } from "./open.ts";

test("a statement on a worker that no longer answers fails, and so does not block a start", async () => {
  const { proxy, url } = await startDatabaseProxy(databaseUrl());
  const client = await connectToWorker(url, `127.0.0.1:${proxy.port}`, 200);
  proxy.hang();
  await expect(client.query("select 1")).rejects.toThrow("Query read timeout");
  await disconnect(client);
  await proxy.close();
});
