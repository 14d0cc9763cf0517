import { MAX_GARAGE_VEHICLES } from "@pecacerta/rules/garage";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let gol: VehicleRow;
let uno: VehicleRow;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  [gol, uno] = [
    await insertTestVehicle(context.installation.database),
    await insertTestVehicle(context.installation.database),
  ];
});
afterAll(() => context.close());

type Fields = Record<string, unknown>;
const post = ({ headers }: SignedInCustomer, path: string, payload: Fields = {}) =>
  context.app.inject({ method: "POST", url: `/ecommerce/user/garage/${path}`, headers, payload });
const insert = (session: SignedInCustomer, { codFipe, year, make, model }: VehicleRow, more: Fields = {}) =>
  post(session, "insert", { cod_fipe: codFipe, year, make, model, ...more });
const idsOf = async (session: SignedInCustomer): Promise<string[]> =>
  (await post(session, "list")).json().data.map(({ id }: { id: string }) => id);
const remove = (session: SignedInCustomer, path: string, more: Record<string, string> = {}, method = "GET") =>
  context.app.inject({
    method: method as "GET",
    url: `/ecommerce/user/garage/${path}`,
    headers: { ...session.headers, ...more },
  });

describe("the garage", () => {
  test("[API-12] [GR-02] [EN-03] adds a vehicle by code and year, and lists it with the stored data", async () => {
    const session = await createTestCustomer(tenant);
    const response = await insert(session, gol, { year: gol.yearCode, make: "<b>VW</b>", model: "outro" });
    const vehicle = {
      id: gol.id,
      type: 1,
      year: 2014,
      make: gol.make,
      model: gol.model,
      family: gol.family,
      engine: gol.engine,
      fuel: gol.fuel,
      cod_fipe: gol.codFipe,
      year_code: gol.yearCode,
    };
    expect([response.statusCode, response.json()]).toEqual([200, { message: "TEXT_VEHICLE_ADDED", data: vehicle }]);
    expect((await post(session, "list")).json()).toEqual({ data: [vehicle] });
  });

  test("[API-12] [GR-02] accepts the token in the body, and an empty body", async () => {
    const session = await createTestCustomer(tenant);
    await insert(session, gol);
    const headers = { ecommerce: tenant.slug };
    const url = "/ecommerce/user/garage/list";
    const byBody = await context.app.inject({ method: "POST", url, headers, payload: { token: session.token } });
    const byHeader = await context.app.inject({ method: "POST", url, headers: session.headers });
    expect([byBody.statusCode, byBody.body]).toEqual([200, byHeader.body]);
    expect((await context.app.inject({ method: "POST", url, headers })).statusCode).toBe(401);
  });

  test("[GR-02] lists the newest first, and each once", async () => {
    const session = await createTestCustomer(tenant);
    await insert(session, gol);
    await insert(session, uno);
    await insert(session, gol);
    expect(await idsOf(session)).toEqual([uno.id, gol.id]);
    const many = await createTestCustomer(tenant);
    const responses = await Promise.all(Array.from({ length: 12 }, () => insert(many, gol)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await idsOf(many)).toEqual([gol.id]);
  });

  test("[GR-02] [VP-07] the year code selects one of several fuels; without it, the first", async () => {
    const session = await createTestCustomer(tenant);
    const { codFipe } = uno;
    const alcohol = await insertTestVehicle(context.installation.database, {
      codFipe,
      yearCode: "2014-2",
      fuel: "Álcool",
    });
    expect((await insert(session, uno)).json().data.id).toBe(uno.id);
    expect((await insert(session, uno, { year_code: "2014-2" })).json().data.id).toBe(alcohol.id);
    expect((await insert(session, uno, { year: "2014-2" })).json().data.id).toBe(uno.id);
    expect((await insert(session, uno, { year_code: "2014-9" })).statusCode).toBe(422);
  });

  test.each(["", "error", "  ", "005340", null, 7, "000000-0"])(
    "[VP-08] [GR-02] the code %j is unknown",
    async (cod_fipe) => {
      const response = await insert(await createTestCustomer(tenant), gol, { cod_fipe });
      expect([response.statusCode, response.json()]).toEqual([
        422,
        { message: "VEHICLE_NOT_FOUND", errors: { cod_fipe: "VEHICLE_NOT_FOUND" } },
      ]);
    },
  );

  test.each([
    ["year", "", "ERROR_FORM_INVALID"],
    ["year", "1899", "ERROR_FORM_INVALID"],
    ["year", "32001-1", "ERROR_FORM_INVALID"],
    ["year", "dois mil", "ERROR_FORM_INVALID"],
    ["make", "x".repeat(121), "ERROR_FORM_TOO_LONG"],
    ["year_code", "2014", "ERROR_FORM_INVALID"],
  ])("[GR-02] %s=%s is refused", async (field, value, errorKey) => {
    const response = await insert(await createTestCustomer(tenant), gol, { [field]: value });
    expect([response.statusCode, response.json().errors]).toEqual([422, { [field]: errorKey }]);
  });

  test("[GR-02] an unknown year of a code is refused", async () => {
    const response = await insert(await createTestCustomer(tenant), gol, { year: "1999" });
    expect([response.statusCode, response.json().message]).toEqual([422, "VEHICLE_NOT_FOUND"]);
  });

  test("a full garage refuses more vehicles", async () => {
    const session = await createTestCustomer(tenant);
    const { database } = context.installation;
    const years = Array.from({ length: MAX_GARAGE_VEHICLES - 1 }, (_, at) => 1950 + at);
    const { codFipe } = await insertTestVehicle(database, { year: 1949, yearCode: "1949-1" });
    for (const year of years) await insertTestVehicle(database, { codFipe, year, yearCode: `${year}-1` });
    for (const year of [1949, ...years]) await post(session, "insert", { cod_fipe: codFipe, year });
    const [refused, again] = [
      await insert(session, gol),
      await post(session, "insert", { cod_fipe: codFipe, year: 1950 }),
    ];
    expect([refused.statusCode, refused.json(), again.statusCode]).toEqual([409, { message: "GARAGE_FULL" }, 200]);
    expect(await idsOf(session)).toHaveLength(MAX_GARAGE_VEHICLES);
  });
});

describe("removing a vehicle", () => {
  test.each([
    ["DELETE", ""],
    ["GET", "delete/"],
  ])("[API-12] [GR-02] %s %s:id removes it once", async (method, path) => {
    const session = await createTestCustomer(tenant);
    await insert(session, gol);
    await insert(session, uno);
    const response = await remove(session, path + gol.id, {}, method);
    expect([response.statusCode, response.json()]).toEqual([200, { message: "TEXT_VEHICLE_REMOVED" }]);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(await idsOf(session)).toEqual([uno.id]);
    const again = await remove(session, path + gol.id, {}, method);
    expect([again.statusCode, again.json()]).toEqual([404, { message: "VEHICLE_NOT_FOUND" }]);
  });

  test("[RO-04] another customer's vehicle stays", async () => {
    const [session, otherCustomer] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    await insert(otherCustomer, gol);
    expect((await remove(session, `delete/${gol.id}`)).statusCode).toBe(404);
    expect(await idsOf(otherCustomer)).toEqual([gol.id]);
  });

  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-mode": "navigate" },
    { "sec-fetch-dest": "image" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
  ])("[GR-02] by GET is refused unless the shop's own pages request it: %j", async (headers) => {
    const session = await createTestCustomer(tenant);
    await insert(session, gol);
    const response = await remove(session, `delete/${gol.id}`, headers);
    expect([response.statusCode, response.json()]).toEqual([403, { message: "FORBIDDEN" }]);
    const sameOrigin = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };
    expect(await idsOf(session)).toEqual([gol.id]);
    expect((await remove(session, `delete/${gol.id}`, sameOrigin)).statusCode).toBe(200);
  });

  test("[GR-02] by GET needs the bearer header, and HEAD changes nothing", async () => {
    const session = await createTestCustomer(tenant);
    await insert(session, gol);
    const head = await remove(session, `delete/${gol.id}`, {}, "HEAD");
    expect([head.statusCode, head.headers.allow, head.body]).toEqual([405, "GET", ""]);
    const url = `/ecommerce/user/garage/delete/${gol.id}?token=${session.token}`;
    const cookies = { user_token: session.token, token: session.token };
    expect((await context.app.inject({ url, headers: { ecommerce: tenant.slug }, cookies })).statusCode).toBe(401);
    expect(await idsOf(session)).toEqual([gol.id]);
  });
});
