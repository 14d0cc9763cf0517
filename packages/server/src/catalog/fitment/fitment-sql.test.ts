import { FITMENT_VERDICTS, type Fitment, type FitVehicle, judgeFitment } from "@pecacerta/rules/fitment";
import type { VehicleType } from "@pecacerta/rules/vehicle";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { fuzzSeed } from "../../../testing/fuzz.ts";
import { reader, type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addProducts } from "../products/commands.ts";
import type { NewProduct } from "../products/new-product.ts";
import { fittingProductsSql } from "./fitment-sql.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const ask = (query: string, headers: Record<string, string> = {}, of = tenant) =>
  context.app.inject({ url: `/ecommerce/fitment?${query}`, headers: { ecommerce: of.slug, ...headers } });

describe("fitment verdicts", () => {
  let make: string;
  let gol: string;
  let products: Record<string, string>;
  beforeAll(async () => {
    make = `Marca ${uuid()}`;
    gol = await createTestModelYear(tenant, { make, family: "Gol", year: 2014, engine: "1.6 8V" });
    const row = { type: 1, make, family: "Gol", yearFrom: 2010, yearTo: 2016 } as const;
    const made = {
      serves: { fitments: [{ ...row, position: "Dianteira", quantity: 2, source: "Catálogo" }] },
      note: { fitments: [{ ...row, yearTo: 9999, note: "Somente com ABS" }] },
      doubt: { fitments: [{ ...row, engine: "1.6 8V Turbo" }] },
      not: { fitments: [{ ...row, family: "Fox" }] },
      excluded: { fitments: [row, { ...row, engine: "1.6 8V", excluded: true, note: "Motor EA111" }] },
      weaklyExcluded: {
        fitments: [
          { ...row, excluded: true },
          { ...row, engine: "1.6 8V" },
        ],
      },
      universal: {},
      universalButExcluded: { compatibility: "all" as const, fitments: [{ ...row, excluded: true }] },
      unknown: { compatibility: "unknown" as const },
      hidden: { published: false },
    };
    const ids = Object.entries(made).map(async ([name, given]) => [name, (await createTestProduct(tenant, given)).id]);
    products = Object.fromEntries(await Promise.all(ids));
  });
  const idsOf = (...names: string[]) => names.map((name) => products[name]).join(",");

  test("[GR-03] are in the order of the request, each with the deciding fitment", async () => {
    const names = ["unknown", "serves", "not", "note", "universal", "excluded", "doubt"];
    const answer = await ask(`vehicle=${gol}&products=${idsOf(...names)}`);
    expect(answer.statusCode).toBe(200);
    const nothing = { row: null, doubts: [] };
    const none = { model: null, cod_fipe: null, engine: null, fuel: null, body: null, position: null, quantity: null };
    const row = { ...none, make, family: "Gol", yearFrom: 2010, yearTo: 2016, note: null, source: "", excluded: false };
    expect(answer.json().data).toEqual([
      { product_id: products.unknown, verdict: "unknown", ...nothing },
      {
        product_id: products.serves,
        verdict: "serves",
        doubts: [],
        row: { ...row, position: "Dianteira", quantity: 2, source: "Catálogo" },
      },
      { product_id: products.not, verdict: "does-not-serve", ...nothing },
      {
        product_id: products.note,
        verdict: "serves-with-note",
        doubts: [],
        row: { ...row, yearTo: null, note: "Somente com ABS" },
      },
      { product_id: products.universal, verdict: "universal", ...nothing },
      {
        product_id: products.excluded,
        verdict: "does-not-serve",
        doubts: [],
        row: { ...row, engine: "1.6 8V", note: "Motor EA111", excluded: true },
      },
      {
        product_id: products.doubt,
        verdict: "serves-with-note",
        doubts: ["engine"],
        row: { ...row, engine: "1.6 8V Turbo" },
      },
    ]);
  });

  test("[GR-03] narrow a list to the products that fit, by verdict", async () => {
    const verdicts: { product_id: string; verdict: string }[] = (
      await ask(`vehicle=${gol}&products=${Object.values(products)}`)
    ).json().data;
    const answer = await context.app.inject({
      url: `/ecommerce/products?vehicle=${gol}&limit=100`,
      headers: { ecommerce: tenant.slug },
    });
    const listed: string[] = answer.json().data.items.map(({ id }: { id: string }) => id);
    const nameOf = (id: string) => Object.keys(products).find((name) => products[name] === id);
    const expected = ["doubt", "note", "serves", "universal", "weaklyExcluded"];
    expect(listed.map(nameOf).sort()).toEqual(expected);
    const fitting = verdicts.filter(({ verdict }) => !["does-not-serve", "unknown"].includes(verdict));
    expect(fitting.map(({ product_id }) => nameOf(product_id)).sort()).toEqual(expected);
  });

  test("[GR-03] have an ETag, and a product that is requested twice has one", async () => {
    const once = await ask(`vehicle=${gol}&products=${idsOf("serves")}`);
    const twice = await ask(
      `vehicle=${gol.toUpperCase()}&products=${idsOf("serves")}&products=${idsOf("serves", "not")},`,
    );
    expect(twice.json().data.map(({ verdict }: { verdict: string }) => verdict)).toEqual(["serves", "does-not-serve"]);
    const again = await ask(`vehicle=${gol}&products=${idsOf("serves")}`, {
      "if-none-match": String(once.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("[GR-03] do not exist for an unknown vehicle or another company's products", async () => {
    const strange = await ask(`vehicle=${uuid()}&products=${idsOf("serves")}`);
    expect([strange.statusCode, strange.json()]).toEqual([404, { message: "VEHICLE_NOT_FOUND" }]);
    const other = await createTestCompany(context.installation);
    expect((await ask(`vehicle=${gol}&products=${idsOf("serves")}`, {}, other)).json().data).toEqual([]);
    expect((await ask(`vehicle=${gol}&products=${idsOf("hidden")},${uuid()}`)).json().data).toEqual([]);
  });

  test.each([
    ["", { vehicle: "ERROR_FORM_REQUIRED", products: "ERROR_FORM_REQUIRED" }],
    ["vehicle=&products=", { vehicle: "ERROR_FORM_INVALID", products: "ERROR_FORM_REQUIRED" }],
    ["vehicle=1&products=,,", { vehicle: "ERROR_FORM_INVALID", products: "ERROR_FORM_REQUIRED" }],
    [`vehicle=${uuid()}&products=1`, { "products.0": "ERROR_FORM_INVALID" }],
    [`vehicle=${uuid()}&vehicle=${uuid()}&products=${uuid()}`, { vehicle: "ERROR_FORM_INVALID" }],
    [`vehicle=${uuid()}&products[x]=${uuid()}`, { products: "ERROR_FORM_REQUIRED" }],
    [`vehicle=${uuid()}&products=${Array.from({ length: 101 }, () => uuid())}`, { products: "ERROR_FORM_TOO_LONG" }],
    [
      `vehicle=%00&products=';drop table products--`,
      { vehicle: "ERROR_FORM_INVALID", "products.0": "ERROR_FORM_INVALID" },
    ],
  ])("refuse an invalid request (%#)", async (query, errors) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json()]).toEqual([422, { message: "VALIDATION_FAILED", errors }]);
  });
});

describe("the fitment filter of the database and the rule for one product", () => {
  const THIS_YEAR = new Date().getFullYear();
  const PRODUCTS = 300;
  const make = `Marca ${uuid()}`;
  const maybe = (...values: string[]) => fc.constantFrom("", ...values);
  const NOTES = [
    "Câmbio manual de 5 marchas",
    "CÂMBIO  AUTOMÁTICO OU CVT",
    "Exceto câmbio manual",
    "Não serve em câmbio automático",
    "Somente flex, com ABS",
    "Motor a gasolina / álcool",
    "Cabine dupla",
    "2/4 portas",
    "Somente 4 portas",
    "Tração 4x2 e 4x4",
    "Exceto 4x4",
    "Sedan",
    "Com ou sem ar-condicionado",
    "Com ar-condicionado: 90 A",
    "s/ ar",
    "Direção hidráulica",
    `Câmbio ${"manual ".repeat(30)}, somente 4x2`,
  ];
  const VERSIONS = [
    "Gol 1.6 4x4 CD 4p Aut.",
    "Gol 1.0 4x2 2p Mec. c/ar",
    "Uno I-Motion Dir. Hidráulica",
    "Uno CVT s/ ar",
  ];
  const anyFitment = fc
    .record({
      type: fc.constantFrom(1, 1, 1, 2),
      make: fc.constantFrom(make, make, make, `${make}x`),
      family: maybe("Gol", "Uno"),
      model: maybe("Gol", "Uno", "Gol 1.6", "Gol Sedan Flex", "Gol 1.6 4x4 CD 4p Aut."),
      codFipe: maybe("001001-1", "001002-2"),
      body: maybe("", "", "Sedan", "sed.", "Hatch", "Cross"),
      yearFrom: fc.integer({ min: 2010, max: THIS_YEAR + 2 }),
      span: fc.constantFrom(0, 1, 3, 8000),
      engine: maybe("1.0", "1.6", "1.6 8V", "1.6 8v turbo", "8V 1.6"),
      fuel: maybe("Flex", "ÁLCOOL", "Diesel"),
      note: maybe("", "", "Com ABS", ...NOTES),
      excluded: fc.boolean(),
    })
    .map(({ span, type, ...row }) => ({ ...row, type: type as VehicleType, yearTo: row.yearFrom + span }))
    .filter(({ family, model, codFipe }) => `${family}${model}${codFipe}` !== "");
  const anyProduct = fc.record({
    compatibility: fc.constantFrom("all" as const, "unknown" as const, "listed" as const),
    fitments: fc.array(anyFitment, { maxLength: 8 }),
  });
  const anyVehicle: fc.Arbitrary<FitVehicle> = fc.record({
    type: fc.constant(1 as const),
    make: fc.constant(make),
    family: fc.constantFrom("Gol", "Uno"),
    model: fc.constantFrom(
      "Gol",
      "Gol 1.6",
      "Uno",
      "Gol Sedan Flex",
      "Uno Hatch Total Flex",
      "Gol Sed. Hatch",
      ...VERSIONS,
    ),
    codFipe: fc.constantFrom("001001-1", "001002-2", "001003-0"),
    year: fc.constantFrom(2012, 2014, THIS_YEAR, 32000),
    engine: maybe("1.0", "1.6", "1.6 8V", "1.6 16V"),
    fuel: maybe("Flex", "Gasolina", "Álcool", "Diesel"),
  });
  const anyFamily = fc
    .tuple(anyVehicle, fc.array(anyVehicle, { minLength: 2, maxLength: 4 }))
    .map(([{ family, year, ...vehicle }, versions]): FitVehicle => {
      const ofFamily = versions.map((version) => ({ ...version, family, year }));
      return { ...vehicle, family, year, model: "", engine: "", fuel: "", versions: ofFamily };
    });

  test("[GR-03] agree on every product, fitment and vehicle", async () => {
    const seed = fuzzSeed;
    const mine = await createTestCompany(context.installation);
    const products = fc
      .sample(anyProduct, { seed, numRuns: PRODUCTS })
      .map((given, at): NewProduct & { id: string } => {
        const plain = { id: uuid(), slug: `p-${at}`, sku: `p-${at}`, name: `Peça ${at}`, price: 10_00 };
        return { ...plain, ...given, createdAt: new Date() };
      });
    unwrapOutcome(await withTenantTransaction(mine, (tx) => addProducts(tx, products)));
    const met = new Set<string>();
    for (const vehicle of fc.sample(fc.oneof(anyVehicle, anyFamily), { seed, numRuns: 90 })) {
      const verdicts = products.map(({ id, compatibility = "all", fitments = [] }) => {
        const { verdict } = judgeFitment({ compatibility, fitments: fitments as Fitment[] }, vehicle, THIS_YEAR);
        met.add(verdict);
        return [id, verdict] as const;
      });
      const good = verdicts.filter(([, verdict]) => !["does-not-serve", "unknown"].includes(verdict));
      const { rows } = await reader(mine).execute<{ product_id: string }>(
        sql`select product_id from (${fittingProductsSql(mine.companyId, vehicle, THIS_YEAR)}) as serving`,
      );
      expect({ seed, vehicle, ids: rows.map(({ product_id }) => product_id).sort() }).toEqual({
        seed,
        vehicle,
        ids: good.map(([id]) => id).sort(),
      });
    }
    expect([...met].sort()).toEqual([...FITMENT_VERDICTS].sort());
  });

  test("[PR-04] [GR-03] agree with the vehicles in the product DTO", async () => {
    const seed = fuzzSeed;
    const mine = await createTestCompany(context.installation);
    const known = new Map<string, FitVehicle>();
    for (const vehicle of fc.sample(anyVehicle, { seed, numRuns: 25 })) {
      const { codFipe: _, ...given } = vehicle;
      const { id, codFipe } = await insertVehicle(given);
      known.set(id, { ...vehicle, codFipe });
    }
    const codes = [...known.values()].map(({ codFipe }) => codFipe);
    const products = fc
      .sample(anyProduct, { seed, numRuns: 60 })
      .map(({ fitments }, at): NewProduct & { id: string } => ({
        id: uuid(),
        slug: `p-${at}`,
        sku: `p-${at}`,
        name: `Peça ${at}`,
        price: 10_00,
        createdAt: new Date(),
        compatibility: "listed",
        fitments: fitments.map((row, place) => ({ ...row, codFipe: row.codFipe && String(codes[(at + place) % 25]) })),
      }));
    unwrapOutcome(await withTenantTransaction(mine, (tx) => addProducts(tx, products)));
    for (const { id, fitments = [] } of products) {
      const answer = await context.app.inject({
        url: `/ecommerce/products/byUuid/${id}`,
        headers: { ecommerce: mine.slug },
      });
      const listed = { compatibility: "listed" as const, fitments: fitments as Fitment[] };
      const served = [...known].filter(([, vehicle]) =>
        judgeFitment(listed, vehicle, THIS_YEAR).verdict.startsWith("serves"),
      );
      const compatibleIds: string[] = answer.json().data.compatibility;
      expect({ seed, id, compatibleIds: compatibleIds.filter((one) => known.has(one)) }).toEqual({
        seed,
        id,
        compatibleIds: served.map(([one]) => one).sort(),
      });
    }
  });

  async function insertVehicle(given: Omit<FitVehicle, "codFipe">) {
    const id = await createTestModelYear(tenant, given);
    const { rows } = await ownerPoolOf(tenant.database).query("select cod_fipe from vehicles where id = $1", [id]);
    return { id, codFipe: String(rows[0].cod_fipe) };
  }
});
