import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { createApp } from "../app.ts";
import type { ListenerTimes } from "../companies/change-listener.ts";
import { type Shop, together } from "../companies/shop.ts";
import { companySettings } from "../companies/tables.ts";
import { readConfig } from "../config.ts";
import { newLog } from "../http/logging.ts";
import type { Installation } from "../installation.ts";
import { openInstallation } from "../open-installation.ts";
import { connect } from "./open.ts";

export type TestInstallation = { installation: Installation; app: FastifyInstance; close(): Promise<void> };

/** The shop's program on the database that the tests run on. Every test file opens one and closes it at its end. */
export async function openForTest(
  environment: Record<string, string> = {},
  url = databaseUrl(),
  times?: ListenerTimes,
): Promise<TestInstallation> {
  const config = accepted(
    readConfig({
      ...{ LOG_LEVEL: "error", RATE_LIMITS: "off", DATABASE_PATIENCE_MS: "30000", REQUEST_LIMIT_MS: "60000" },
      ...environment,
    }),
  );
  const { installation, close } = accepted(await openInstallation(config, url, newLog(config.LOG_LEVEL), times));
  const app = await createApp(installation);
  await app.ready();
  return {
    installation,
    app,
    async close() {
      await app.close();
      await close();
    },
  };
}

/** A company of its own for each test: what one test writes, no other can see, so nothing needs cleaning. */
export async function newCompany(
  installation: Installation,
  settings: Partial<typeof companySettings.$inferInsert> = {},
  slug = `loja-${uuid()}`,
): Promise<Shop> {
  const { database } = installation;
  const id = uuid();
  // Companies are made by the installation, not from inside one.
  await database.pool.query("insert into companies (id, slug) values ($1, $2)", [id, slug]);
  const shop = { companyId: id, slug, database };
  await together(shop, (tx) => tx.insert(companySettings).values({ titulo: slug, ...settings, companyId: id }));
  return shop;
}

/** An empty database on the same server, for what works on all companies there are. It is dropped at the end. */
export async function newDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `own_${uuid().replaceAll("-", "")}`;
  const url = new URL(databaseUrl());
  url.pathname = `/${name}`;
  await ask(`create database ${name}`);
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) };
}

async function ask(statement: string): Promise<void> {
  const client = await connect(databaseUrl());
  await client.query(statement);
  await client.end();
}

/** The address of the database that the tests run on, for what opens its own connections. */
export function databaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("TEST_DATABASE_URL is not set: run the tests with `npm test`");
  return url;
}

/** What was made, or the end of the test. */
export function accepted<Value>(outcome: Outcome<Value, string, unknown>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal} ${JSON.stringify(outcome.details ?? "")}`);
  return outcome.value;
}
