import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createApp } from "@pecacerta/server/app/app";
import { openInstallation } from "@pecacerta/server/app/open-installation";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import { newLog } from "@pecacerta/server/platform/http/logging";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSample } from "./load.ts";
import { CAR_QUERIES, MOTORCYCLE_QUERIES, TRUCK_QUERIES } from "./search-queries.ts";

const undo: (() => Promise<unknown>)[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  // Not in TMPDIR, which the user that runs PostgreSQL may be unable to read.
  const folder = await mkdtemp("/tmp/pecacerta-search-");
  await chmod(folder, 0o711);
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedDatabase({ folder: join(folder, "data"), log: () => {}, durable: false });
  if (!server.ok) throw new Error(server.refusal);
  undo.push(() => server.value.stop());
  const url = server.value.ownerUrl;
  await migrate(url);
  const config = readConfig({ DATABASE_URL: url, RATE_LIMITS: "off", LOG_LEVEL: "error" });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await openInstallation(config.value, url, newLog("error"));
  if (!opened.ok) throw new Error(opened.refusal);
  undo.push(() => opened.value.close());
  const { database } = opened.value.installation;
  await loadSample({ database, secretKey: Buffer.alloc(32) }, new Date("2026-03-10T15:00:00Z"));
  app = await createApp(opened.value.installation);
  undo.push(() => app.close());
  await app.ready();
}, 120_000);

afterAll(async () => {
  for (const step of undo.reverse()) await step();
}, 60_000);

type Product = { name: string; part_number: string };

async function search(company: string, query: string): Promise<Product[]> {
  const url = `/ecommerce/products/search/${encodeURIComponent(query)}?limit=3`;
  const answer = await app.inject({ url, headers: { ecommerce: company } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const rowsOf = (table: string): [query: string, expected: string][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | ") as [string, string]);

describe.each([
  ["pecacerta", CAR_QUERIES],
  ["motopecas-norte", MOTORCYCLE_QUERIES],
  ["diesel-sul", TRUCK_QUERIES],
])("[API-09] among the first three products of %s", (company, table) => {
  test.each(rowsOf(table))("%s: %s", async (query, expected) => {
    const names = (await search(company, query)).map(({ name }) => name);
    const isFound = names.some((name) => expected.split(";").some((beginning) => name.startsWith(beginning)));
    expect(isFound, names.join("\n")).toBe(true);
  });
});
