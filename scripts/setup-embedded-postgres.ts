import { rm } from "node:fs/promises";
import { join } from "node:path";
import { endWithProcess } from "@pecacerta/embedded-postgres/end-with-process";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import type { TestProject } from "vitest/node";
import { testConnections } from "./test-workers.mjs";

export default async function setup(project: TestProject) {
  const folder = await createTestFolder("test");
  endWithProcess(folder, join(folder, "data", "postgres", "cluster"));
  const server = await startEmbeddedDatabase({
    folder: join(folder, "data"),
    log: console.error,
    durable: false,
    maxConnections: testConnections,
  });
  if (!server.ok) throw new Error(server.refusal);
  const migrated = await migrate(server.value.ownerUrl);
  if (!migrated.ok) throw new Error(migrated.refusal);
  project.provide("databaseUrl", server.value.url);
  project.provide("ownerDatabaseUrl", server.value.ownerUrl);
  return async () => {
    await server.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
