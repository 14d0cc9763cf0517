import { findCrossTenantReads } from "./cross-tenant-reads.ts";
import { changedDefinitions } from "./definitions.ts";
import type { Database } from "./open.ts";
import { findRlsViolations } from "./rls.ts";

const MAX_LISTED = 5;

export async function findIsolationProblem(database: Database): Promise<string | undefined> {
  const violations = await findRlsViolations(database.pool);
  if (violations.length > 0) return `The companies are not isolated from each other: ${violations.join("; ")}.`;
  const changed = await findChangedDefinitions(database);
  if (changed.length > 0) {
    const more = changed.length > MAX_LISTED ? ` and ${changed.length - MAX_LISTED} more` : "";
    return (
      `The database is not as the migrations made it: ${changed.slice(0, MAX_LISTED).join("; ")}${more}. ` +
      "Undo what was changed by hand, or restore a backup."
    );
  }
  const crossTenantReads = await findCrossTenantReads(database);
  return crossTenantReads.length > 0
    ? `The companies are not isolated from each other: ${crossTenantReads.join("; ")}.`
    : undefined;
}

async function findChangedDefinitions({ readerPool }: Database): Promise<string[]> {
  const client = await readerPool.connect();
  try {
    await client.query("begin");
    return await changedDefinitions(client);
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
}
