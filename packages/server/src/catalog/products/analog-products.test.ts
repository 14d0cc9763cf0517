import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addProducts, addProductType, updateProduct } from "./commands.ts";
import { findAnalogProducts } from "./related-products.ts";

let context: TestInstallation;
let tenant: Tenant;
const make = `Marca ${uuid()}`;
const uno = { type: 1, make, family: "Uno", yearFrom: 2000, yearTo: 2010 } as const;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  for (const slug of ["pastilha", "disco"])
    await withTenantTransaction(tenant, (tx) => addProductType(tx, { slug, name: slug }));
});
afterAll(() => context.close());

const slugsOf = async (slug: string, limit?: number) =>
  (await findAnalogProducts(tenant, slug, limit === undefined ? {} : { limit }))?.map(({ slug }) => slug);

test("[API-17] analogs are found among any number of newer parts of the type that fit other vehicles", async () => {
  const old = { createdAt: new Date("2020-01-01"), type: "pastilha" };
  await createTestProduct(tenant, { ...old, slug: "dear", price: 90_00, fitments: [uno] });
  await createTestProduct(tenant, {
    ...old,
    slug: "cheap",
    price: 10_00,
    fitments: [uno, { ...uno, family: "Palio" }],
  });
  await createTestProduct(tenant, { ...old, slug: "this", fitments: [uno, { ...uno, yearFrom: 2015, yearTo: 2018 }] });
  const newer = Array.from({ length: 260 }, (_, at) => {
    const slug = `newer-${at}`;
    const fitments = [{ ...uno, ...(at % 2 ? { family: "Palio" } : { yearFrom: 2011, yearTo: 2014 }) }];
    return { slug, sku: slug, name: slug, price: 100, type: "pastilha", createdAt: new Date(), fitments };
  });
  await withTenantTransaction(tenant, (tx) => addProducts(tx, newer));
  expect(await slugsOf("this")).toEqual(["cheap", "dear"]);
  expect(await slugsOf("this", 1)).toEqual(["cheap"]);
});

test("[API-17] analogs follow changes of type and fitments", async () => {
  const { id } = await createTestProduct(tenant, { slug: "disc", type: "disco", fitments: [uno] });
  const { id: other } = await createTestProduct(tenant, {
    slug: "was-no-disc",
    fitments: [{ ...uno, family: "Tipo" }],
  });
  const sql = (text: string) =>
    withTenantTransaction(tenant, (tx) => tx.client.query(`${text} and company_id = $2`, [other, tx.companyId]));
  expect(await slugsOf("disc")).toEqual([]);
  await withTenantTransaction(tenant, (tx) => updateProduct(tx, other, { type: "disco" }));
  expect(await slugsOf("disc")).toEqual([]);
  await sql("update fitments set family = 'Uno' where product_id = $1");
  expect(await slugsOf("disc")).toEqual(["was-no-disc"]);
  expect(await slugsOf("was-no-disc")).toEqual(["disc"]);
  await sql("update fitments set family = 'Tipo' where product_id = $1");
  expect(await slugsOf("disc")).toEqual([]);
  await sql("update fitments set family = 'Uno' where product_id = $1");
  await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, { type: "pastilha" }));
  expect(await slugsOf("was-no-disc")).toEqual([]);
});

test("[API-17] a part for another position, engine or year is no analog", async () => {
  await withTenantTransaction(tenant, (tx) => addProductType(tx, { slug: "sensor", name: "Sensor" }));
  const sensor = (slug: string, fields: object) =>
    createTestProduct(tenant, { slug, type: "sensor", fitments: [{ ...uno, family: "Siena", ...fields }] });
  await sensor("front", { position: "Dianteira", engine: "1.0" });
  await sensor("any", {});
  await sensor("rear", { position: "Traseira" });
  await sensor("other-engine", { position: "Dianteira", engine: "1.4" });
  await sensor("later", { yearFrom: 2011, yearTo: 2014 });
  await sensor("not-for-it", { excluded: true });
  expect(await slugsOf("front")).toEqual(["any"]);
});

test("[API-17] excluded vehicles make no analogs, of either part", async () => {
  await withTenantTransaction(tenant, (tx) => addProductType(tx, { slug: "vela", name: "Vela" }));
  const early = { ...uno, family: "Doblò", yearFrom: 2000, yearTo: 2005 };
  const late = { ...early, yearFrom: 2006, yearTo: 2010 };
  await createTestProduct(tenant, { slug: "early", type: "vela", fitments: [early] });
  await createTestProduct(tenant, { slug: "late", type: "vela", fitments: [late, { ...early, excluded: true }] });
  await createTestProduct(tenant, { slug: "whole", type: "vela", fitments: [early, late] });
  expect(await slugsOf("early")).toEqual(["whole"]);
  expect(await slugsOf("late")).toEqual(["whole"]);
});
