import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { appendAuditEntry } from "./audit.ts";

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
      ...{ ...nobody, action: "order.shipped", actor_kind: "staff", staff_user_id: staffUserId },
      ...{ before: { stage: "packed" }, after: { stage: "shipped", tracking: "AB1" } },
      ...{ network: "10.1.2.3", request_id: "r-1" },
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

test.each(["update audit_entries set action = 'x'", "delete from audit_entries"])(
  "nobody may %s",
  async (statement) => {
    await expect(withTenantTransaction(tenant, (tx) => tx.client.query(statement))).rejects.toThrow(
      /permission denied/,
    );
  },
);
