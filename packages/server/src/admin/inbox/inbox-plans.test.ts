import { INBOX_KINDS, INBOX_VIEWS, type InboxKind } from "@pecacerta/rules/inbox";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { fillEveryTable } from "../../../testing/fill-every-table.ts";
import { explainTransaction, findFullScans } from "../../../testing/record-statements.ts";
import type { Tenant, TenantTransaction } from "../../platform/database/tenant.ts";
import { countInbox } from "./count-inbox.ts";
import { findInboxThread } from "./find-thread.ts";
import { listInbox } from "./list-inbox.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await fillEveryTable(context.installation, tenant);
});
afterAll(() => context.close());

const now = new Date(Date.now() + 60_000);
const after = "1763920800000000.0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10";
const member = { permissions: new Set(ROLE_PERMISSIONS.owner) };
const list = { kinds: INBOX_KINDS, view: "waiting", limit: 30, now } as const;

async function openThread(tx: TenantTransaction, kind: InboxKind): Promise<unknown> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${sql.identifier(kind)} where company_id = ${tx.companyId}`,
  );
  return await findInboxThread(tx, member, { kind, id: rows[0]?.id ?? "", baseUrl: "http://localhost", now });
}

type Work = (tx: TenantTransaction) => Promise<unknown>;

const WORKS: [string, Work][] = [
  ...INBOX_VIEWS.map((view): [string, Work] => [`the view ${view}`, (tx) => listInbox(tx, { ...list, view })]),
  ["a page in the middle", (tx) => listInbox(tx, { ...list, after })],
  ["the counts", (tx) => countInbox(tx, INBOX_KINDS, now)],
  ...INBOX_KINDS.map((kind): [string, Work] => [`an entry of ${kind}`, (tx) => openThread(tx, kind)]),
];

test.each(WORKS)("%s scans no large table", async (_, work) => {
  const plans = await explainTransaction(tenant, work);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(findFullScans)).toEqual([]);
});
