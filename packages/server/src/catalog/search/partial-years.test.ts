import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
const MAKE = "Zanforlin";

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestModelYear(tenant, { make: MAKE, family: "Corvelo", year: 2015 });
  const made = [
    { name: "Tambor de freio", years: [2010, 2016] },
    { name: "Filtro de ar", years: [2006, 2009] },
    { name: "Filtro de ar", years: [2015, 9999] },
    { name: "Filtro de ar esportivo", years: [2008, 2010] },
  ];
  for (const { name, years } of made)
    await createTestProduct(tenant, {
      name,
      compatibility: "listed",
      fitments: [{ type: 1, make: MAKE, family: "Corvelo", yearFrom: years[0] ?? 0, yearTo: years[1] ?? 0 }],
    });
});
afterAll(() => context.close());

const get = async (path: string) =>
  (await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug } })).json();

async function partialYears(query: string) {
  const input = encodeURIComponent(query);
  const { partial_years: found } = await get(`/products/search/${input}`);
  const { data: list } = await get(`/products?search=${input}`);
  const { data: suggested } = await get(`/search/suggestions?query=${input}`);
  expect([list.partial_years, suggested.partial_years]).toEqual([found, found]);
  return found;
}

test.each([
  ["tambor corvelo 2012", undefined],
  ["tambor corvelo 2010 a 2016", undefined],
  ["tambor corvelo a partir de 2012", undefined],
  ["tambor corvelo antes de 2012", undefined],
  ["tambor corvelo antes de 2010", undefined],
  ["tambor corvelo apos 2016", undefined],
  ["tambor corvelo 2008 a 2012", { terms: ["2008", "2012"], served: [{ from: 2010, to: 2012 }] }],
  ["tambor corvelo 08/12", { terms: ["08/12"], served: [{ from: 2010, to: 2012 }] }],
  ["tambor corvelo 2016/2017", { terms: ["2016", "2017"], served: [{ from: 2016, to: 2016 }] }],
  ["tambor corvelo 2009/2010", undefined],
  ["tambor corvelo a partir de 2008", { terms: ["a partir de 2008"], served: [{ from: 2010, to: 2016 }] }],
  ["tambor corvelo antes de 2018", { terms: ["antes de 2018"], served: [{ from: 2010, to: 2016 }] }],
  ["tambor corvelo 2016 a 2017", { terms: ["2016 a 2017"], served: [{ from: 2016, to: 2016 }] }],
  [
    "filtro corvelo 2000 a 2020",
    {
      terms: ["2000", "2020"],
      served: [
        { from: 2006, to: 2010 },
        { from: 2015, to: 2020 },
      ],
    },
  ],
  ["filtro esportivo corvelo a partir de 2001", { terms: ["a partir de 2001"], served: [{ from: 2008, to: 2010 }] }],
  ["filtro corvelo a partir de 2012", { terms: ["a partir de 2012"], served: [{ from: 2015, to: null }] }],
])("[API-09] years of which parts serve some, of %j: %j", async (query, expected) =>
  expect(await partialYears(query)).toEqual(expected),
);
