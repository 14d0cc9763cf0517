import { startOwnServer } from "@pecacerta/server/database/own-server";
import type { TestProject } from "vitest/node";

/** Gives the server's tests the machine's own PostgreSQL, as an operator would have it. */
export default async function setup(project: TestProject) {
  const server = await startOwnServer();
  if (!server.ok) throw new Error(server.refusal);
  project.provide("databaseUrl", server.value.url);
  return server.value.stop;
}
