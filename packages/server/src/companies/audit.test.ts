import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, ownerPoolOf, type TestInstallation } from "../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { appendAuditEntry, deleteExpiredAuditEntries, deleteOldestEntries } from "./audit.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const at = new Date("2026-11-23T12:00:00Z");
const entry = { action: "order.shipped", subjectKind: "order", subjectId: "7", at };

test("an entry names its actor, its origin and what changed", async () => {
  const [staffUserId, customerId] = [uuid(), uuid()];
  const origin = { network: "10.1.2.3", requestId: "r-1" };
  await withTenantTransaction(tenant, async (tx) => {
    const change = { before: { stage: "packed" }, after: { stage: "shipped", tracking: "AB1" } };
    await appendAuditEntry(tx, { kind: "staff", staffUserId, ...origin }, { ...entry, ...change });
    await appendAuditEntry(tx, { kind: "customer", customerId }, { ...entry, action: "order.canceled" });
    await appendAuditEntry(tx, { kind: "program" }, { ...entry, action: "order.expired" });
  });
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`select action, actor_kind, staff_user_id, actor_customer_id, before, after, network, request_id
      from audit_entries where company_id = ${tx.companyId} order by id`),
  );
  const nobody = { staff_user_id: null, actor_customer_id: null };
  const unsaid = { before: null, after: null, network: null, request_id: null };
  expect(rows).toEqual([
    {
      ...nobody,
      action: "order.shipped",
      actor_kind: "staff",
      staff_user_id: staffUserId,
      before: { stage: "packed" },
      after: { stage: "shipped", tracking: "AB1" },
      network: "10.1.2.3",
      request_id: "r-1",
    },
    { ...nobody, ...unsaid, action: "order.canceled", actor_kind: "customer", actor_customer_id: customerId },
    { ...nobody, ...unsaid, action: "order.expired", actor_kind: "program" },
  ]);
});

test("a refused change leaves no entry", async () => {
  const id = uuid();
  await withTenantTransaction(tenant, async (tx) => {
    await appendAuditEntry(tx, { kind: "program" }, { ...entry, subjectId: id });
    return { ok: false, refusal: "ORDER_CLOSED" };
  });
  const { rowCount } = await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`select from audit_entries where company_id = ${tx.companyId} and subject_id = ${id}`),
  );
  expect(rowCount).toBe(0);
});

test("nobody may change an entry", async () => {
  const change = withTenantTransaction(tenant, (tx) => tx.client.query("update audit_entries set action = 'x'"));
  await expect(change).rejects.toThrow(/permission denied/);
});

test("entries of 24 months are deleted, in batches; no role can delete another", async () => {
  const other = await createTestCompany(context.installation);
  const monthsAgo = (months: number) => Date.now() - months * 31 * 86_400_000;
  const insert = (company: Tenant, time: number, count = 1) =>
    withTenantTransaction(company, async (tx) => {
      for (let number = 0; number < count; number++)
        await tx.execute(sql`insert into audit_entries (company_id, id, at, actor_kind, action, subject_kind, subject_id)
          values (${tx.companyId}, ${uuid({ msecs: time })}, ${new Date(time).toISOString()}, 'program', 'a', 'old', '1')`);
    });
  await insert(tenant, monthsAgo(25), 5);
  await insert(tenant, monthsAgo(23), 2);
  await insert(other, monthsAgo(25));
  const left = async (company: Tenant) => {
    const { rows } = await withTenantTransaction(company, (tx) =>
      tx.execute(sql`select from audit_entries where company_id = ${tx.companyId} and subject_kind = 'old'`),
    );
    return rows.length;
  };
  const now = new Date();
  const deleted = await withTenantTransaction(tenant, (tx) => deleteOldestEntries(tx, now, 2));
  expect([deleted, await left(tenant)]).toEqual([2, 5]);
  await deleteExpiredAuditEntries(tenant, now);
  expect([await left(tenant), await left(other)]).toEqual([2, 1]);
  const { rows: deleters } = await ownerPoolOf(context.installation.database).query(
    "select rolname from pg_roles where rolname like 'shop\\_%' and has_table_privilege(oid, 'audit_entries', 'delete')",
  );
  expect(deleters).toEqual([{ rolname: "shop_app" }]);
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`delete from audit_entries where company_id = ${tx.companyId}`),
  );
  expect(await left(tenant)).toBe(2);
});
