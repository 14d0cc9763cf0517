import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { endWithProcess } from "@pecacerta/embedded-postgres/end-with-process";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import type { TestProject } from "vitest/node";
import { testConnections } from "./test-workers.mjs";

export default async function setup(project: TestProject) {
  // In /tmp and readable: for root, PostgreSQL runs as another user, who cannot enter a private folder.
  const folder = await mkdtemp("/tmp/pecacerta-test-");
  await chmod(folder, 0o711);
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
