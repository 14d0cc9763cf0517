import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";

let context: TestInstallation;
const MAKE = "Zanforlin";

beforeAll(async () => {
  context = await openTestInstallation();
  await createTestModelYear(await createTestCompany(context.installation), {
    make: MAKE,
    family: "Corvelo",
    year: 2015,
  });
});
afterAll(() => context.close());

async function findSkus(notes: Readonly<Record<string, readonly (string | undefined)[]>>, query: string) {
  const tenant = await createTestCompany(context.installation);
  for (const [sku, notesOfRows] of Object.entries(notes))
    await createTestProduct(tenant, {
      sku,
      name: `Tambor de freio ${MAKE} Corvelo`,
      compatibility: "listed",
      fitments: notesOfRows.map((note, at) => ({
        type: 1,
        make: MAKE,
        family: "Corvelo",
        yearFrom: 2010 + at,
        yearTo: 2020,
        ...(note && { note }),
      })),
    });
  const headers = { ecommerce: tenant.slug };
  const input = encodeURIComponent(query);
  const get = async (path: string) => (await context.app.inject({ url: `/ecommerce${path}`, headers })).json();
  const { data, dropped_terms: dropped } = await get(`/products/search/${input}`);
  const skus = data.map(({ sku }: { sku: string }) => sku).sort();
  const { data: list } = await get(`/products?search=${input}`);
  expect([list.items.map(({ sku }: { sku: string }) => sku).sort(), list.dropped_terms]).toEqual([skus, dropped]);
  return [skus, dropped];
}

const NOTES = { WITH: ["Somente com ABS"], WITHOUT: ["Sem ABS"], PLAIN: [undefined], BOTH: ["Sem ABS", undefined] };

test.each([
  ["tambor corvelo com abs", NOTES, [["WITH"], undefined]],
  ["tambor corvelo sem abs", NOTES, [["BOTH", "WITHOUT"], undefined]],
  ["tambor corvelo 2016 sem abs", NOTES, [["BOTH", "WITHOUT"], undefined]],
  ["tambor corvelo abs", NOTES, [["WITH"], undefined]],
  ["tambor corvelo com abs", { WITHOUT: ["Sem ABS"], PLAIN: [undefined] }, [["PLAIN"], ["com abs"]]],
  ["tambor corvelo com abs", { WITHOUT: ["Sem ABS"] }, [[], undefined]],
  ["tambor corvelo com abs", { BOTH: ["Sem ABS", undefined] }, [["BOTH"], ["com abs"]]],
  ["tambor com abs", NOTES, [["WITH"], undefined]],
])("[API-09] notes of fitments decide on %s", async (query, notes, expected) =>
  expect(await findSkus(notes, query)).toEqual(expected),
);
