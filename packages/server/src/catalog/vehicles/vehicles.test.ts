import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let service: Server;
let fakeResponse: { status: number; body: string };
let fakeRequests: string[] = [];
let gol: VehicleRow;

beforeAll(async () => {
  service = createServer((request, response) => {
    fakeRequests.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(fakeResponse.status, { location: "http://127.0.0.1:1/" }).end(fakeResponse.body);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/look/`;
  context = await openTestInstallation({
    VEHICLE_LOOKUP_URL: address,
    VEHICLE_LOOKUP_TOKEN: "segredo",
    LOG_LEVEL: "silent",
  });
  gol = await insertTestVehicle(context.installation.database, { make: `VW - VolksWagen ${Date.now()}` });
});
afterAll(async () => {
  await context.close();
  service.close();
});

describe("the vehicles that a company has fitments for", () => {
  let tenant: Tenant;
  const get = async (path: string, whose = tenant) =>
    (await context.app.inject({ url: `/ecommerce/vehicles${path}`, headers: { ecommerce: whose.slug } })).json();

  beforeAll(async () => {
    tenant = await createTestCompany(context.installation);
    const { make, family } = gol;
    await createTestProduct(tenant, { fitments: [{ type: 1, make, family, yearFrom: 2010, yearTo: 2014 }] });
    await insertTestVehicle(context.installation.database, { make, family, year: 2009 });
    await insertTestVehicle(context.installation.database, { make, family: "Outro", model: "Outro 1.0" });
  });

  test("[EN-03] are listed by year, make and model", async () => {
    const { make, model, year } = gol;
    const query = `?year=${year}&make=${encodeURIComponent(make)}`;
    expect(await get("/years")).toEqual({ data: [2014] });
    expect(await get(`/makes?year=${year}`)).toEqual({ data: [make] });
    expect(await get(`/models${query}`)).toEqual({ data: [model] });
    const { data } = await get(`${query}&model=${encodeURIComponent(model)}`);
    expect(data).toEqual([wireOf(gol)]);
  });

  test("[EN-03] [GEN-01] are none for another company", async () => {
    expect(await get("/makes?year=2009")).toEqual({ data: [] });
    const other = await createTestCompany(context.installation);
    expect(await get("/years", other)).toEqual({ data: [] });
    expect(await get("/makes?year=2014", other)).toEqual({ data: [] });
  });

  test("require year, make and model", async () => {
    expect(await get("/makes")).toEqual({ message: "VALIDATION_FAILED", errors: { year: "ERROR_FORM_REQUIRED" } });
    expect((await get("/models?year=x")).errors).toEqual({ year: "ERROR_FORM_INVALID", make: "ERROR_FORM_REQUIRED" });
  });
});

describe("a price-table code", () => {
  const ask = async (path: string) => {
    const answer = await context.app.inject(`/ecommerce/vehicles/code/${path}`);
    return [answer.statusCode, answer.json()];
  };

  test("[VP-08] [EN-03] and a year identify a vehicle; the full year code selects the fuel", async () => {
    const { codFipe } = gol;
    const alcohol = await insertTestVehicle(context.installation.database, { codFipe, yearCode: "2014-2" });
    expect(await ask(`${codFipe}/2014`)).toEqual([200, { data: wireOf(gol) }]);
    expect(await ask(`${codFipe}/2014-2`)).toEqual([200, { data: wireOf(alcohol) }]);
  });

  test.each(["error/2014", "%20/2014", "005340/2014", "000000-0/2014", "000000-0/error"])(
    "[VP-08] %s is not found",
    async (path) => expect(await ask(path)).toEqual([404, { message: "VEHICLE_NOT_FOUND" }]),
  );
});

describe("a chassis number", () => {
  const VIN = "9BWAA05U3EP000001";
  const look = async (vin: string, to = context) => {
    const answer = await to.app.inject(`/ecommerce/vehicles/vin/${encodeURIComponent(vin)}`);
    return [answer.statusCode, answer.json()];
  };
  const notFound = [404, { message: "VEHICLE_NOT_FOUND" }];

  test.each(["1", "9BWAA05U3EP00000", "9BWAA05U3EP0000011", "9BWAAO5U3EP000001", "1HGCM82643A004352"])(
    "[VP-08] %s is refused, and asked of nobody",
    async (vin) => {
      fakeRequests = [];
      expect(await look(vin)).toEqual([422, { message: "INVALID_VIN", errors: { vin: "INVALID_VIN" } }]);
      expect(fakeRequests).toEqual([]);
    },
  );

  test("is looked up, and returns a vehicle of the price table", async () => {
    fakeRequests = [];
    fakeResponse = {
      status: 200,
      body: JSON.stringify({ cod_fipe: `${gol.codFipe}  `, year: 2014, owner: "somebody" }),
    };
    expect(await look(" 9bwaa05u3-ep000001")).toEqual([200, { data: wireOf(gol) }]);
    expect(fakeRequests).toEqual([`/look/vin/${VIN} Bearer segredo`]);
  });

  test("is not found where the service does not know it or contradicts it", async () => {
    fakeResponse = { status: 404, body: "" };
    expect(await look(VIN)).toEqual(notFound);
    fakeResponse = { status: 200, body: JSON.stringify({ cod_fipe: "000000-0", year: 2014 }) };
    expect(await look(VIN)).toEqual(notFound);
    fakeResponse = { status: 200, body: JSON.stringify({ cod_fipe: gol.codFipe, year: 2014 }) };
    expect(await look("9BDAA05U3EP000001")).toEqual(notFound);
    expect(await look("9BWAA05U3FP000001")).toEqual(notFound);
  });

  test("of this year may be a zero-kilometer vehicle, one of ten years ago may not", async () => {
    const { codFipe } = gol;
    const isNew = await insertTestVehicle(context.installation.database, {
      codFipe,
      make: gol.make,
      year: 32_000,
      yearCode: "32000-1",
    });
    fakeResponse = { status: 200, body: JSON.stringify({ cod_fipe: codFipe, year: 32_000 }) };
    const numberOf = (year: number) => `9BWAA05U3${"ABCDEFGHJKLMNPRSTVWXY123456789"[(year - 1980) % 30]}P000001`;
    const thisYear = new Date().getFullYear();
    expect(await look(numberOf(thisYear))).toEqual([200, { data: wireOf(isNew) }]);
    expect(await look(numberOf(thisYear - 10))).toEqual(notFound);
  });

  test.each([
    [500, ""],
    [302, ""],
    [200, "<!doctype html>"],
    [200, '{"cod_fipe":"x","year":2014}'],
    [200, `{"a":"${"x".repeat(1_100_000)}"}`],
  ])("an invalid response with status %s makes the call fail temporarily", async (status, body) => {
    fakeResponse = { status, body };
    const [code, answer] = await look(VIN);
    expect([code, answer.message]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  });

  test("is unknown without a configured service", async () => {
    const usual = await openTestInstallation();
    expect(await look(VIN, usual)).toEqual(notFound);
    expect(await usual.vehicleLookup.byPlate("ABC1D23")).toBeUndefined();
    await usual.close();
  });

  test("a plate is looked up in the same way", async () => {
    fakeResponse = { status: 200, body: JSON.stringify({ cod_fipe: gol.codFipe, year: 2014 }) };
    fakeRequests = [];
    expect(await context.vehicleLookup.byPlate("ABC1D23")).toEqual({ codFipe: gol.codFipe, year: 2014 });
    expect(fakeRequests).toEqual(["/look/plate/ABC1D23 Bearer segredo"]);
  });
});

function wireOf({ id, type, year, make, model, family, engine, fuel, codFipe, yearCode }: VehicleRow) {
  return { id, type, year, make, model, family, engine, fuel, cod_fipe: codFipe, year_code: yearCode };
}
