import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { findMailTo } from "../../../testing/mail.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInWithAuthenticator,
} from "../../../testing/staff.ts";
import { deleteExpiredRows } from "../../app/cleanup-job.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { inviteOwner } from "../installation/invite-owner.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { promoteToOperator } from "./operator.ts";

const DAY_MS = 86_400_000;

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

async function createOperator() {
  const user = await createTestStaffUser(context.installation, "Olga");
  await promoteToOperator(context.installation.database, user.email, new Date());
  const actor = { kind: "staff", staffUserId: user.id, network: "10.1.2.3", requestId: "r-1" } as const;
  return { ...user, actor };
}

async function addOwner(tenant: Tenant) {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "owner");
  const { token } = await signInWithAuthenticator(context.installation, user);
  const call = (method: "GET" | "POST" | "DELETE", path: string) =>
    injectStaffCall({ app: context.app, tenant, token }, [method, path]);
  const invitation = async (email: string) =>
    (await call("GET", "/staff")).data.invitations.find((each: { email: string }) => each.email === email);
  return { ...user, call, invitation };
}

async function openCase({ withOwner = true } = {}) {
  const tenant = await createTestCompany(context.installation, { titulo: "Auto Norte" });
  const operator = await createOperator();
  const owner = withOwner ? await addOwner(tenant) : undefined;
  const email = `${uuid()}@example.com`;
  const now = new Date();
  const invited = await inviteOwner(tenant, { email, actor: operator.actor, now });
  const token = unwrapOutcome(invited).token;
  const accept = (ms = 0) =>
    acceptInvitation(context.installation, {
      token,
      name: "Nova dona",
      password: STAFF_PASSWORD,
      device: "",
      now: new Date(now.getTime() + ms),
      origin: { network: "10.1.2.3", requestId: "r-2" },
    });
  return { tenant, operator, owner: owner as Awaited<ReturnType<typeof addOwner>>, email, now, accept };
}

const actionsOf = (tenant: Tenant) =>
  withTenantTransaction(tenant, async (tx) => {
    const { rows } = await tx.execute<{ action: string }>(
      `select action from audit_entries where company_id = '${tx.companyId}' order by id`,
    );
    return rows.map(({ action }) => action);
  });

const waits = { ok: false, refusal: "INVITATION_WAITS" };

test("an operator's invitation waits a day where the company has an owner, who is told", async () => {
  const { tenant, owner, operator, email, now, accept } = await openCase();
  const from = new Date(now.getTime() + DAY_MS).toISOString();
  expect(await accept()).toEqual({ ...waits, details: { from } });
  expect(await accept(DAY_MS - 1)).toMatchObject(waits);
  expect(await owner.invitation(email)).toMatchObject({
    operator: `Olga (${operator.email})`,
    waitsUntil: from,
    role: "owner",
  });
  expect(await findMailTo(tenant, owner.email)).toMatchObject({
    template: "staff-owner-invited",
    content: { operator: `Olga (${operator.email})`, email, from },
  });
  expect(await findMailTo(tenant, email)).toMatchObject({ template: "staff-invitation", content: { from } });
  expect(await accept(DAY_MS)).toMatchObject({ ok: true });
  expect(await actionsOf(tenant)).toEqual(["company.owner-invited", "staff.joined"]);
});

test("takes effect at once with an owner's consent, once, and two owners may give it at once", async () => {
  const { tenant, owner, email, accept } = await openCase();
  const second = await addOwner(tenant);
  const { id } = await owner.invitation(email);
  const consents = await Promise.all(
    [owner, second].map(({ call }) => call("POST", `/staff/invitations/${id}/consent`)),
  );
  expect(consents.map(({ status }) => status)).toEqual([200, 200]);
  expect(await owner.invitation(email)).toMatchObject({ waitsUntil: null });
  expect(await accept()).toMatchObject({ ok: true });
  expect(await actionsOf(tenant)).toEqual(["company.owner-invited", "staff.invitation-consented", "staff.joined"]);
});

test("is worth nothing once an owner has refused it, whoever consents afterwards or at once", async () => {
  const { tenant, owner, email, accept } = await openCase();
  const second = await addOwner(tenant);
  const { id } = await owner.invitation(email);
  const [refused] = await Promise.all([
    owner.call("DELETE", `/staff/invitations/${id}`),
    second.call("POST", `/staff/invitations/${id}/consent`),
  ]);
  expect(refused.status).toBe(200);
  expect(await second.call("POST", `/staff/invitations/${id}/consent`)).toMatchObject({
    status: 404,
    message: "INVITATION_NOT_FOUND",
  });
  expect(await accept(DAY_MS)).toMatchObject({ ok: false, refusal: "TOKEN_NOT_FOUND" });
  expect(await actionsOf(tenant)).toContain("staff.invitation-refused");
});

test("a manager consents to no owner, and a consent ends with its owner", async () => {
  const { tenant, owner, email, accept } = await openCase();
  const manager = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, manager, "manager");
  const { token } = await signInWithAuthenticator(context.installation, manager);
  const { id } = await owner.invitation(email);
  const consent = `/staff/invitations/${id}/consent`;
  expect(await injectStaffCall({ app: context.app, tenant, token }, ["POST", consent])).toMatchObject({
    status: 403,
    message: "ABOVE_YOUR_PERMISSIONS",
  });
  const second = await addOwner(tenant);
  expect((await second.call("POST", consent)).status).toBe(200);
  expect((await owner.call("DELETE", `/staff/${second.id}`)).status).toBe(200);
  expect(await accept()).toMatchObject(waits);
});

test("needs an owner's consent for good once its operator is blocked or none any more", async () => {
  for (const statement of [
    "update staff_users set blocked_at = now() where id = $1",
    "delete from operators where staff_user_id = $1",
  ]) {
    const { operator, owner, email, accept } = await openCase();
    await ownerPoolOf(context.installation.database).query(statement, [operator.id]);
    expect(await accept(DAY_MS)).toEqual({ ...waits, details: { from: null } });
    const { id } = await owner.invitation(email);
    expect((await owner.call("POST", `/staff/invitations/${id}/consent`)).status).toBe(200);
    expect(await accept(DAY_MS)).toMatchObject({ ok: true });
  }
});

test("is never for an operator's own mailbox, or another operator's, where the company has an owner", async () => {
  const { tenant, operator } = await openCase();
  const other = await createOperator();
  const [name, domain] = operator.email.split("@");
  for (const email of [operator.email, other.email, `${name}+loja@${domain}`])
    expect(await inviteOwner(tenant, { email, actor: operator.actor, now: new Date() })).toMatchObject({
      refusal: "OPERATOR_ADDRESS",
    });
});

test("a company without an owner is entered at once, and only the first of two links waits for nothing", async () => {
  const { tenant, operator, now, accept } = await openCase({ withOwner: false });
  const email = `${uuid()}@example.com`;
  const { token, waitsUntil } = unwrapOutcome(await inviteOwner(tenant, { email, actor: operator.actor, now }));
  expect(waitsUntil).toBeNull();
  const second = () =>
    acceptInvitation(context.installation, {
      token,
      name: "Outra",
      password: STAFF_PASSWORD,
      device: "",
      now,
      origin: { network: "10.1.2.3", requestId: "r-3" },
    });
  const outcomes = await Promise.all([accept(), second()]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject(waits);
});

test("an invitation that nobody accepted leaves an entry when it expires", async () => {
  const { tenant } = await openCase();
  await withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date(Date.now() + 3 * DAY_MS)));
  expect(await actionsOf(tenant)).toEqual(["company.owner-invited", "staff.invitation-expired"]);
});
