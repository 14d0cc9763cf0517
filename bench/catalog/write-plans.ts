import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connectAsReader, explain, findFullScans, type Statement } from "@pecacerta/server/testing/record-statements";
import type { CatalogScenario } from "./catalog-scenarios.ts";
import type { InProcessShop } from "./direct-queries.ts";

const folder = join(import.meta.dirname, "..", "plans");

/** Writes the plans of what is asked most into bench/plans/; answers which read a large table from end to end. */
export async function writePlans(program: InProcessShop, works: readonly CatalogScenario[]): Promise<string[]> {
  const client = await connectAsReader(program);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const faults: string[] = [];
  for (const asked of works) {
    const { key, name, of } = asked;
    const one = of[0];
    if (!one) continue;
    const plans: string[] = [];
    for (const statement of distinct(await program.statementsOf(asked, one))) {
      const plan = await explain(client, statement);
      plans.push(`${shown(statement)}\n\n${plan}\n`);
      faults.push(
        ...findFullScans(plan).map((table) => `${name} reads ${table} from end to end: bench/plans/${key}.txt`),
      );
    }
    await writeFile(join(folder, `${key}.txt`), `-- ${name}\n-- GET ${one.path}\n\n${plans.join("\n\n")}`);
  }
  await client.end();
  return faults;
}

const distinct = (statements: Statement[]): Statement[] => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
];

const shown = ({ text }: Statement): string => text.replace(/^\s+/gm, "  ").trim();
