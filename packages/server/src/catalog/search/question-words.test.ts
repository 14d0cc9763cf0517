import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  for (const [sku, name] of [
    ["PAD", "Pastilha de freio Corvelo"],
    ["FILTER", "Filtro de óleo Corvelo 1.0"],
    ["FILTER-16", "Filtro de óleo Corvelo 1.6"],
    ["ADDITIVE", "Aditivo de radiador rosa 1 L"],
    ["DECIMAL", "Aditivo de radiador azul 1,0 L"],
  ])
    await createTestProduct(tenant, { sku: sku ?? "", name: name ?? "" });
});
afterAll(() => context.close());

test.each([
  ["qual o preço da pastilha corvelo", ["PAD"], undefined],
  ["quanto custa pastilha corvelo?", ["PAD"], undefined],
  ["vocês têm pastilha do meu corvelo", ["PAD"], undefined],
  ["preciso de pastilha pro corvelo", ["PAD"], undefined],
  ["pastilha que serve no corvelo", ["PAD"], undefined],
  ["qual pastilha corvelo vermelha", ["PAD"], ["vermelha"]],
  ["filtro de óleo corvelo 1.0 l", ["FILTER"], undefined],
  ["filtro oleo corvelo 1,6 litros", ["FILTER-16"], undefined],
  ["aditivo 1.0 l", ["ADDITIVE", "DECIMAL"], undefined],
  ["quanto custa", [], undefined],
])("[API-09] %s finds %j and drops %j", async (query, skus, dropped) => {
  const url = `/ecommerce/products/search/${encodeURIComponent(query)}`;
  const answer = (await context.app.inject({ url, headers: { ecommerce: tenant.slug } })).json();
  expect([answer.data.map(({ sku }: { sku: string }) => sku).sort(), answer.dropped_terms]).toEqual([skus, dropped]);
});
