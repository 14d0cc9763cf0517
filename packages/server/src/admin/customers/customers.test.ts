import type { StaffRole } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, PASSWORD, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { advanceTestOrder, placeTestOrder } from "../../../testing/staff-orders.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let tokens: Record<"owner" | "manager" | "counter", string>;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  tokens = { owner: await signInAs("owner"), manager: await signInAs("manager"), counter: await signInAs("counter") };
});
afterAll(() => context.close());

async function signInAs(role: StaffRole): Promise<string> {
  const user = await createTestStaffUser(context.installation, "Rui");
  await addTestMembership(tenant, user, role);
  return (await signInWithAuthenticator(context.installation, user)).token;
}

type Sent = { role?: keyof typeof tokens; body?: object; key?: string };

async function send(method: "GET" | "POST", path: string, { role = "counter", body, key = uuid() }: Sent = {}) {
  const response = await context.app.inject({
    method,
    url: `/ecommerce/admin/customers${path}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      cookie: `admin=${tokens[role]}`,
      "idempotency-key": key,
    },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, ...response.json() };
}

const query = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await withTenantTransaction(tenant, (tx) => tx.execute<Row>(statement))).rows;

async function createNamed(name: string, { phone = "", cpf = "" } = {}): Promise<SignedInCustomer> {
  const created = await createTestCustomer(tenant);
  const { id } = created.customer;
  await query(sql`update customers set name = ${name}, phone = ${phone}, cpf = ${cpf} where id = ${id}`);
  return created;
}

test("customers are found by name, e-mail, phone number and CPF, and pages continue where the last ended", async () => {
  const people = [
    await createNamed("Zélia Souza Brandão", { phone: "(48) 99123-8765" }),
    await createNamed("Zenaide D’Ávila Brandão", { cpf: "11144477735" }),
    await createNamed("Zoraide Lima"),
  ];
  const [zelia, zenaide, zoraide] = people.map(({ customer }) => customer.id);
  const find = async (q: string) => {
    const { data } = await send("GET", `?sort=name&q=${encodeURIComponent(q)}`);
    expect([q, data.total]).toEqual([q, data.items.length]);
    return data.items.map(({ id }: { id: string }) => id);
  };
  expect(await find("zelia")).toEqual([zelia]);
  expect(await find("BRANDÃO")).toEqual([zelia, zenaide]);
  expect(await find("zelia brandao")).toEqual([zelia]);
  expect(await find("souza bran")).toEqual([zelia]);
  expect(await find("zelia souza bran")).toEqual([zelia]);
  expect(await find("zelia lima bran")).toEqual([]);
  expect(await find("d'avila")).toEqual([zenaide]);
  expect(await find(people[2]?.customer.email.slice(0, 20) ?? "")).toEqual([zoraide]);
  expect(await find("9123-8765")).toEqual([zelia]);
  expect(await find("777-35")).toEqual([zenaide]);
  expect(await find("477735")).toEqual([]);
  expect(await find("77")).toEqual([]);
  for (const sort of ["name", "newest"]) {
    const listed: string[] = [];
    for (let after = ""; ; ) {
      const { data } = await send("GET", `?sort=${sort}&limit=1${after && `&after=${encodeURIComponent(after)}`}`);
      expect(data.total).toBe(3);
      listed.push(...data.items.map(({ id }: { id: string }) => id));
      if (data.next === null) break;
      after = data.next;
    }
    expect(listed).toEqual(sort === "name" ? [zelia, zenaide, zoraide] : [zoraide, zenaide, zelia]);
  }
});

test("the page shows what a customer ordered and asked; only owners and managers see the whole CPF", async () => {
  const order = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, order, "to-pick");
  const { customer, headers } = order.session;
  const question = { product_id: order.productIds[0], question: "Serve no Gol?" };
  await context.app.inject({ method: "POST", url: "/ecommerce/sale/question/insert", headers, payload: question });
  const at = `/${customer.id}`;
  const { data } = await send("GET", at);
  expect(data).toMatchObject({
    email: customer.email,
    cpf: "***.***.247-25",
    whatsapp: "5562991234567",
    blocked: null,
    orders: 1,
    spent: order.total / 100,
    recentOrders: [{ number: order.number, stage: "to-pick" }],
    questions: [{ content: "Serve no Gol?", answer: null }],
  });
  expect((await send("GET", at, { role: "manager" })).data.cpf).toBe("529.982.247-25");
  const noted = await send("POST", `${at}/notes`, { body: { text: "Prefere retirar no balcão" } });
  expect(noted.data.notes).toMatchObject([{ name: "Rui", text: "Prefere retirar no balcão" }]);
  expect((await send("GET", `?q=${customer.email}`)).data.items).toMatchObject([{ orders: 1, blocked: false }]);
});

test("a blocked customer is signed out and cannot sign in until unblocked", async () => {
  const { customer, headers } = await createTestCustomer(tenant);
  const at = `/${customer.id}`;
  expect(await send("POST", `${at}/block`, { body: { reason: "" } })).toMatchObject({
    status: 422,
    errors: { reason: "ERROR_FORM_REQUIRED" },
  });
  const blocked = await send("POST", `${at}/block`, { body: { reason: "Três pedidos falsos" } });
  expect(blocked.data.blocked).toMatchObject({ reason: "Três pedidos falsos" });
  expect((await context.app.inject({ url: "/ecommerce/user", headers })).statusCode).toBe(401);
  const signIn = async (password: string) => {
    const payload = { email: customer.email, password, ecommerce: tenant.slug };
    const response = await context.app.inject({ method: "POST", url: "/ecommerce/login", payload });
    return [response.statusCode, response.json().message];
  };
  expect(await signIn(PASSWORD)).toEqual([403, "FORBIDDEN"]);
  expect(await signIn("outra")).toEqual([401, "AUTH_WRONG_PASSWORD"]);
  expect((await send("GET", "?view=blocked")).data.items).toMatchObject([{ id: customer.id, blocked: true }]);
  expect((await send("POST", `${at}/unblock`)).data.blocked).toBeNull();
  expect((await signIn(PASSWORD))[0]).toBe(200);
  const entries = await query(sql`select action, before, after from audit_entries where subject_id = ${customer.id}`);
  expect(entries).toEqual([
    { action: "customer.blocked", before: { blocked: false }, after: { blocked: true } },
    { action: "customer.unblocked", before: { blocked: true }, after: { blocked: false } },
  ]);
});

test("an owner exports all records of a customer, without secrets", async () => {
  const { session } = await placeTestOrder(context.app, tenant);
  const at = `/${session.customer.id}`;
  await send("POST", `${at}/notes`, { body: { text: "Ligar antes de entregar" } });
  expect(await send("POST", `${at}/export`, { role: "manager" })).toMatchObject({ status: 403, message: "FORBIDDEN" });
  const { data } = await send("POST", `${at}/export`, { role: "owner" });
  expect(data.records).toMatchObject({
    customers: [{ email: session.customer.email }],
    customer_notes: [{ text: "Ligar antes de entregar" }],
    orders: [{ customer_id: session.customer.id }],
  });
  expect(JSON.stringify(data)).not.toMatch(/hash|argon2|staff_name/);
});

test("an erased customer is gone, even one who orders meanwhile", async () => {
  const session = await createTestCustomer(tenant);
  const { customer } = session;
  const products = await Promise.all([1, 2, 3, 4].map(() => createTestProduct(tenant, { stock: 10 })));
  const at = `/${customer.id}`;
  const note = { key: uuid(), body: { text: `Nota sobre ${customer.email}` } };
  expect(await send("POST", `${at}/notes`, note)).toMatchObject({ status: 200, data: { id: customer.id } });
  const erase = (email: string) => send("POST", `${at}/erase`, { role: "manager", body: { email } });
  expect(await erase("outra@example.com")).toMatchObject({ status: 422, errors: { email: "ERROR_FORM_INVALID" } });
  const [erased, ...ordered] = await Promise.all([
    erase(customer.email.toUpperCase()),
    ...products.map(({ id }) => sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 1 }] })),
  ]);
  expect(erased).toMatchObject({ status: 200, data: null });
  for (const { statusCode } of ordered) expect([200, 201, 401]).toContain(statusCode);
  expect(await query(sql`select from orders where customer_id = ${customer.id}`)).toEqual([]);
  expect(await query(sql`select from orders where email = ${customer.email}`)).toEqual([]);
  expect(await query(sql`select from customer_notes where customer_id = ${customer.id}`)).toEqual([]);
  expect(await send("GET", at)).toMatchObject({ status: 404, message: "CUSTOMER_NOT_FOUND" });
  expect(await erase(customer.email)).toMatchObject({ status: 404, message: "CUSTOMER_NOT_FOUND" });
  expect(await send("POST", `${at}/notes`, note)).toMatchObject({ status: 404, message: "CUSTOMER_NOT_FOUND" });
});

test("no text is a failure of the server", async () => {
  const { customer } = await createTestCustomer(tenant);
  for (const text of HOSTILE_TEXTS) {
    const sent = encodeURIComponent(text.toWellFormed());
    const results = [
      await send("GET", `?q=${sent}&after=${sent}`),
      await send("GET", `?sort=name&after=${customer.id}%20${sent}`),
      await send("POST", `/${customer.id}/notes`, { body: { text } }),
      await send("POST", `/${customer.id}/erase`, { role: "owner", body: { email: text } }),
    ];
    for (const { status } of results) expect([200, 404, 422]).toContain(status);
  }
});

test("a workshop is found by its CNPJ in any writing and shown with it; a CPF that begins with 0 is no phone", async () => {
  const workshop = (await createNamed("Oficina Exemplo", { cpf: "12ABC34501DE35" })).customer.id;
  const person = (await createNamed("Zilda Exemplo", { cpf: "01134567890" })).customer.id;
  const find = async (q: string) =>
    (await send("GET", `?q=${encodeURIComponent(q)}`)).data.items.map(({ id }: { id: string }) => id);
  expect(await find("12.abc.345/01de-35")).toEqual([workshop]);
  expect(await find("12ABC34501DE35")).toEqual([workshop]);
  expect(await find("011.345.678-90")).toEqual([person]);
  expect((await send("GET", `/${workshop}`, { role: "manager" })).data.cpf).toBe("12.ABC.345/01DE-35");
  expect((await send("GET", `/${workshop}`)).data.cpf).toBe("**.***.***/01DE-35");
});
