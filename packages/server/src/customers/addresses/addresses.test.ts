import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
const callAddresses = ({ headers }: SignedInCustomer, method: Method, path = "", payload?: Record<string, unknown>) =>
  context.app.inject({ method, url: `/ecommerce/user/addresses${path}`, headers, ...(payload ? { payload } : {}) });

const add = async (session: SignedInCustomer, more: Record<string, unknown> = {}) =>
  (await callAddresses(session, "POST", "", { ...addressForm, ...more })).json().data;

const defaultsOf = async (session: SignedInCustomer): Promise<string[]> =>
  (await callAddresses(session, "GET"))
    .json()
    .data.filter((one: { default: boolean }) => one.default)
    .map((one: { id: string }) => one.id);

describe("the address book", () => {
  test("[EN-04] [API-17] stores and returns every field of an address", async () => {
    const session = await createTestCustomer(tenant);
    const made = await callAddresses(session, "POST", "", { ...addressForm, company: "Oficina", address2: "Fundos" });
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({
      firstName: "Cliente",
      company: "Oficina",
      country: "BR",
      address2: "Fundos",
      state: "GO",
      default: true,
    });
    expect((await callAddresses(session, "GET", `/${made.json().data.id}`)).json()).toEqual(made.json());
    expect((await callAddresses(session, "GET", "/default")).json()).toEqual(made.json());
  });

  test("[AD-01] has exactly one default after every change", async () => {
    const session = await createTestCustomer(tenant);
    const first = await add(session);
    const second = await add(session);
    expect(await defaultsOf(session)).toEqual([first.id]);
    await callAddresses(session, "PUT", `/${second.id}`, { ...addressForm, default: true });
    expect(await defaultsOf(session)).toEqual([second.id]);
    const third = await add(session, { default: true });
    expect(await defaultsOf(session)).toEqual([third.id]);
    await callAddresses(session, "DELETE", `/${third.id}`);
    expect(await defaultsOf(session)).toEqual([first.id]);
  });

  test("[AD-01] fifty concurrent default addresses leave one default", async () => {
    const session = await createTestCustomer(tenant);
    const made = await Promise.all(
      Array.from({ length: 50 }, () => callAddresses(session, "POST", "", { ...addressForm, default: true })),
    );
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    expect(await defaultsOf(session)).toHaveLength(1);
  });

  test("[AD-01] concurrent deletions, additions and changes of the default leave one default, or none without addresses", async () => {
    const session = await createTestCustomer(tenant);
    const made = [];
    for (let index = 0; index < 10; index++) made.push(await add(session));
    const choose = ({ id }: { id: string }) =>
      callAddresses(session, "PUT", `/${id}`, { ...addressForm, default: true });
    const changes = made.flatMap((one) => [choose(one), callAddresses(session, "DELETE", `/${one.id}`), add(session)]);
    await Promise.all(changes);
    expect((await callAddresses(session, "GET")).json().data).toHaveLength(10);
    expect(await defaultsOf(session)).toHaveLength(1);
    const left = (await callAddresses(session, "GET")).json().data as { id: string }[];
    await Promise.all(left.map(({ id }) => callAddresses(session, "DELETE", `/${id}`)));
    expect((await callAddresses(session, "GET")).json().data).toEqual([]);
  });

  test("[AD-02] changing an unknown address is refused", async () => {
    const session = await createTestCustomer(tenant);
    const response = await callAddresses(session, "PUT", "/0197a1c2-0000-7000-8000-00000000f001", addressForm);
    expect([response.statusCode, response.json()]).toEqual([404, { message: "ADDRESS_NOT_FOUND" }]);
    expect((await callAddresses(session, "PUT", "/nonsense", addressForm)).json()).toEqual({
      message: "ADDRESS_NOT_FOUND",
    });
  });

  test("[RO-04] another customer's address gets the same 404 as an unknown one", async () => {
    const [owner, stranger] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const { id } = await add(owner);
    for (const method of ["GET", "DELETE"] as const) {
      expect((await callAddresses(stranger, method, `/${id}`)).json()).toEqual({ message: "ADDRESS_NOT_FOUND" });
    }
    expect((await callAddresses(stranger, "PUT", `/${id}`, addressForm)).statusCode).toBe(404);
    expect((await callAddresses(owner, "GET", `/${id}`)).statusCode).toBe(200);
  });

  test("[VA-07] returns an error for each invalid field", async () => {
    const session = await createTestCustomer(tenant);
    const response = await callAddresses(session, "POST", "", {
      ...addressForm,
      firstName: " ",
      state: "XX",
      postcode: "12",
      email: "x",
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      firstName: "ERROR_FORM_REQUIRED",
      state: "INVALID_STATE",
      postcode: "INVALID_CEP",
      email: "ERROR_FORM_INCORRECT_EMAIL",
    });
  });

  test("[RO-03] requires a token", async () => {
    const response = await context.app.inject({
      url: "/ecommerce/user/addresses",
      headers: { ecommerce: tenant.slug },
    });
    expect([response.statusCode, response.json()]).toEqual([401, { message: "AUTH_UNAUTHORIZED" }]);
  });
});
