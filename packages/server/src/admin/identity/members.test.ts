import { accept, refuse } from "@pecacerta/rules/outcome";
import { type Permission, permissionsOf, type StaffRights, type StaffRole } from "@pecacerta/rules/permission";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { waitUntil } from "../../../testing/mail.ts";
import { addTestMembership, createTestStaffUser, STAFF_PASSWORD, type TestStaffUser } from "../../../testing/staff.ts";
import type { Installation } from "../../companies/installation.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { inviteMember } from "./invite-member.ts";
import { changeMember, listMembers, removeMember } from "./members.ts";

let context: TestInstallation;
let installation: Installation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  installation = context.installation;
  tenant = await createTestCompany(installation);
});
afterAll(() => context.close());

const now = new Date("2026-11-23T12:00:10Z");
const origin = { network: "10.1.2.3", requestId: "r-1" };

const rights = (role: StaffRole, addedPermissions: Permission[] = [], removedPermissions: Permission[] = []) => ({
  role,
  addedPermissions,
  removedPermissions,
});

const memberOf = ({ id }: TestStaffUser, own: StaffRights): StaffMember => ({
  actor: { kind: "staff", staffUserId: id, ...origin },
  name: "Ana",
  role: own.role,
  permissions: permissionsOf(own),
  isFresh: true,
});

async function addMember(role: StaffRole, company = tenant) {
  const user = await createTestStaffUser(installation);
  await addTestMembership(company, user, role);
  return { ...user, member: memberOf(user, rights(role)) };
}

const setRole =
  (company: Tenant, { id }: TestStaffUser, set: SQL) =>
  (tx: TenantTransaction) =>
    tx.execute(
      sql`update staff_memberships set ${set} where company_id = ${company.companyId} and staff_user_id = ${id}`,
    );

const waitingBackends = async () => {
  const { rowCount } = await ownerPoolOf(installation.database).query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
};

const invite = (member: StaffMember, given: StaffRights, email = `${uuid()}@example.com`, company = tenant) =>
  withTenantTransaction(company, (tx) => inviteMember(tx, member, { email, rights: given, now }));
const change = (member: StaffMember, { id }: TestStaffUser, given: StaffRights, company = tenant) =>
  withTenantTransaction(company, (tx) => changeMember(tx, member, { staffUserId: id, rights: given, now }));
const remove = (member: StaffMember, { id }: TestStaffUser, company = tenant) =>
  withTenantTransaction(company, (tx) => removeMember(tx, member, { staffUserId: id, now }));

const ownersOf = async (company: Tenant) => {
  const { rowCount } = await withTenantTransaction(company, (tx) =>
    tx.execute(sql`select from staff_memberships where company_id = ${tx.companyId} and role = 'owner'`),
  );
  return rowCount;
};

const above = refuse("ABOVE_YOUR_PERMISSIONS");
const lastOwner = refuse("LAST_OWNER");

describe("a member invites, changes and removes", () => {
  test("those whose permissions they have, and nobody above", async () => {
    const [owner, manager, clerk] = [await addMember("owner"), await addMember("manager"), await addMember("counter")];
    expect(await invite(owner.member, rights("owner"))).toMatchObject({ ok: true });
    expect(await invite(manager.member, rights("counter"))).toMatchObject({ ok: true });
    expect(await invite(manager.member, rights("manager"))).toEqual(above);
    expect(await invite(manager.member, rights("counter", ["payments.write"]))).toEqual(above);
    expect(await invite(clerk.member, rights("read-only"))).toEqual(above);
    expect(await change(manager.member, clerk, rights("manager"))).toEqual(above);
    expect(await change(manager.member, owner, rights("counter"))).toEqual(above);
    expect(await remove(manager.member, owner)).toEqual(above);
    expect(await remove(clerk.member, manager)).toEqual(above);
    expect(await change(manager.member, clerk, rights("catalog"))).toEqual(accept(undefined));
    expect(await remove(manager.member, clerk)).toEqual(accept(undefined));
    expect(await remove(manager.member, clerk)).toEqual(refuse("STAFF_NOT_FOUND"));
  });

  test("a removed permission cannot be given", async () => {
    const owner = await addMember("owner");
    await withTenantTransaction(tenant, setRole(tenant, owner, sql`removed_permissions = '{orders.refund}'`));
    const limited = memberOf(owner, rights("owner", [], ["orders.refund"]));
    expect(await invite(limited, rights("manager"))).toEqual(above);
    expect(await invite(limited, rights("manager", [], ["orders.refund"]))).toMatchObject({ ok: true });
  });

  test("nobody of another company", async () => {
    const other = await createTestCompany(installation);
    const foreign = await addMember("counter", other);
    const owner = await addMember("owner");
    expect(await remove(owner.member, foreign)).toEqual(refuse("STAFF_NOT_FOUND"));
    expect(await change(owner.member, foreign, rights("counter"))).toEqual(refuse("STAFF_NOT_FOUND"));
  });

  test("and each change leaves an entry with what was before", async () => {
    const [owner, clerk] = [await addMember("owner"), await addMember("counter")];
    await change(owner.member, clerk, rights("catalog", ["orders.read"]));
    await remove(owner.member, clerk);
    const { rows } = await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`select action, staff_user_id, before, after from audit_entries
        where company_id = ${tx.companyId} and subject_id = ${clerk.id} order by id`),
    );
    const [counter, catalog] = [
      { name: "Ana", ...rights("counter") },
      { name: "Ana", ...rights("catalog", ["orders.read"]) },
    ];
    expect(rows).toEqual([
      { action: "staff.changed", staff_user_id: owner.id, before: counter, after: catalog },
      { action: "staff.removed", staff_user_id: owner.id, before: catalog, after: null },
    ]);
  });

  test("and the invitations of a removed member end", async () => {
    const [owner, manager] = [await addMember("owner"), await addMember("manager")];
    const token = unwrapOutcome(await invite(manager.member, rights("counter")));
    unwrapOutcome(await remove(owner.member, manager));
    const profile = { name: "Davi", password: STAFF_PASSWORD, device: "", origin, now };
    expect(await acceptInvitation(installation, { token, ...profile })).toEqual(refuse("TOKEN_NOT_FOUND"));
  });
});

test("rights that end while a change waits are worth nothing", async () => {
  const company = await createTestCompany(installation);
  await addMember("owner", company);
  for (const act of [
    (manager: StaffMember, clerk: TestStaffUser) => change(manager, clerk, rights("catalog"), company),
    (manager: StaffMember, clerk: TestStaffUser) => remove(manager, clerk, company),
    (manager: StaffMember) => invite(manager, rights("counter"), undefined, company),
  ]) {
    const [manager, clerk] = [await addMember("manager", company), await addMember("counter", company)];
    const waiting = await withTenantTransaction(company, async (tx) => {
      await setRole(company, manager, sql`role = 'counter'`)(tx);
      const acting = act(manager.member, clerk);
      await waitUntil(async () => (await waitingBackends()) > 0);
      return { acting };
    });
    expect(await waiting.acting).toEqual(above);
  }
});

describe("an invitation", () => {
  test("ends when another follows, is refused for a member, and only who could give its rights replaces it", async () => {
    const [owner, manager] = [await addMember("owner"), await addMember("manager")];
    const email = `${uuid()}@example.com`;
    unwrapOutcome(await invite(owner.member, rights("counter"), email));
    unwrapOutcome(await invite(owner.member, rights("manager"), email));
    expect(await invite(manager.member, rights("counter"), email)).toEqual(above);
    const { invitations } = await withTenantTransaction(tenant, (tx) => listMembers(tx, manager.member, now));
    expect(invitations.filter((row) => row.email === email)).toMatchObject([{ role: "manager", changeable: false }]);
    expect(await invite(owner.member, rights("counter"), manager.email)).toEqual(refuse("ALREADY_MEMBER"));
  });
});

describe("the last owner", () => {
  test("is neither removed nor given another role, nor counted with one whose membership expires", async () => {
    const company = await createTestCompany(installation);
    const owner = await addMember("owner", company);
    const support = await addMember("owner", company);
    await withTenantTransaction(company, (tx) =>
      tx.execute(sql`update staff_memberships set expires_at = now() + interval '1 hour'
        where company_id = ${tx.companyId} and staff_user_id = ${support.id}`),
    );
    expect(await remove(owner.member, owner, company)).toEqual(lastOwner);
    expect(await remove(support.member, owner, company)).toEqual(lastOwner);
    expect(await change(owner.member, owner, rights("manager"), company)).toEqual(lastOwner);
    expect(await remove(owner.member, support, company)).toEqual(accept(undefined));
  });

  test("with every permission keeps them: no other owner could give them back", async () => {
    const company = await createTestCompany(installation);
    const [one, two] = [await addMember("owner", company), await addMember("owner", company)];
    const less = rights("owner", [], ["staff.manage"]);
    expect(await change(one.member, two, less, company)).toEqual(accept(undefined));
    expect(await change(one.member, one, less, company)).toEqual(lastOwner);
    expect(await change(one.member, one, rights("manager"), company)).toEqual(lastOwner);
    expect(await remove(one.member, one, company)).toEqual(lastOwner);
    expect(await remove(one.member, two, company)).toEqual(accept(undefined));
  });

  test("stays when owners remove each other at the same moment", async () => {
    for (let round = 0; round < 10; round++) {
      const company = await createTestCompany(installation);
      const [one, two] = [await addMember("owner", company), await addMember("owner", company)];
      const leave = (leaving: typeof one) => change(leaving.member, leaving, rights("counter"), company);
      const outcomes = await Promise.all(
        round % 2 === 0
          ? [remove(one.member, two, company), remove(two.member, one, company)]
          : [leave(one), leave(two)],
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await ownersOf(company)).toBe(1);
    }
  });
});
