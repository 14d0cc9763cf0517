import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
let gol: VehicleRow;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  session = await createTestCustomer(tenant);
  gol = await insertTestVehicle(tenant.database, { family: "Gol", year: 2014, engine: "1.6 8V" });
});
afterAll(() => context.close());

const evidence = () => ({ type: 1 as const, make: gol.make, family: "Gol", yearFrom: 2010, yearTo: 2016 });

test("[GR-03] an order line stores the buyer's vehicle and the verdict of that time", async () => {
  const pads = await createTestProduct(tenant, {
    fitments: [{ ...evidence(), note: "Somente com ABS", source: "Catálogo" }],
  });
  const oil = await createTestProduct(tenant);
  const other = await createTestProduct(tenant, { fitments: [{ ...evidence(), family: "Fox" }] });
  const items = [pads, oil, other].map(({ id }) => ({ product_id: id, quantity: 1, verdict: "serves" }));
  const sent = { items, vehicle_id: gol.id, verdict: "serves", fitment: { verdict: "serves" } };
  const placed = await sendCheckout(context.app, session, sent);
  expect(placed.statusCode).toBe(201);
  const { number, items: lines } = placed.json().data;
  const vehicle = { id: gol.id, make: gol.make, family: "Gol", year: 2014, engine: "1.6 8V", cod_fipe: gol.codFipe };
  expect(lines).toMatchObject([
    {
      fitment: {
        vehicle,
        verdict: "serves-with-note",
        doubts: [],
        row: { note: "Somente com ABS", source: "Catálogo" },
      },
    },
    { fitment: { vehicle, verdict: "universal", row: null } },
    { fitment: { vehicle, verdict: "does-not-serve", row: null } },
  ]);
  // Later changes of the fitment do not change the stored verdict.
  await withTenantTransaction(tenant, (tx) => tx.execute(`delete from fitments where company_id = '${tx.companyId}'`));
  const read = await context.app.inject({ url: `/ecommerce/user/orders/${number}`, headers: session.headers });
  expect(read.json().data.items).toEqual(lines);
});

test("[GR-03] without a vehicle there is no verdict, and an unknown vehicle is refused", async () => {
  const { id } = await createTestProduct(tenant, { stock: 5 });
  const items = [{ product_id: id, quantity: 1 }];
  const placed = await sendCheckout(context.app, session, { items, vehicle_id: "" });
  expect(placed.json().data.items[0].fitment).toBeNull();
  const unknown = await sendCheckout(context.app, session, { items, vehicle_id: uuid() });
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: "VEHICLE_NOT_FOUND" }]);
  const malformed = await sendCheckout(context.app, session, { items, vehicle_id: "1' or '1'='1" });
  expect([malformed.statusCode, malformed.json().errors]).toEqual([422, { vehicle_id: "ERROR_FORM_INVALID" }]);
  expect(await findStockOnHand(tenant, id)).toBe(4);
});
