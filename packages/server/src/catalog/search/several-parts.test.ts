import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const made = [
    { sku: "BOTH", name: "Kit pastilha com disco Falcon 400" },
    { sku: "PAD-1", name: "Pastilha de freio Falcon 400", sold: 30 },
    { sku: "PAD-2", name: "Pastilha de freio cerâmica Falcon 400", sold: 20 },
    { sku: "DISC", name: "Disco ventilado Falcon 400", sold: 10 },
    { sku: "OIL-FILTER", name: "Filtro de óleo Falcon 400" },
    { sku: "AIR-FILTER", name: "Filtro de ar Falcon 400" },
    { sku: "OIL", name: "Óleo 5W-30 Falcon 400" },
    { sku: "OTHER", name: "Vela Falcon 400" },
    { sku: "DRUM", name: "Tambor com rolamento Falcon 400" },
    { sku: "BEARING", name: "Rolamento de roda Falcon 400" },
  ];
  for (const product of made) await createTestProduct(tenant, product);
});
afterAll(() => context.close());

const call = async (path: string) =>
  (await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug } })).json();

const skusOf = (products: { sku: string }[]): string[] => products.map(({ sku }) => sku);

test.each([
  ["pastilha e disco", ["BOTH", "PAD-1", "DISC", "PAD-2"], undefined],
  ["disco + pastilha", ["BOTH", "DISC", "PAD-1", "PAD-2"], undefined],
  ["pastilha ceramica e disco", ["PAD-2", "DISC", "BOTH"], undefined],
  ["filtro de oleo e filtro de ar", ["OIL-FILTER", "AIR-FILTER"], undefined],
  ["filtro de ar e oleo", ["AIR-FILTER", "OIL-FILTER"], undefined],
  ["filtro oleo, vela e disco", ["OIL-FILTER", "OTHER", "DISC", "BOTH"], undefined],
  ["disco e lanterna", ["DISC", "BOTH"], ["lanterna"]],
  ["disco e embreagem", ["DISC", "BOTH"], ["embreagem"]],
  ["oleo e filtro", ["OIL", "AIR-FILTER", "OIL-FILTER"], undefined],
  ["lanterna e filtro de ar", ["AIR-FILTER"], ["lanterna"]],
  ["pastilha disco", ["BOTH", "PAD-1", "DISC", "PAD-2"], undefined],
  ["filtro ar oleo", ["AIR-FILTER", "OIL-FILTER"], undefined],
  ["disco lanterna", ["DISC", "BOTH"], ["lanterna"]],
  ["tambor rolamento", ["DRUM"], undefined],
])("[API-09] of several parts, %s finds each, and names the one that is missing", async (query, skus, dropped) => {
  const input = encodeURIComponent(query);
  const { data, dropped_terms: droppedTerms } = await call(`/products/search/${input}`);
  expect([skusOf(data), droppedTerms]).toEqual([skus, dropped]);
  const { products, dropped_terms: droppedWhileTyping } = (await call(`/search/suggestions?query=${input}`)).data;
  expect([skusOf(products), droppedWhileTyping]).toEqual([skus, dropped]);
  const { data: list } = await call(`/products?search=${input}`);
  expect([skusOf(list.items).sort(), list.total]).toEqual([[...skus].sort(), skus.length]);
  expect(list.dropped_terms).toEqual(dropped);
  expect(list.items[0].sku === "BOTH").toBe(skus[0] === "BOTH");
});

test.each([
  ["oleo 5w30 e 10w40", ["OIL-30", "OIL-40"], undefined],
  ["oleo 5w30, 10w40 e 20w50", ["OIL-30", "OIL-40"], ["20w50"]],
  ["BP4410D e OC1196", ["OIL-30", "OIL-40"], undefined],
  ["OC-1196 + bp 4410-d", ["OIL-40", "OIL-30"], undefined],
  ["OC1196 BP4410D", ["OIL-40", "OIL-30"], undefined],
  ["7891000100011 7891000100028", ["OIL-30", "OIL-40"], undefined],
  ["BP4410D e XX99999", ["OIL-30"], ["xx99999"]],
  ["BP4410D e filtro", ["OIL-30", "FILTER"], undefined],
])(
  "[API-09] of several grades or numbers, %s finds each, and names the one that is missing",
  async (query, skus, dropped) => {
    const shop = await createTestCompany(context.installation);
    const made = [
      { sku: "OIL-30", name: "Óleo 5W-30", partNumber: "BP4410D", gtin: "7891000100011" },
      { sku: "OIL-40", name: "Óleo 10W-40", partNumber: "OC1196", gtin: "7891000100028" },
      { sku: "FILTER", name: "Filtro de ar", partNumber: "FA2244" },
    ];
    for (const product of made) await createTestProduct(shop, product);
    const input = encodeURIComponent(query);
    const headers = { ecommerce: shop.slug };
    const found = (await context.app.inject({ url: `/ecommerce/products/search/${input}`, headers })).json();
    expect([skusOf(found.data), found.dropped_terms]).toEqual([skus, dropped]);
    const { data } = (await context.app.inject({ url: `/ecommerce/products?search=${input}`, headers })).json();
    expect([skusOf(data.items).sort(), data.dropped_terms]).toEqual([[...skus].sort(), dropped]);
  },
);
