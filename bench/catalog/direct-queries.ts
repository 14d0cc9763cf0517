import { createApp } from "@pecacerta/server/app/app";
import { openInstallation } from "@pecacerta/server/app/open-installation";
import type { Installation } from "@pecacerta/server/companies/installation";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { newLog } from "@pecacerta/server/platform/http/logging";
import {
  connectAsReader,
  measureStatements,
  recordStatements,
  type Statement,
} from "@pecacerta/server/testing/record-statements";
import type { CatalogScenario } from "./catalog-scenarios.ts";
import type { ScenarioResult } from "./measure-scenario.ts";

const CALLS = 100;

export type InProcessShop = {
  recordStatements(scenario: CatalogScenario, one: CatalogScenario["requests"][number]): Promise<Statement[]>;
  url: string;
  installation: Installation;
  close(): Promise<void>;
};

export async function openInProcessShop(url: string): Promise<InProcessShop> {
  const config = readConfig({
    DATABASE_URL: url,
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    DATABASE_PATIENCE_MS: "60000",
    REQUEST_LIMIT_MS: "60000",
  });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await openInstallation(config.value, url, newLog("error"));
  if (!opened.ok) throw new Error(opened.refusal);
  const app = await createApp(opened.value.installation);
  await app.ready();
  const send = ({ company, path }: CatalogScenario["requests"][number]) =>
    app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: company } });
  return {
    url,
    installation: opened.value.installation,
    async recordStatements({ isUncached }, one) {
      // The first call also fills caches; an uncached scenario warms up with a different query.
      await send(isUncached ? { ...one, path: one.path.replace("limitProducts=10", "limitProducts=9") } : one);
      return recordStatements(() => send(one));
    },
    async close() {
      await app.close();
      await opened.value.close();
    },
  };
}

export async function measureDirectQueries(
  program: InProcessShop,
  scenario: CatalogScenario,
): Promise<ScenarioResult["direct"]> {
  const client = await connectAsReader(program);
  const times: number[] = [];
  let statements = 0;
  for (const one of scenario.requests.slice(0, CALLS)) {
    const recordedStatements = await program.recordStatements(scenario, one);
    statements = Math.max(statements, recordedStatements.length);
    await measureStatements(client, recordedStatements);
    times.push(await measureStatements(client, recordedStatements));
  }
  await client.end();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), statements };
}
