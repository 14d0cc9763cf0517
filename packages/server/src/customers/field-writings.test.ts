import {
  type FieldWriting,
  PHONE_WRITINGS,
  POSTCODE_WRITINGS,
  TAX_ID_WRITINGS,
} from "@pecacerta/rules/testing/field-writings";
import { LAST_NAME_WRITINGS } from "@pecacerta/rules/testing/person-writings";
import { CITY_WRITINGS, COUNTRY_WRITINGS, STREET_NUMBER_WRITINGS } from "@pecacerta/rules/testing/place-writings";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { sendCheckout } from "../../testing/checkout.ts";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { injectStaffCall } from "../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../testing/staff.ts";
import { messages } from "../content/contact/tables.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
let staffToken: string;
let productId: string;
let addressId: string;
let orderNumber: string;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, { email: "loja@example.com" });
  session = await createTestCustomer(tenant);
  productId = (await createTestProduct(tenant, { stock: 900 })).id;
  const user = await createTestStaffUser(context.installation, "Ana");
  await addTestMembership(tenant, user, "counter");
  staffToken = (await signInTestStaff(context.installation, user)).token;
  addressId = (await send("POST", "/user/addresses", addressForm)).body.data.id;
  orderNumber = (await sendOrder(addressForm)).json().data.number;
});
afterAll(() => context.close());

async function send(method: "POST" | "PUT" | "DELETE", path: string, payload: object) {
  const response = await context.app.inject({ method, url: `/ecommerce${path}`, headers: session.headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const sendOrder = (address: object) =>
  sendCheckout(context.app, session, { items: [{ product_id: productId, quantity: 1 }], address });

/** `fields`: what is stored, or the keys of the errors. */
type Answer = { status: number; fields: Record<string, string> };

const answerOf = (status: number, body: { errors?: object }, stored: object | undefined): Answer => {
  const errors = Object.entries(body.errors ?? {}).map(([path, key]) => [path.replace("address.", ""), key]);
  return { status, fields: status < 300 ? { ...stored } : Object.fromEntries(errors) };
};

const ADDRESS_CALLS: Readonly<Record<string, (address: object) => Promise<Answer>>> = {
  "POST /user/addresses": async (address) => {
    const { status, body } = await send("POST", "/user/addresses", address);
    if (status === 201) await send("DELETE", `/user/addresses/${body.data.id}`, {});
    return answerOf(status, body, body.data);
  },
  "PUT /user/addresses/:id": async (address) => {
    const { status, body } = await send("PUT", `/user/addresses/${addressId}`, address);
    return answerOf(status, body, body.data);
  },
  "POST /user/orders/checkout": async (address) => {
    const response = await sendOrder(address);
    return answerOf(response.statusCode, response.json(), response.json().data?.shippingAddress);
  },
  "PATCH /admin/orders/:number": async (address) => {
    const staff = { app: context.app, tenant, token: staffToken };
    const at = `/orders/${orderNumber}`;
    const { data: order } = await injectStaffCall(staff, ["GET", at]);
    const fields = { body: { address }, tag: `"r${order.revision}"` };
    const { status, ...body } = await injectStaffCall(staff, ["PATCH", at], fields);
    return answerOf(status, body, body.data?.shippingAddress);
  },
};

const PERSON_CALLS: Readonly<Record<string, (fields: object) => Promise<Answer>>> = {
  "POST /register": async (fields) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const account = { ...fields, name: "Ana", email, password: "segredo-1", ecommerce_id: tenant.slug };
    const { status, body } = await send("POST", "/register", account);
    return answerOf(status, body, body.user);
  },
  "POST /user/profile": async (fields) => {
    const { status, body } = await send("POST", "/user/profile", {
      ...fields,
      name: "Ana",
      email: session.customer.email,
    });
    return answerOf(status, body, body.data);
  },
};

async function writeMessage(fields: object): Promise<Answer> {
  const message = { name: "Ana", email: "ana@example.com", message: "Abrem hoje?", ...fields };
  const { status, body } = await send("POST", "/mailing/contact", message);
  const [stored] = await withTenantTransaction(tenant, (tx) =>
    tx.select().from(messages).orderBy(desc(messages.id)).limit(1),
  );
  return answerOf(status, body, stored);
}

const personFields = { cpf: "529.982.247-25", phone: "(62) 99123-4567" };
const PHONE_CALLS = { ...ADDRESS_CALLS, ...PERSON_CALLS, "POST /mailing/contact": writeMessage };

async function expectAnswers(
  writings: readonly FieldWriting[],
  { call, field, key }: { call: (sent: object) => Promise<Answer>; field: string; key: RegExp },
  toSent: (typed: string) => object,
) {
  for (const { typed, stored } of writings) {
    const { status, fields } = await call(toSent(typed));
    if (stored === undefined) {
      expect([status, Object.keys(fields)], typed).toEqual([422, [field]]);
      expect(fields[field], typed).toMatch(key);
    } else {
      expect(status, typed).toBeLessThan(300);
      expect(fields[field]?.replace(/\W/g, ""), typed).toBe(stored.replace(/\W/g, ""));
    }
  }
}

test.each(Object.entries(PHONE_CALLS))("[VA-07] %s reads every writing of a phone by the rule", async (_name, call) => {
  await expectAnswers(PHONE_WRITINGS, { call, field: "phone", key: /^INVALID_PHONE$/ }, (phone) => ({
    ...addressForm,
    ...personFields,
    phone,
  }));
});

test.each(Object.entries(PERSON_CALLS))("[VA-07] %s reads every writing of a CPF or CNPJ", async (_name, call) => {
  await expectAnswers(TAX_ID_WRITINGS, { call, field: "cpf", key: /^INVALID_CPF$/ }, (cpf) => ({
    ...personFields,
    cpf,
  }));
});

test.each(Object.entries(ADDRESS_CALLS))("[AD-03] %s reads every writing of a CEP", async (_name, call) => {
  await expectAnswers(
    POSTCODE_WRITINGS,
    { call, field: "postcode", key: /^(INVALID_CEP|CEP_OF_OTHER_STATE)$/ },
    (postcode) => ({ ...addressForm, postcode }),
  );
});

test.each(Object.entries(ADDRESS_CALLS))("[AD-03] %s takes a line with every house number", async (_name, call) => {
  const toLines = (number: string) => ({ ...addressForm, address1: `Tv. das Flores, ${number}`, address2: "Centro" });
  // A line with digits may name a block and a lot.
  const writings = STREET_NUMBER_WRITINGS.filter(({ typed, stored }) => stored !== undefined || !/\d/.test(typed));
  for (const { typed, stored } of writings) {
    const { status, fields } = await call(toLines(typed));
    if (stored === undefined) expect({ status, fields }, typed).toEqual({ status: 422, fields: NUMBER_REQUIRED });
    else
      expect([status < 300, fields.address1], typed).toEqual([true, toLines(typed.trim()).address1.replace("  ", " ")]);
  }
});

const NUMBER_REQUIRED = { address1: "ADDRESS_NUMBER_REQUIRED" };

test.each(Object.entries(ADDRESS_CALLS))(
  "[AD-03] %s reads every writing of a city by the rule",
  async (_name, call) => {
    await expectAnswers(
      CITY_WRITINGS,
      { call, field: "city", key: /^ERROR_FORM_(REQUIRED|INVALID|TOO_LONG)$/ },
      (city) => ({ ...addressForm, city }),
    );
  },
);

test.each(Object.entries(ADDRESS_CALLS))(
  "[AD-03] %s reads every writing of a country by the rule",
  async (_name, call) => {
    await expectAnswers(COUNTRY_WRITINGS, { call, field: "country", key: /^ERROR_FORM_INVALID$/ }, (country) => ({
      ...addressForm,
      country,
    }));
  },
);

test.each(Object.entries(ADDRESS_CALLS))(
  "[VA-06] %s reads every writing of a last name by the rule",
  async (_name, call) => {
    await expectAnswers(
      LAST_NAME_WRITINGS,
      { call, field: "lastName", key: /^ERROR_FORM_(INVALID|TOO_LONG)$/ },
      (lastName) => ({ ...addressForm, lastName }),
    );
  },
);

test("[AD-03] a company without a surname registers, keeps an address and orders", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = {
    name: "Retificadora",
    email,
    password: "segredo-1",
    cpf: "11.222.333/0001-81",
    phone: "6233334444",
  };
  expect((await send("POST", "/register", { ...account, ecommerce_id: tenant.slug })).status).toBe(201);
  const { lastName: _lastName, ...address } = { ...addressForm, firstName: account.name, email };
  for (const call of Object.values(ADDRESS_CALLS))
    expect(await call(address)).toMatchObject({ fields: { firstName: account.name, lastName: "" } });
});

const NUMBERLESS_LINES = ["Rua", "Largo", "Vila Nova", "Vila Operária", "Tr. 3", "Vl. Nova", "Trav. do Ouvidor"];

test.each(Object.entries(ADDRESS_CALLS))("[AD-03] %s takes no street without a number", async (_name, call) => {
  for (const address1 of NUMBERLESS_LINES)
    expect(await call({ ...addressForm, address1, address2: "Centro" }), address1).toMatchObject({
      status: 422,
      fields: NUMBER_REQUIRED,
    });
});

test("[AD-03] every address that the address book takes can be ordered to", async () => {
  for (const { typed } of STREET_NUMBER_WRITINGS) {
    const address = { ...addressForm, address1: `Tv. das Flores, ${typed}`, address2: "Centro" };
    const saved = await send("PUT", `/user/addresses/${addressId}`, address);
    if (saved.status !== 200) continue;
    const items = [{ product_id: productId, quantity: 1 }];
    const order = await sendCheckout(context.app, session, { items, address: undefined, address_id: addressId });
    expect(order.statusCode, typed).toBe(201);
  }
});
