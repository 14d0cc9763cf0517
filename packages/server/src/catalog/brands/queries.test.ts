import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { findBrandBySlug, findBrandCategories } from "./queries.ts";

let context: TestInstallation;
let tenant: Tenant;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
  await createTestCategory(tenant, { slug: "lonas", name: "Lonas", parent: "freios" });
  for (const [brand, category, published] of [
    ["Oficina do Zé", "discos", true],
    ["Oficina do Zé", "lonas", true],
    ["Oficina do Zé", "lonas", true],
    ["Outra", "discos", true],
    ["Escondida", "discos", false],
  ] as const)
    await createTestProduct(tenant, { brand, categories: [category], published });
});
afterAll(() => context.close());

test("[RT-16] an unregistered brand has the name that its products have", async () => {
  expect(await findBrandBySlug(tenant, "oficina-do-ze")).toEqual({
    slug: "oficina-do-ze",
    name: "Oficina do Zé",
    image: null,
    country: null,
    countryName: null,
    about: "",
    text: "Oficina do Zé",
  });
});

test("[RT-16] a registered brand has its own name and the name of its country", async () => {
  const pool = ownerPoolOf(context.installation.database);
  await pool.query("insert into countries values ('XB', 'Brasilândia') on conflict do nothing");
  await pool.query(
    `insert into brands (slug, name, image, country) values ('marca-registrada', 'Marca Registrada', '/m.svg', 'XB')
      on conflict do nothing`,
  );
  expect(await findBrandBySlug(tenant, "marca-registrada")).toBeUndefined();
  await createTestProduct(tenant, { brand: "marca-registrada" });
  expect(await findBrandBySlug(tenant, "marca-registrada")).toMatchObject({
    name: "Marca Registrada",
    image: "/m.svg",
    country: "XB",
    countryName: "Brasilândia",
    text: "marca-registrada",
  });
});

test("[RT-16] a brand without published products of the company does not exist", async () => {
  const other = await createTestCompany(context.installation);
  expect(await findBrandBySlug(other, "oficina-do-ze")).toBeUndefined();
  for (const slug of ["escondida", "nada", "", "Oficina do Zé", "'"])
    expect(await findBrandBySlug(tenant, slug)).toBeUndefined();
});

test("[RT-16] the categories of a brand have its number of products, the largest first", async () => {
  expect(await findBrandCategories(tenant, "Oficina do Zé", 12)).toEqual([
    { slug: "lonas", name: "Lonas", count: 2 },
    { slug: "discos", name: "Discos", count: 1 },
  ]);
  expect(await findBrandCategories(tenant, "Oficina do Zé", 1)).toHaveLength(1);
  expect(await findBrandCategories(await createTestCompany(context.installation), "Oficina do Zé", 12)).toEqual([]);
});
