import { staffCalls } from "@pecacerta/contract/admin/calls";
import type { Call, StaffCall } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { findMailTo } from "../../../testing/mail.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInTestStaff,
  signInWithAuthenticator,
  type TestStaffUser,
} from "../../../testing/staff.ts";
import { insertCompany } from "../../companies/insert-company.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptInvitation } from "../identity/accept-invitation.ts";
import { promoteToOperator } from "../identity/operator.ts";
import { staffMemberships } from "../identity/tables.ts";
import { withOperatorTransaction } from "./operator-transaction.ts";

let context: TestInstallation;
let other: TestInstallation;
let operator: TestStaffUser;
let token: string;

beforeAll(async () => {
  context = await openTestInstallation();
  other = await openTestInstallation();
  operator = await createTestStaffUser(context.installation);
  await promoteToOperator(context.installation.database, operator.email, new Date());
  ({ token } = await signInWithAuthenticator(context.installation, operator));
});
afterAll(async () => {
  await Promise.all([context.close(), other.close()]);
});

async function send(method: string, path: string, body?: object, sessionToken = token, installation = context) {
  const { statusCode, body: text } = await installation.app.inject({
    method: method as "GET",
    url: `/ecommerce/admin/installation/companies${path}`,
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", cookie: `admin=${sessionToken}` },
    ...(body ? { payload: body } : {}),
  } as InjectOptions);
  const { data, message, errors } = JSON.parse(text);
  return { statusCode, data, message, errors };
}

const auditOf = (tenant: Tenant) =>
  withTenantTransaction(tenant, async (tx) => {
    const { rows } = await tx.execute(
      `select action, staff_user_id from audit_entries where company_id = '${tx.companyId}' order by id`,
    );
    return rows;
  });

test("an operator opens a company, and its first owner enters by the link", async () => {
  const slug = `nova-${uuid()}`;
  const email = `${uuid()}@example.com`;
  const opened = await send("POST", "", { slug: slug.toUpperCase(), name: "Nova Peças", email });
  expect(opened).toMatchObject({ statusCode: 200, data: { token: expect.any(String) } });
  expect((await send("GET", `/${slug}`)).data).toMatchObject({
    slug,
    name: "Nova Peças",
    suspendedAt: null,
    hosts: [],
  });
  const accepted = await acceptInvitation(context.installation, {
    token: opened.data.token,
    name: "Dona",
    password: STAFF_PASSWORD,
    device: "",
    now: new Date(),
    origin: { network: "10.1.2.3", requestId: "r-1" },
  });
  expect(accepted).toMatchObject({ ok: true, value: { state: "signed-in" } });
  expect(await send("POST", "", { slug, name: "Outra", email })).toMatchObject({
    statusCode: 409,
    message: "SLUG_TAKEN",
  });
  const tenant = (await context.installation.directory.bySlug(slug)) as Tenant;
  expect(await findMailTo(tenant, email)).toMatchObject({
    template: "staff-invitation",
    content: { company: "Nova Peças", role: "owner" },
  });
  expect(await auditOf(tenant)).toEqual([
    { action: "company.owner-invited", staff_user_id: operator.id },
    expect.objectContaining({ action: "staff.joined" }),
  ]);
});

test("the owners of a company are told whom an operator invites as another owner", async () => {
  const tenant = await createTestCompany(context.installation);
  const [owner, second, former, counter] = await Promise.all(
    Array.from({ length: 4 }, () => createTestStaffUser(context.installation)),
  );
  if (!owner || !second || !former || !counter) throw new Error("Nobody was created");
  for (const user of [owner, second, former]) await addTestMembership(tenant, user, "owner");
  await addTestMembership(tenant, counter, "counter");
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(staffMemberships)
      .set({ expiresAt: minutesAgo(1) })
      .where(eq(staffMemberships.staffUserId, former.id)),
  );
  const email = `${uuid()}@example.com`;
  expect((await send("POST", `/${tenant.slug}/invitations`, { email })).statusCode).toBe(200);
  for (const { email: to } of [owner, second]) {
    const mail = await findMailTo(tenant, to);
    const content = { email, operator: `Ana (${operator.email})`, at: expect.stringMatching(/^\d{4}-/) };
    expect(mail).toMatchObject({ template: "staff-owner-invited", content });
  }
  for (const { email: to } of [former, counter]) expect(await findMailTo(tenant, to)).toBeUndefined();
});

test("the link is shown where no mail brings it, and nowhere else", async () => {
  const mailed = await openTestInstallation({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "correio@example.com" });
  try {
    const tenant = await createTestCompany(context.installation);
    const { data } = await send(
      "POST",
      `/${tenant.slug}/invitations`,
      { email: `${uuid()}@example.com` },
      token,
      mailed,
    );
    expect(data).toEqual({ token: null, waitsUntil: null });
  } finally {
    await mailed.close();
  }
});

test("two operators open one company once, and an aborted opening is completed", async () => {
  const slug = `dupla-${uuid()}`;
  const input = { slug, name: "Dupla", email: `${uuid()}@example.com` };
  const both = await Promise.all([send("POST", "", input), send("POST", "", input)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const aborted = `parada-${uuid()}`;
  const owner = ownerPoolOf(context.installation.database);
  await insertCompany((text, values) => owner.query(text, values), uuid(), aborted);
  expect(await send("POST", "", { ...input, slug: aborted })).toMatchObject({ statusCode: 200 });
});

test.each([
  [{ slug: "Loja com espaço" }, { slug: "ERROR_FORM_INVALID" }],
  [{ slug: "entrar" }, { slug: "ERROR_FORM_INVALID" }],
  [{ slug: "instalacao" }, { slug: "ERROR_FORM_INVALID" }],
  [{ name: " " }, { name: "ERROR_FORM_REQUIRED" }],
  [{ email: "ninguém" }, { email: "ERROR_FORM_INCORRECT_EMAIL" }],
])("a company is not opened with %j", async (fields, errors) => {
  const valid = { slug: `loja-${uuid()}`, name: "Loja", email: "dona@example.com" };
  expect(await send("POST", "", { ...valid, ...fields })).toMatchObject({ statusCode: 422, errors });
});

test("hosts belong to one company, and the shop answers there at once", async () => {
  const [tenant, rival] = [
    await createTestCompany(context.installation),
    await createTestCompany(context.installation),
  ];
  const host = `www.${uuid()}.example.com`;
  const added = await send("POST", `/${tenant.slug}/hosts`, { host: `${host.toUpperCase()}.` });
  expect(added).toMatchObject({ statusCode: 200, data: { hosts: [host] } });
  expect(context.installation.directory.byHost(host)?.companyId).toBe(tenant.companyId);
  await expect.poll(() => other.installation.directory.byHost(host)?.companyId).toBe(tenant.companyId);
  expect(await send("POST", `/${rival.slug}/hosts`, { host })).toMatchObject({
    statusCode: 409,
    message: "HOST_TAKEN",
  });
  expect((await send("POST", `/${rival.slug}/hosts`, { host: "a b" })).errors).toEqual({ host: "ERROR_FORM_INVALID" });
  expect((await send("GET", `?q=${host}`)).data).toMatchObject({
    items: [{ slug: tenant.slug }],
    total: 1,
    next: null,
  });
  expect((await send("DELETE", `/${tenant.slug}/hosts/${host}`)).data.hosts).toEqual([]);
});

test("the list goes on where it ended, and a search takes its text literally", async () => {
  await createTestCompany(context.installation);
  const first = (await send("GET", "?limit=1")).data;
  const second = (await send("GET", `?limit=1&after=${first.next}`)).data;
  expect(second.items[0].slug > first.items[0].slug).toBe(true);
  expect((await send("GET", "?q=%25_%25")).data).toMatchObject({ items: [], total: 0 });
});

test("a suspended company's shop is closed in every process, its staff still read", async () => {
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "owner");
  const owner = await signInWithAuthenticator(context.installation, user);
  const callAs = (installation: TestInstallation, url: string, options: InjectOptions = {}) =>
    installation.app.inject({ url: `/ecommerce/${url}`, headers: { ecommerce: tenant.slug }, ...options });
  const readAsOwner = () =>
    callAs(context, "admin/orders", {
      headers: {
        ecommerce: tenant.slug,
        "x-admin": "1",
        "sec-fetch-site": "same-origin",
        cookie: `admin=${owner.token}`,
      },
    });
  expect((await callAs(other, "categories/all")).statusCode).not.toBe(503);
  expect(await send("PATCH", `/${tenant.slug}`, { suspended: true })).toMatchObject({
    statusCode: 422,
    errors: { reason: "ERROR_FORM_REQUIRED" },
  });
  const suspended = await send("PATCH", `/${tenant.slug}`, { suspended: true, reason: "Falta de pagamento" });
  expect(suspended.data).toMatchObject({ suspendedReason: "Falta de pagamento", suspendedAt: expect.any(String) });
  await expect.poll(() => other.installation.directory.isSuspended(tenant)).toBe(true);
  const login = { payload: { email: "a@example.com", password: "segredo", ecommerce: tenant.companyId }, headers: {} };
  for (const process of [context, other]) {
    const refusals = [
      await callAs(process, "login", { method: "POST", ...login }),
      await callAs(process, calls.listener.path.slice(1).replace(":company", tenant.slug), { headers: {} }),
    ];
    for (const { method, path } of shopCalls)
      refusals.push(await callAs(process, path.slice(1).replaceAll(/:\w+/g, "1"), { method }));
    for (const { statusCode, body, headers } of refusals)
      expect([statusCode, JSON.parse(body).message, headers["cache-control"]]).toEqual([
        ...[503, "COMPANY_SUSPENDED", "no-store"],
      ]);
  }
  expect((await readAsOwner()).statusCode).toBe(200);
  expect((await send("PATCH", `/${tenant.slug}`, { suspended: false })).data).toMatchObject({ suspendedAt: null });
  expect((await callAs(context, "categories/all")).statusCode).not.toBe(503);
  expect((await auditOf(tenant)).map(({ action }) => action)).toEqual(["company.suspended", "company.resumed"]);
});

const shopCalls = Object.values<Call>(calls).filter(({ company }) => company);

const operatorCalls = Object.entries<StaffCall>(staffCalls).filter(([, { access }]) => access === "operator");

test.each(operatorCalls)(
  "%s is for operators with a second factor, and for changes with a fresh sign-in",
  async (_, call) => {
    expect(call.fresh === true).toBe(call.method !== "GET");
    const path = call.path.replace("/admin/installation/companies", "").replaceAll(/:\w+/g, "nenhuma");
    const { installation } = context;
    const owner = await createTestStaffUser(installation);
    await addTestMembership(await createTestCompany(installation), owner, "owner");
    const { token: ownerToken } = await signInWithAuthenticator(installation, owner);
    const bare = await createTestStaffUser(installation);
    await promoteToOperator(installation.database, bare.email, new Date());
    const { token: bareToken } = await signInTestStaff(installation, bare);
    expect(await send(call.method, path, undefined, "")).toMatchObject({ statusCode: 401 });
    expect(await send(call.method, path, undefined, ownerToken)).toMatchObject({ message: "FORBIDDEN" });
    expect(await send(call.method, path, undefined, bareToken)).toMatchObject({ message: "SECOND_FACTOR_NEEDED" });
    const { token: oldToken } = await signInWithAuthenticator(installation, await anotherOperator(), minutesAgo(15));
    if (call.fresh)
      expect(await send(call.method, path, undefined, oldToken)).toMatchObject({ message: "FRESH_SIGN_IN_NEEDED" });
  },
);

test("every change of an operator stands in the company's audit log", async () => {
  const slug = `registro-${uuid()}`;
  const email = `${uuid()}@example.com`;
  const host = `${uuid()}.example.com`;
  const sent = new Map<string, object | undefined>([
    ["openCompany", { slug, name: "Registro", email }],
    ["changeCompany", { suspended: true, reason: "Contrato" }],
    ["addCompanyHost", { host }],
    ["removeCompanyHost", undefined],
    ["inviteCompanyOwner", { email }],
    ["requestSupport", { role: "read-only", hours: 1, reason: "Conferir" }],
    ["leaveSupport", undefined],
  ]);
  expect([...sent.keys()]).toEqual(operatorCalls.flatMap(([name, { method }]) => (method === "GET" ? [] : [name])));
  const counts: number[] = [];
  for (const [name, call] of operatorCalls.filter(([one]) => sent.has(one))) {
    const path = call.path.replace("/admin/installation/companies", "").replace(":slug", slug).replace(":host", host);
    expect((await send(call.method, path, sent.get(name))).statusCode, name).toBe(200);
    counts.push((await auditOf((await context.installation.directory.bySlug(slug)) as Tenant)).length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function anotherOperator(): Promise<TestStaffUser> {
  const user = await createTestStaffUser(context.installation);
  await promoteToOperator(context.installation.database, user.email, new Date());
  return user;
}

test("the role of operators reads no row of a company, in any table", async () => {
  const { database } = context.installation;
  const tenant = await createTestCompany(context.installation);
  const { rows: tables } = await ownerPoolOf(database).query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' and table_name <> 'company_hosts'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const read = withOperatorTransaction(database, async (tx) => {
      await tx.client.query(`set local app.company = '${tenant.companyId}'`);
      return (await tx.client.query(`select * from "${name}"`)).rowCount;
    });
    await expect(read, name).rejects.toMatchObject({ code: "42501" });
  }
});

test.each(["%00", "a%00b", "%F4%8F%BF%BF"])("the slug %s names no company", async (slug) => {
  const unknown = { statusCode: 404, message: "COMPANY_NOT_FOUND" };
  expect(await send("GET", `/${slug}`)).toMatchObject(unknown);
  expect(await send("PATCH", `/${slug}`, { suspended: false })).toMatchObject(unknown);
  expect(await send("DELETE", `/${slug}/hosts/a.example.com`)).toMatchObject(unknown);
  expect(await send("DELETE", `/nada/hosts/${slug}`)).toMatchObject(unknown);
});
