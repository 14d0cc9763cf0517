import type pg from "pg";
import { connectToWorker, listWorkers } from "./citus-nodes.ts";
import { findCrossTenantReads } from "./cross-tenant-reads.ts";
import { changedDefinitions, type Definition, readStoredDefinitions } from "./definitions.ts";
import { type Database, disconnect } from "./open.ts";
import { findRlsViolations } from "./rls.ts";

const MAX_LISTED = 5;

export async function findIsolationProblem(database: Database): Promise<string | undefined> {
  const client = await database.readerPool.connect();
  let stored: Definition[];
  try {
    stored = await inTransaction(client, () => readStoredDefinitions(client));
    const problem = await findDefinitionProblem(client, stored);
    if (problem) return problem;
  } finally {
    client.release();
  }
  for (const worker of await listWorkers(database.readerPool)) {
    const problem = await findWorkerProblem(await connectToWorker(database.url, worker), stored);
    if (problem) return `On the Citus worker ${worker}: ${problem}`;
  }
  return isolationProblem(await findCrossTenantReads(database));
}

async function findWorkerProblem(client: pg.Client, stored: readonly Definition[]): Promise<string | undefined> {
  try {
    await client.query("set citus.override_table_visibility = off");
    return await findDefinitionProblem(client, stored, { isWorker: true });
  } finally {
    await disconnect(client);
  }
}

async function findDefinitionProblem(
  client: pg.ClientBase,
  stored: readonly Definition[],
  node?: { isWorker: boolean },
): Promise<string | undefined> {
  const problem = isolationProblem(await findRlsViolations(client));
  if (problem) return problem;
  const changed = await inTransaction(client, () => changedDefinitions(client, stored, node));
  if (changed.length === 0) return undefined;
  const more = changed.length > MAX_LISTED ? ` and ${changed.length - MAX_LISTED} more` : "";
  return (
    `The database is not as the migrations made it: ${changed.slice(0, MAX_LISTED).join("; ")}${more}. ` +
    "Undo what was changed by hand, or restore a backup."
  );
}

const isolationProblem = (violations: readonly string[]): string | undefined =>
  violations.length > 0 ? `The companies are not isolated from each other: ${violations.join("; ")}.` : undefined;

async function inTransaction<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    return await work();
  } finally {
    await client.query("rollback").catch(() => {});
  }
}
