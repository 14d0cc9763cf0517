import { staffCalls } from "@pecacerta/contract/admin/calls";
import type { StaffCall } from "@pecacerta/contract/call";
import { PERMISSIONS, type Permission, permissionsOf, type StaffRole } from "@pecacerta/rules/permission";
import { and, eq, sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { sendCheckout } from "../../testing/checkout.ts";
import { createTestCustomer } from "../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../testing/staff.ts";
import { createContactMessage } from "../content/contact/commands.ts";
import { createQuestion } from "../content/questions/commands.ts";
import { saveReview } from "../content/reviews/commands.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { createBid } from "../sales/bids/commands.ts";
import { staffMemberships } from "./identity/tables.ts";

const EMAIL = "canario.amarelo@example.com";
const ADDRESS = {
  firstName: "Cliente",
  lastName: "Exemplo",
  company: "Oficina Canário",
  address1: "Rua do Canário, 77",
  address2: "Fundos do canário",
  city: "Goiânia",
  state: "GO",
  postcode: "74555-321",
  email: EMAIL,
  phone: "(62) 98765-4321",
};
const PLANTED = /can[aá]rio|98765-?4321|555-?321|529\.?982|982\.?247/iu;

type Member = { name: string; token: string; permissions: ReadonlySet<Permission> };
type Ids = Readonly<Record<string, string>>;

let context: TestInstallation;
let tenant: Tenant;
let ids: Ids;
const members: Member[] = [];

beforeAll(async () => {
  context = await openTestInstallation();
  const { installation, app } = context;
  tenant = await createTestCompany(installation, { email: "loja@example.com" });
  const signed = await createTestCustomer(tenant, EMAIL);
  const product = await createTestProduct(tenant, { price: 100_00, stock: 20 });
  const items = [{ product_id: product.id, quantity: 1 }];
  const order = await sendCheckout(app, signed, { items, address: ADDRESS, order_notes: "Ligue 62 98765-4321" });
  const now = new Date();
  const written = await withTenantTransaction(tenant, async (tx) => {
    const { id: productId } = product;
    await tx.execute(sql`update customers set phone = '62987654321' where company_id = ${tx.companyId}`);
    const question = unwrapOutcome(
      await createQuestion(tx, signed.customer, { product_id: productId, question: "Serve no Uno?" }, now),
    );
    const review = { productId, rating: 1, content: "Chegou riscado.", isBuyer: true };
    const reviewed = unwrapOutcome(await saveReview(tx, signed.customer, review, now));
    const bid = { productId, value: 90_00, quantity: 1, message: "" };
    const offered = unwrapOutcome(await createBid(tx, signed.customer.id, bid, now));
    const message = { name: "Cliente Exemplo", email: EMAIL, phone: ADDRESS.phone, message: "Abrem hoje?" };
    await createContactMessage(tx, message, { to: "loja@example.com", now });
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from messages where company_id = ${tx.companyId} limit 1`,
    );
    return { question: question.id, review: reviewed.id, bid: offered.id, message: rows[0]?.id ?? "" };
  });
  ids = { ...written, product: product.id, customer: signed.customer.id, number: order.json().data.number };
  for (const role of ["catalog", "counter", "read-only"] as const) members.push(await addMember(role, role));
  const others = PERMISSIONS.filter((permission) => permission !== "customers.read");
  members.push(await addMember("all but customers.read", "read-only", others));
});
afterAll(() => context.close());

async function addMember(name: string, role: StaffRole, addedPermissions: readonly Permission[] = []): Promise<Member> {
  const user = await createTestStaffUser(context.installation, name);
  await addTestMembership(tenant, user, role);
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(staffMemberships)
      .set({ addedPermissions: [...addedPermissions] })
      .where(and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.staffUserId, user.id))),
  );
  const permissions = permissionsOf({ role, addedPermissions, removedPermissions: [] });
  return { name, permissions, token: (await signInTestStaff(context.installation, user)).token };
}

const ID_OF = [
  [/\/products\/|equivalents/, "product"],
  [/\/customers\//, "customer"],
  [/\/questions\//, "question"],
  [/\/reviews\//, "review"],
  [/\/bids\//, "bid"],
  [/\/messages\//, "message"],
] as const;

/** Every call with what is there, its fields as far as they are needed to succeed or to conflict. */
function addressesOf({ path }: StaffCall): string[] {
  if (path.endsWith("/inbox/:kind/:id"))
    return ["question", "review", "bid", "message"].map((kind) => `/admin/inbox/${kind}s/${ids[kind]}`);
  if (path === "/admin/orders/print") return [`${path}?n=${ids.number}`];
  if (path === "/admin/orders") return [path, `${path}?q=${ids.number}`];
  if (path === "/admin/search") return [`${path}?q=${ids.number}`, `${path}?q=Cliente`, `${path}?q=4321`];
  const id = ID_OF.find(([pattern]) => pattern.test(path))?.[1] ?? "product";
  const filled = path.replace(":number", ids.number ?? "").replace(/:\w+/, ids[id] ?? "");
  return path.endsWith("/preview") && path.includes("mails") ? [`${filled}?mail=received`] : [filled];
}

const BODIES: Readonly<Record<string, object>> = {
  "PATCH /admin/orders/:number": { carrier: "Correios" },
  "POST /admin/orders/:number/notes": { text: "Separado" },
};

/** The export of a customer has a permission of its own. The others end what the next calls ask for. */
const LEFT_OUT = /\/staff|\/me|erase|cancel$|export$/;

const ofCompany = Object.values<StaffCall>(staffCalls).filter(
  ({ access, path }) => access === "staff" && !LEFT_OUT.test(path),
);

async function answersFor({ token }: Member): Promise<{ call: string; status: number; body: string }[]> {
  const answers = [];
  for (const call of ofCompany)
    for (const url of addressesOf(call)) {
      const name = `${call.method} ${call.path}`;
      const { statusCode, body } = await context.app.inject({
        method: call.method as InjectOptions["method"],
        url: `/ecommerce${url}`,
        headers: {
          "x-admin": "1",
          "sec-fetch-site": "same-origin",
          ecommerce: tenant.slug,
          cookie: `admin=${token}`,
          "if-match": '"r0"',
          "idempotency-key": uuid(),
        },
        ...(call.method === "GET" ? {} : { payload: BODIES[name] ?? {} }),
      } as InjectOptions);
      answers.push({ call: name, status: statusCode, body });
    }
  return answers;
}

test("without customers.read, in whatever role, no answer has a customer's e-mail, phone, address or CPF", async () => {
  for (const member of members.filter(({ permissions }) => !permissions.has("customers.read"))) {
    const answers = await answersFor(member);
    expect(answers.filter(({ status }) => status === 200).length, member.name).toBeGreaterThan(15);
    const shown = answers
      .filter(({ body }) => PLANTED.test(body))
      .map(({ call, body }) => [call, PLANTED.exec(body)?.[0]]);
    expect(shown, member.name).toEqual([]);
  }
});

test("with customers.read the answers have them", async () => {
  const counter = members.find(({ name }) => name === "counter");
  if (!counter) throw new Error("A member of each role was made");
  const shown = (await answersFor(counter)).filter(({ body }) => PLANTED.test(body)).map(({ call }) => call);
  expect(shown).toEqual(
    expect.arrayContaining([
      "GET /admin/orders/:number",
      "GET /admin/orders/print",
      "GET /admin/customers",
      "GET /admin/customers/:id",
      "GET /admin/search",
      "GET /admin/inbox/:kind/:id",
      "POST /admin/orders/:number/notes",
    ]),
  );
});

const asMember = (name: string) => members.find((member) => member.name === name)?.token ?? "";

test("who sees an address masked cannot save it, and finds no order by a phone number or an e-mail", async () => {
  const send = (method: "GET" | "PATCH", path: string, token: string, payload?: object) =>
    context.app.inject({
      method,
      url: `/ecommerce/admin${path}`,
      headers: {
        "x-admin": "1",
        "sec-fetch-site": "same-origin",
        ecommerce: tenant.slug,
        cookie: `admin=${token}`,
        "if-match": '"r0"',
      },
      ...(payload && { payload }),
    });
  const masked = asMember("all but customers.read");
  const refused = await send("PATCH", `/orders/${ids.number}`, masked, { address: ADDRESS });
  expect([refused.statusCode, refused.json().message]).toEqual([403, "FORBIDDEN"]);
  for (const q of ["4321", "(62) 98765", EMAIL]) {
    const path = `/orders?${new URLSearchParams({ q })}`;
    const totals = await Promise.all(
      [masked, asMember("counter")].map(async (token) => (await send("GET", path, token)).json().data.total),
    );
    expect([q, ...totals]).toEqual([q, 0, 1]);
  }
});
