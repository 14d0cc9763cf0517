import { startSystemServer } from "@pecacerta/embedded-postgres/system-server";
import { shopDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import type { TestProject } from "vitest/node";
import { testConnections } from "./test-workers.mjs";

export default async function setup(project: TestProject) {
  const server = await startSystemServer(shopDatabase, testConnections);
  if (!server.ok) throw new Error(server.refusal);
  const migrated = await migrate(server.value.ownerUrl);
  if (!migrated.ok) throw new Error(migrated.refusal);
  project.provide("databaseUrl", server.value.url);
  project.provide("ownerDatabaseUrl", server.value.ownerUrl);
  return server.value.stop;
}
