import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addSynonyms } from "./synonyms.ts";

let context: TestInstallation;

beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

async function createShop(names: readonly string[]): Promise<Tenant> {
  const tenant = await createTestCompany(context.installation);
  for (const name of names) await createTestProduct(tenant, { name });
  return tenant;
}

async function request(tenant: Tenant, path: string) {
  const answer = await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const namesOf = (products: { name: string }[]): string[] => products.map(({ name }) => name).sort();

async function findNames(tenant: Tenant, query: string): Promise<string[]> {
  const input = encodeURIComponent(query);
  const found = namesOf((await request(tenant, `/products/search/${input}`)).data);
  expect(namesOf((await request(tenant, `/products?search=${input}`)).data.items)).toEqual(found);
  return found;
}

describe("[API-09] a word that no product has together with the others", () => {
  test.each([
    ["farol esqurdo gol", "Farol direito Gol"],
    ["farol lado motorista gol", "Farol direito Gol"],
    ["tampa reservatorio agua gol", "Tampa do radiador Gol"],
    ["reservatorio radiador gol", "Reservatório de água Gol"],
    ["parachoque", "Chave catraca pneumática de choque 1/2"],
    ["paralama", "Pneu de lama 31x10.5"],
    ["cambio cg 160", "Kit transmissão CG 160"],
    ["cambio pcx", "Correia de transmissão PCX 150"],
    ["arranque", "Reservatório de partida a frio Gol"],
    ["arranque gol", "Sensor de partida Gol"],
    ["filtro diesel atego", "Filtro de óleo Atego diesel"],
    ["filtro combustivel atego", "Filtro de ar Atego diesel"],
    ["retentor titan", "Kit relação com retentor Titan"],
    ["rolamento embreagem gol", "Cabo de embreagem Gol"],
  ])("%s does not find %s", async (query, name) =>
    expect(await findNames(await createShop([name]), query)).toEqual([]),
  );

  test.each([
    ["sensor temperatura agua gol", "Sensor de temperatura do motor Gol"],
    ["valvula termostatica agua gol", "Válvula termostática do motor Gol"],
    ["junta cabecote agua", "Junta do cabeçote do motor AP"],
    ["fluido embreagem dot 4", "Fluido de freio DOT 4"],
    ["correia ar condicionado gol", "Correia poli-V do alternador Gol"],
    ["correia direcao hidraulica", "Correia poli-V do alternador"],
    ["aneis motor", "Anel de segmento"],
    ["botoes vidro motor", "Botão do vidro"],
    ["parachoque gol", "Para-choque dianteiro Gol"],
    ["para choque gol", "Parachoque dianteiro Gol"],
    ["arranque gol", "Motor de partida Gol"],
    ["arranque gol", "Arranque Gol"],
    ["motor de arranque gol", "Motor de partida Gol"],
    ["filtro diesel atego", "Filtro diesel Atego"],
    ["filtro de combustivel atego", "Filtro de diesel Atego"],
    ["filtro combustivel", "Filtro separador de água diesel"],
    ["corrente titan", "Kit relação com retentor Titan"],
    ["disco embreagem gol", "Kit de embreagem Gol"],
    ["rolamento tensor gol", "Kit correia dentada com tensor Gol"],
  ])("%s finds %s", async (query, name) => expect(await findNames(await createShop([name]), query)).toEqual([name]));

  test.each([
    ["barra estabilizadora gol", ["Bieleta da barra estabilizadora Gol"], []],
    ["roda", ["Roda aro 15", "Rolamento de roda"], ["Roda aro 15"]],
    ["alternador gol", ["Alternador Gol", "Correia do alternador Gol"], ["Alternador Gol"]],
    ["tensor gol", ["Kit correia dentada com tensor Gol"], ["Kit correia dentada com tensor Gol"]],
  ])("the part is the first noun: %s in %j", async (query, names, found) =>
    expect(await findNames(await createShop(names), query)).toEqual(found),
  );

  test("many products that only mention the part do not hide it", async () => {
    const tenant = await createShop([
      "Roda aro 15",
      ...Array.from({ length: 12 }, (_, at) => `Rolamento de roda ${at}`),
    ]);
    expect(await findNames(tenant, "roda")).toEqual(["Roda aro 15"]);
    expect(namesOf((await request(tenant, "/products/search/roda?limit=1")).data)).toEqual(["Roda aro 15"]);
  });

  test("more products that only mention the part than a page has do not hide it", async () => {
    const others = Array.from({ length: 130 }, (_, at) => `Filtro de óleo ${at}`);
    const tenant = await createShop(["Óleo mineral", ...others]);
    for (const query of ["oleo", "oleo esquerdo"]) expect(await findNames(tenant, query)).toEqual(["Óleo mineral"]);
  });

  test("is judged with the synonyms of the others", async () => {
    const tenant = await createShop(["Eletroventilador Gol"]);
    await withTenantTransaction(tenant, (tx) => addSynonyms(tx, ["ventoinha", "eletroventilador"]));
    expect(await findNames(tenant, "ventoinha radiador gol")).toEqual(["Eletroventilador Gol"]);
  });

  test.each([
    [["Amortecedor Gol par", "Amortecedor traseiro Gol"]],
    [["Amortecedor traseiro Gol", "Amortecedor Gol par"]],
  ])("leaves the products that do not contradict it: %j", async (names) =>
    expect(await findNames(await createShop(names), "amortecedor dianteiro gol")).toEqual(["Amortecedor Gol par"]),
  );

  test("[SR-02] costs few statements where all products contradict it", async () => {
    const tenant = await createShop(["Farol direito Gol A", "Farol direito Gol B", "Farol direito Gol C"]);
    for (const path of ["/products/search/", "/search/suggestions?query="]) {
      const statements = await recordStatements(() =>
        request(tenant, `${path}${encodeURIComponent("farol esquerdo xenon cromado original novo gol")}`),
      );
      expect(statements.length).toBeLessThanOrEqual(12);
    }
  });
});

test("[SR-02] readings that find other parts only cost few statements", async () => {
  const tenant = await createShop(["Rolamento de roda Bosch Cobreq Nakata Fremax Original"]);
  const query = "/products/search/roda%20bosch%20cobreq%20nakata%20fremax%20original";
  expect((await recordStatements(() => request(tenant, query))).length).toBeLessThanOrEqual(12);
});

test("[SR-02] only words that match nothing take the statement that corrects them", async () => {
  const tenant = await createShop(["Pastilha de freio Travaboa"]);
  const countCorrections = async (query: string) => {
    const path = `/search/suggestions?query=${encodeURIComponent(query)}`;
    const statements = await recordStatements(() => request(tenant, path));
    return statements.filter(({ text }) => text.includes("search_spellings")).length;
  };
  expect(await countCorrections("pastilha travaboa")).toBe(0);
  expect(await countCorrections("pastilha trava")).toBe(0);
  expect(await countCorrections("pastilha travabao")).toBe(1);
});

test("[SR-02] quantities that no hit states cost few statements", async () => {
  const tenant = await createShop(["Óleo GL-5 1 L 3 W 4 mm 2 kg"]);
  const statements = await recordStatements(() =>
    request(tenant, "/products/search/oleo%205%20l%204%20w%203%20mm%201%20kg"),
  );
  expect(statements.length).toBeLessThanOrEqual(12);
});

test.each([
  ["oleo 5w20", ["Filtro de óleo", "Bomba de óleo", "Óleo 5W-40"], ["Óleo 5W-40"]],
  ["oleo 5w20", ["Óleo 80W-90", "Óleo de transmissão"], []],
  ["oleo 5w20", ["Filtro de óleo", "Óleo do motor"], ["Óleo do motor"]],
  ["correia 4pk868", ["Kit correia dentada", "Correia 6PK1045"], ["Correia 6PK1045"]],
  ["correia 6pk gol", ["Kit correia dentada Gol", "Correia poli-V Gol"], ["Correia poli-V Gol"]],
  ["correia poli v gol", ["Kit correia dentada Gol"], []],
  ["correia 6pk", ["Correia 6PK1045", "Correia 6PK 1750", "Correia 5PK1045"], ["Correia 6PK 1750", "Correia 6PK1045"]],
  ["oleo 2 tempos", ["Filtro de óleo", "Óleo 20W-50"], ["Óleo 20W-50"]],
  ["filtro oleo 5w20", ["Filtro de óleo", "Óleo 5W-40"], ["Filtro de óleo"]],
  ["roda 5x112", ["Rolamento de roda", "Par de rodas 4x100"], ["Par de rodas 4x100"]],
  ["roda 5 furos", ["Parafuso de roda M12x1,5", "Roda aro 16 5x100"], ["Roda aro 16 5x100"]],
  ["roda 4x108 aro 14", ["Roda aro 14 4x100", "Roda aro 15 4x108"], ["Roda aro 15 4x108"]],
  [
    "pneu 185/65 r15 84h",
    ["Pneu 185/60 R15 84H", "Pneu 175/65 R14 82T"],
    ["Pneu 175/65 R14 82T", "Pneu 185/60 R15 84H"],
  ],
  ["oleo 5 litros", ["Óleo GL-5 1 L", "Óleo 5W-40 5 L"], ["Óleo 5W-40 5 L"]],
  ["oleo 5 litros", ["Óleo GL-5 1 L", "Filtro de óleo"], ["Óleo GL-5 1 L"]],
  ["bateria 90 ah", ["Suporte de bateria", "Bateria 60Ah"], ["Bateria 60Ah"]],
  ["lampada h3", ["Soquete de lâmpada", "Lâmpada H7"], ["Lâmpada H7"]],
])("[API-09] without a measure that no product has, %s finds of %j: %j", async (query, names, found) =>
  expect(await findNames(await createShop(names), query)).toEqual(found),
);

test.each([
  ["oleo freio", ["Óleo de motor"]],
  ["oleo freio", ["Óleo de motor", "Óleo de câmbio", "Óleo de direção"]],
])("[API-09] a phrase with a synonym, %s, does not depend on other products: %j", async (query, others) => {
  const tenant = await createShop(["Fluido DOT 4", "Pastilha de freio", ...others]);
  await withTenantTransaction(tenant, (tx) => addSynonyms(tx, ["fluido", "óleo freio"]));
  expect(await findNames(tenant, query)).toEqual(["Fluido DOT 4"]);
});

test.each([
  ["pastilha kwid c 3", ["Pastilha kwid C3", "Pastilha kwid C4"], ["Pastilha kwid C3"]],
  ["pastilha kwid 9", ["Pastilha kwid C3", "Pastilha kwid C4"], ["Pastilha kwid C3", "Pastilha kwid C4"]],
  ["pastilha kwid p", ["Pastilha kwid"], ["Pastilha kwid"]],
])("[SR-02] while it is typed, %s finds of %j: %j", async (query, names, found) => {
  const { data } = await request(await createShop(names), `/search/suggestions?query=${encodeURIComponent(query)}`);
  expect([namesOf(data.products), data.dropped_terms]).toEqual([found, undefined]);
});
