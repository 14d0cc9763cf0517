import { randomInt } from "node:crypto";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import pg from "pg";
import { v7 as uuid } from "uuid";
import { createApp } from "../src/app/app.ts";
import { openInstallation } from "../src/app/open-installation.ts";
import { createVehicleLookup } from "../src/catalog/vehicles/create-vehicle-lookup.ts";
import type { VehicleLookup } from "../src/catalog/vehicles/vehicle-lookup.ts";
import type { ListenerTimes } from "../src/companies/change-listener.ts";
import type { Installation } from "../src/companies/installation.ts";
import { companySettings } from "../src/companies/tables.ts";
import { readConfig } from "../src/platform/config/config.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { connect } from "../src/platform/database/open.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { newLog } from "../src/platform/http/logging.ts";
import { createCitusDatabase, dropCitusDatabase, findCitusNodes } from "./citus-nodes.ts";

export const TEST_SECRET_KEY = "a-key-that-only-tests-ever-work-with";

export type TestInstallation = {
  installation: Installation;
  app: FastifyInstance;
  vehicleLookup: VehicleLookup;
  close(): Promise<void>;
};

/** The application on the test database. Each test file opens one and closes it at its end. */
export async function openTestInstallation(
  environment: Record<string, string> = {},
  url = databaseUrl(),
  times?: ListenerTimes,
): Promise<TestInstallation> {
  const config = unwrapOutcome(
    readConfig({
      SECRET_KEY: TEST_SECRET_KEY,
      LOG_LEVEL: "error",
      RATE_LIMITS: "off",
      DATABASE_PATIENCE_MS: "30000",
      REQUEST_LIMIT_MS: "60000",
      PAGE_CACHE_MB: "0",
      ...environment,
    }),
  );
  const { installation, close } = unwrapOutcome(await openInstallation(config, url, newLog(config.LOG_LEVEL), times));
  const vehicleLookup = createVehicleLookup(config);
  const app = await createApp(installation, { vehicleLookup });
  await app.ready();
  if (config.RATE_LIMITS && !config.TRUST_PROXY) injectFromOwnNetwork(app);
  return {
    installation,
    app,
    vehicleLookup,
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Attempts are counted per network over all companies, so concurrent tests need different ones. */
function injectFromOwnNetwork(app: FastifyInstance): void {
  const remoteAddress = randomAddress();
  const inject = app.inject.bind(app) as (request: InjectOptions) => Promise<LightMyRequestResponse>;
  const fromOwnNetwork = (request: InjectOptions | string) =>
    inject({ remoteAddress, ...(typeof request === "string" ? { url: request } : request) });
  app.inject = fromOwnNetwork as typeof app.inject;
}

export const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export async function createTestCompany(
  installation: Installation,
  settings: Partial<typeof companySettings.$inferInsert> = {},
  slug = `loja-${uuid()}`,
): Promise<Tenant> {
  const { database } = installation;
  const id = uuid();
  // Only the owner creates companies.
  await ownerPool(ownerOf(database.url)).query("insert into companies (id, slug) values ($1, $2)", [id, slug]);
  const tenant = { companyId: id, slug, database };
  await withTenantTransaction(tenant, (tx) =>
    tx.insert(companySettings).values({ titulo: slug, ...settings, companyId: id }),
  );
  return tenant;
}

export type TestDatabase = {
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
};

/** A separate database, for tests that affect all companies. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `own_${uuid().replaceAll("-", "")}`;
  const url = new URL(databaseUrl());
  url.pathname = `/${name}`;
  const ownerUrl = ownerOf(url.href);
  const drop = await createEmptyDatabase(name, ownerUrl);
  if (migrated) unwrapOutcome(await migrate(ownerUrl));
  return { url: url.href, ownerUrl, drop };
}

async function createEmptyDatabase(name: string, ownerUrl: string): Promise<() => Promise<void>> {
  const citusUrl = process.env.TEST_CITUS_URL;
  if (citusUrl) {
    const nodes = await findCitusNodes(citusUrl);
    await createCitusDatabase(nodes, name, new URL(ownerUrl).username);
    return () => dropCitusDatabase(nodes, name);
  }
  await executeAsOwner(`create database ${name}`);
  return () => executeAsOwner(`drop database ${name} with (force)`);
}

/** The URL of the owner of a database. */
export function ownerOf(url: string): string {
  const testUrl = process.env.TEST_DATABASE_URL;
  if (!testUrl || new URL(url).username !== new URL(testUrl).username) return url;
  const ownerUrl = new URL(ownerDatabaseUrl());
  ownerUrl.pathname = new URL(url).pathname;
  return ownerUrl.href;
}

const ownerPools = new Map<string, pg.Pool>();

export function ownerPool(ownerUrl = ownerDatabaseUrl()): pg.Pool {
  const pool = ownerPools.get(ownerUrl) ?? new pg.Pool({ connectionString: ownerUrl, max: 4, maxUses: 1 });
  if (!ownerPools.has(ownerUrl)) pool.on("error", () => {});
  ownerPools.set(ownerUrl, pool);
  return pool;
}

export const ownerPoolOf = ({ url }: { url: string }): pg.Pool => ownerPool(ownerOf(url));

async function executeAsOwner(statement: string): Promise<void> {
  const client = await connect(ownerDatabaseUrl());
  await client.query(statement);
  await client.end();
}

/** The URL of the program's login in the migrated test database. */
export const databaseUrl = (): string => variable("TEST_DATABASE_URL");

export const ownerDatabaseUrl = (): string => variable("TEST_OWNER_DATABASE_URL");

function variable(name: "TEST_DATABASE_URL" | "TEST_OWNER_DATABASE_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with \`npm test\``);
  return value;
}

export function unwrapOutcome<Value>(outcome: Outcome<Value, string, unknown>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal} ${JSON.stringify(outcome.details ?? "")}`);
  return outcome.value;
}
