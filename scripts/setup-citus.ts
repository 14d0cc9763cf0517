import { ensureCitusDatabase, withDatabase } from "@pecacerta/server/platform/database/citus-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import { prepareServer } from "@pecacerta/server/platform/database/prepare";
import { dropCitusDatabase, findCitusNodes } from "@pecacerta/server/testing/citus-nodes";
import { v7 as uuid } from "uuid";
import type { TestProject } from "vitest/node";

/** A database of its own on the cluster whose coordinator CITUS_URL names, with an administrator's login. */
export default async function setup(project: TestProject) {
  const citusUrl = process.env.CITUS_URL;
  if (!citusUrl) throw new Error("CITUS_URL is not set: start a cluster with `npm run cluster`, which prints it");
  const nodes = await findCitusNodes(citusUrl);
  const name = `run_${uuid().replaceAll("-", "")}`;
  await ensureCitusDatabase(nodes, name);
  // The administrator's password for all roles: the nodes of `npm run cluster` connect to each other with it.
  const password = decodeURIComponent(new URL(citusUrl).password) || "password";
  const adminUrl = withDatabase(citusUrl, name);
  const prepared = await prepareServer({ adminUrl, passwords: { owner: password, login: password } });
  if (!prepared.ok) throw new Error(prepared.refusal);
  const { url, ownerUrl } = prepared.value;
  if (!url.url || !ownerUrl.url) throw new Error("The roles have no password");
  const migrated = await migrate(ownerUrl.url);
  if (!migrated.ok) throw new Error(migrated.refusal);
  project.provide("databaseUrl", url.url);
  project.provide("ownerDatabaseUrl", ownerUrl.url);
  project.provide("citusUrl", citusUrl);
  return () => dropCitusDatabase(nodes, name, [url.user, ownerUrl.user]);
}
