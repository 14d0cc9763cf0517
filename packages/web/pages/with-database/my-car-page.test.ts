import { addCategory, addProductType } from "@pecacerta/server/catalog/products/commands";
import type { NewProduct } from "@pecacerta/server/catalog/products/new-product";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestModelYear, createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { recordStatements } from "@pecacerta/server/testing/record-statements";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let built: BuiltShop;
let shop: Tenant;
let gol: string;
let departments: string;
let plan: string;

beforeAll(async () => {
  built = await openBuiltShop();
  shop = await createTestCompany(built.installation, { titulo: "Loja de Teste", whatsapp: "62999990000" });
  const make = `Marca ${uuid()}`;
  gol = await createTestModelYear(shop, { make, family: "Gol", year: 2012 });
  const fits = (family: string, type: 1 | 2 = 1) => ({
    fitments: [{ type, make, family, yearFrom: 2000, yearTo: 2020 }],
  });
  const service = (intervalKm: number, types = "") => ({
    parent: "pecas",
    customFields: { service_interval_km: intervalKm, service_types: types },
  });
  const interval = (name: string, value: string) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    return { slug, name, featured: false, values: [{ slug: "km", name: value }] };
  };
  await withTenantTransaction(shop, async (tx) => {
    unwrapOutcome(await addCategory(tx, { slug: "pecas", name: "Peças" }));
    unwrapOutcome(await addCategory(tx, { slug: "pneus", name: "Pneus" }));
    unwrapOutcome(await addCategory(tx, { slug: "pastilhas", name: "Pastilhas", ...service(30_000) }));
    unwrapOutcome(await addCategory(tx, { slug: "correias", name: "Correias", ...service(30_000) }));
    unwrapOutcome(
      await addCategory(tx, { slug: "velas", name: "Velas e bobinas", ...service(30_000, "jogo-de-velas") }),
    );
    unwrapOutcome(await addCategory(tx, { slug: "velas-rosca", name: "Velas longas", ...service(30_000) }));
    unwrapOutcome(await addCategory(tx, { slug: "oleos", name: "Óleos", ...service(10_000) }));
    unwrapOutcome(await addCategory(tx, { slug: "relacao", name: "Kits de relação", ...service(30_000) }));
    unwrapOutcome(await addCategory(tx, { slug: "correias-curtas", name: "Correias curtas", ...service(60_000) }));
    unwrapOutcome(await addCategory(tx, { slug: "discos", name: "Discos", ...service(60_000) }));
    for (const [slug, name] of [
      ["dianteira", "Pastilha dianteira"],
      ["traseira", "Pastilha traseira"],
      ["jogo-de-velas", "Jogo de velas"],
      ["bobina", "Bobina"],
    ] as const)
      unwrapOutcome(await addProductType(tx, { slug, name }));
  });
  const products: Partial<NewProduct>[] = [
    { name: "Jogo A", categories: ["pastilhas"], type: "dianteira", ...fits("Gol") },
    { name: "Jogo B", categories: ["pastilhas"], type: "traseira", ...fits("Gol"), stock: 0 },
    { name: "Correia de outro carro", categories: ["correias"], ...fits("Fox") },
    { name: "Velas do Gol", categories: ["velas"], type: "jogo-de-velas", ...fits("Gol") },
    { name: "Velas do Gol", brand: "Centelha", partNumber: "CE-7", categories: ["velas-rosca"], ...fits("Gol") },
    { name: "Bobina do Gol", categories: ["velas"], type: "bobina", ...fits("Gol") },
    { name: "Óleo sem aplicação", categories: ["oleos"], compatibility: "unknown" },
    { name: "Relação de moto", categories: ["relacao"], ...fits("Moto", 2) },
    { name: "Disco de outro carro", categories: ["discos"], ...fits("Fox") },
    {
      name: "Correia de um carro que pede cedo",
      categories: ["correias-curtas"],
      attributes: [interval("Garantia", "12 meses ou 40.000 km"), interval("Troca recomendada", "20.000 km ou 2 anos")],
      ...fits("Gol"),
    },
    { name: "Pneu sem aplicação", categories: ["pneus"], compatibility: "unknown" },
  ];
  for (const product of products) await createTestProduct(shop, product);
  const { body } = await get(`/meu-carro?vehicle=${gol}&km=30000`);
  departments = textOf(
    body.slice(body.indexOf('aria-labelledby="vehicle-departments"'), body.indexOf('class="service"')),
  );
  plan = textOf(body.slice(body.indexOf('aria-labelledby="service"')));
});
afterAll(() => built.close());

const get = (path: string) => built.app.inject({ url: path, headers: { cookie: `company=${shop.slug}` } });
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|+/g, "|");

test("[GR-03] the plan names a part of each kind that fits, in stock or sold out", () => {
  expect(plan).toMatch(/\|Pastilha dianteira\|Jogo A\|Serve no seu Gol\|/);
  expect(plan).toMatch(/\|Pastilha traseira\|Jogo B\|Serve no seu Gol\|Esgotado · avise-me\|/);
});

test("[GR-03] the plan names only the types of a category that are replaced", () => {
  expect(plan).toContain("|Velas e bobinas|Velas do Gol|");
  expect(plan).not.toContain("Bobina do Gol");
});

test("[GR-03] the plan tells parts of the same name apart by brand and part number", () => {
  expect(plan).toContain("|Velas longas|Velas do Gol|Centelha · CE-7|Serve no seu Gol|");
});

test("[GR-03] what is due and has no part says so, and leads to the seller", () => {
  expect(plan).toContain("|Correias|Não temos a peça para este veículo|Perguntar ao vendedor pelo WhatsApp|");
  expect(plan).toMatch(/Ainda não.*\|Discos · Não temos a peça para este veículo\|aos 60.000 km\|/s);
});

test("[GR-03] parts without published vehicles are to be checked", () => {
  expect(plan).toContain("|Óleos|Sem aplicação informada|");
});

test("[GR-03] the interval that a part states rules over that of its category", async () => {
  expect(plan).toMatch(/Ainda não.*\|Correias curtas\|aos 40.000 km\|/s);
  expect(textOf((await get(`/meu-carro?vehicle=${gol}`)).body)).toContain("|Correias curtas|a cada 20.000 km|");
  expect(textOf((await get(`/meu-carro?vehicle=${gol}&km=40000`)).body)).toMatch(
    /revisão dos 40.000 km.*Correia de um carro.*Ainda não/s,
  );
});

test("[GR-03] the plan leaves out what no vehicle of the type has", () => {
  expect(plan).not.toContain("relação");
});

test("[GR-03] departments count parts without published vehicles apart, and their lists name them", async () => {
  expect(departments).toMatch(/\|Peças\|\d+ produtos\|Sem aplicação informada: 1\|/);
  expect(departments).toContain("|Pneus|Sem aplicação informada: 1|");
  const { body } = await get(`/catalog/pneus?filter_vehicle=${gol}`);
  expect(textOf(body)).toMatch(
    /\|Sem aplicação informada\|O fabricante não informa a aplicação: confira medida e polo\.\|.*\|Pneu sem aplicação\|/s,
  );
});

test("[GR-03] a plan costs a few statements, however many categories it has", async () => {
  let km = 20_000;
  const readPlan = () => recordStatements(() => get(`/meu-carro?vehicle=${gol}&km=${km++}`));
  expect((await readPlan()).map(({ text }) => text).join()).toContain("fitments");
  // News of products that were saved just before can outdate what is cached.
  await expect.poll(async () => (await readPlan()).length).toBeLessThanOrEqual(10);
});

test("[GR-03] a plan reaches the mileages of trucks and taxis, and refuses more beside the field", async () => {
  const { body } = await get(`/meu-carro?vehicle=${gol}&km=1350000`);
  expect(textOf(body)).toContain("|Trocar na revisão dos 1.350.000 km|");
  expect(body).toMatch(/<input[^>]* type="range"[^>]* max="1350000"/);
  const refused = (await get(`/meu-carro?vehicle=${gol}&km=2000001`)).body;
  expect(refused).toMatch(/<input[^>]* aria-invalid="true"[^>]*>.*?<span class="field-error"/s);
  expect(textOf(refused)).toContain("|No máximo 2.000.000 km|");
  expect(textOf(refused)).not.toContain("Trocar na revisão");
});

test("[GR-03] what the car has just passed is due now, and the rest at the next service", async () => {
  const planAt = async (km: number) => textOf((await get(`/meu-carro?vehicle=${gol}&km=${km}`)).body);
  const justPassed = await planAt(60_300);
  for (const name of ["Óleos", "Pastilha dianteira", "Velas e bobinas", "Correias", "Discos"])
    expect(justPassed).toContain(`|${name}|Passou há 300 km|`);
  expect(justPassed).toContain("|Trocar agora|");
  expect(justPassed).not.toMatch(/Trocar na revisão|Ainda não/);
  expect(await planAt(67_500)).toMatch(
    /\|Trocar agora\|.*\|Pastilha dianteira\|Passou há 7.500 km\|.*\|Trocar na revisão dos 70.000 km\|Óleos\|/,
  );
  expect(await planAt(67_600)).toMatch(
    /\|Trocar agora\|Discos\|.*\|Ainda não\|.*\|Pastilha dianteira\|aos 90.000 km\|/,
  );
});

test("[GR-03] the plan offers no oil for another fuel, and no oil to an electric car", async () => {
  const other = await createTestCompany(built.installation, { titulo: "Loja de Óleos", whatsapp: "62999990000" });
  const make = `Marca ${uuid()}`;
  const fitments = [{ type: 1 as const, make, family: "S10", yearFrom: 2000, yearTo: 2020 }];
  const customFields = { service_interval_km: 10_000 };
  await withTenantTransaction(other, async (tx) => {
    unwrapOutcome(await addCategory(tx, { slug: "oleos", name: "Óleos", customFields }));
    unwrapOutcome(await addCategory(tx, { slug: "aditivos", name: "Aditivos", customFields }));
    unwrapOutcome(await addCategory(tx, { slug: "filtros", name: "Filtros", customFields }));
    unwrapOutcome(await addCategory(tx, { slug: "velas", name: "Velas e bobinas", customFields }));
  });
  const oil = (name: string, category: string, standard: string): Partial<NewProduct> => ({
    name,
    categories: [category],
    compatibility: "all",
    attributes: [{ slug: "norma", name: "Norma", featured: false, values: [{ slug: "norma", name: standard }] }],
  });
  const servicesOf = (plan: string) => plan.split("|Revisão por quilometragem|")[1];
  const planOf = async (values: { fuel: string; model?: string }) => {
    const car = await createTestModelYear(other, { make, family: "S10", year: 2012, ...values });
    const headers = { cookie: `company=${other.slug}` };
    return textOf((await built.app.inject({ url: `/meu-carro?vehicle=${car}&km=10000`, headers })).body);
  };
  await createTestProduct(other, { name: "Filtro da S10", categories: ["filtros"], fitments });
  await createTestProduct(other, oil("Óleo 5W-30", "oleos", "API SP"));
  await createTestProduct(other, oil("Óleo 15W-40", "oleos", "API CI-4, ACEA E7"));
  await createTestProduct(other, oil("Aditivo flex", "aditivos", ""));
  await createTestProduct(other, {
    name: "Vela",
    categories: ["velas"],
    fitments: fitments.map((one) => ({ ...one, fuel: "Gasolina" })),
  });
  const diesel = await planOf({ fuel: "Diesel" });
  expect(servicesOf(diesel)).not.toContain("|Velas e bobinas|");
  expect(diesel).toContain("|Óleos|Óleo 15W-40|");
  expect(diesel).toContain("|Aditivos|Não temos a peça para este veículo|");
  for (const fuel of ["Gasolina", "Flex", "Álcool"]) {
    const plan = await planOf({ fuel });
    expect(plan).toContain("|Óleos|Óleo 5W-30|");
    expect(plan).toContain("|Aditivos|Aditivo flex|");
    expect(servicesOf(plan)).toContain("|Velas e bobinas|");
  }
  expect(servicesOf(await planOf({ fuel: "Elétrico" }))).not.toMatch(/\|(Óleos|Aditivos|Velas e bobinas)\|/);
});
