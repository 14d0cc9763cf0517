import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, ownerPoolOf, type TestInstallation } from "../../testing/database.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { deleteExpiredRows } from "./cleanup-job.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await fillEveryTable(context.installation, tenant);
});
afterAll(() => context.close());

const DAY_MS = 86_400_000;
const tables = [
  "idempotency_keys",
  "staff_idempotency_keys",
  "registration_keys",
  "sessions",
  "limit_counts",
  "outbox",
  "staff_invitations",
];

const counts = () =>
  withTenantTransaction(tenant, async (tx) => {
    const found: number[] = [];
    for (const table of tables) {
      const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int from ${sql.identifier(table)}`);
      found.push(rows[0]?.count ?? 0);
    }
    return found;
  });
const countsAfterCleanup = async (days: number) => {
  await withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date(Date.now() + days * DAY_MS)));
  return await counts();
};
const jobs = async () => {
  const { rows } = await ownerPoolOf(context.installation.database).query(
    "select from jobs.job where data ->> 'companyId' = $1",
    [tenant.companyId],
  );
  return rows.length;
};

test("expired rows are deleted, and no others", async () => {
  const other = await createTestCompany(context.installation);
  await fillEveryTable(context.installation, other);
  const [keys, staffKeys, registrations, sessions, limits, mails, invitations] = await counts();
  for (const count of [keys, staffKeys, registrations, sessions, limits, mails, invitations])
    expect(count).toBeGreaterThan(0);
  expect(await jobs()).toBe(mails);
  expect(await countsAfterCleanup(0.9)).toEqual([keys, staffKeys, registrations, sessions, limits, mails, invitations]);
  expect(await countsAfterCleanup(3.1)).toEqual([0, 0, 0, 0, 0, mails, 0]);
  expect(await countsAfterCleanup(89)).toEqual([0, 0, 0, 0, 0, mails, 0]);
  expect(await countsAfterCleanup(91)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  // Queued mails are deleted even without a mail server.
  expect(await jobs()).toBe(0);
  const remaining = await withTenantTransaction(
    other,
    async (tx) => (await tx.execute(sql`select from outbox`)).rows.length,
  );
  expect(remaining).toBe(mails);
});

test("waiting mails without a job get one", async () => {
  const other = await createTestCompany(context.installation);
  await fillEveryTable(context.installation, other);
  const readJobs = async (statement: "select" | "delete") =>
    (
      await ownerPoolOf(context.installation.database).query(
        `${statement} from jobs.job where name = 'mail' and data ->> 'companyId' = $1`,
        [other.companyId],
      )
    ).rowCount;
  const count = await readJobs("delete");
  expect(count).toBeGreaterThan(0);
  const cleanUp = (minutes: number) =>
    withTenantTransaction(other, (tx) => deleteExpiredRows(tx, new Date(Date.now() + minutes * 60_000)));
  await cleanUp(1);
  expect(await readJobs("select")).toBe(0);
  await cleanUp(11);
  await cleanUp(12);
  expect(await readJobs("select")).toBe(count);
});
