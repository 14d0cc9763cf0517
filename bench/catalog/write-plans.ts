import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connectAsReader, explain, findFullScans, type Statement } from "@pecacerta/server/testing/record-statements";
import type { CatalogScenario } from "./catalog-scenarios.ts";
import type { InProcessShop } from "./direct-queries.ts";

const folder = join(import.meta.dirname, "..", "plans");

/** Writes the query plans of each scenario to bench/plans/; returns the sequential scans of large tables. */
export async function writePlans(program: InProcessShop, scenarios: readonly CatalogScenario[]): Promise<string[]> {
  const client = await connectAsReader(program);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const problems: string[] = [];
  for (const scenario of scenarios) {
    const { key, name, requests } = scenario;
    const one = requests[0];
    if (!one) continue;
    const plans: string[] = [];
    for (const statement of distinct(await program.recordStatements(scenario, one))) {
      const plan = await explain(client, statement);
      plans.push(`${formatStatement(statement)}\n\n${plan}\n`);
      problems.push(
        ...findFullScans(plan).map((table) => `${name} scans ${table} sequentially: bench/plans/${key}.txt`),
      );
    }
    await writeFile(join(folder, `${key}.txt`), `-- ${name}\n-- GET ${one.path}\n\n${plans.join("\n\n")}`);
  }
  await client.end();
  return problems;
}

const distinct = (statements: Statement[]): Statement[] => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
];

const formatStatement = ({ text }: Statement): string => text.replace(/^\s+/gm, "  ").trim();
