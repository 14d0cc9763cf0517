import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { createApp } from "@pecacerta/server/app/app";
import { openInstallation } from "@pecacerta/server/app/open-installation";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import type { Database } from "@pecacerta/server/platform/database/open";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany } from "@pecacerta/server/testing/database";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CAR_COUNTER_MISSING,
  CAR_COUNTER_PARTS,
  CAR_COUNTER_QUERIES,
  MOTORCYCLE_COUNTER_QUERIES,
  TRUCK_COUNTER_MISSING,
  TRUCK_COUNTER_QUERIES,
} from "../testing/counter-queries.ts";
import { TYPED_QUERIES } from "../testing/look-alike-queries.ts";
import { MEASURE_PRODUCTS } from "../testing/measure-queries.ts";
import {
  CAR_MISSING,
  CAR_PART_QUERIES,
  MOTORCYCLE_MISSING,
  MOTORCYCLE_PART_QUERIES,
  SEVERAL_PARTS,
  TRUCK_MISSING,
  TRUCK_PART_QUERIES,
} from "../testing/part-queries.ts";
import { QUERY_TOPICS } from "../testing/query-topics.ts";
import { CAR_QUERIES, MOTORCYCLE_QUERIES, TRUCK_QUERIES } from "../testing/search-queries.ts";
import { FOUND_MEASURES, MISSING_MEASURES } from "../testing/shop-measure-queries.ts";
import {
  CAR_TERM_MISSING,
  CAR_TERM_PARTS,
  CAR_TERM_QUERIES,
  MOTORCYCLE_TERM_MISSING,
  MOTORCYCLE_TERM_QUERIES,
  TRUCK_TERM_MISSING,
  TRUCK_TERM_QUERIES,
} from "../testing/term-queries.ts";
import {
  MOTORCYCLE_VEHICLE_MISSING,
  MOTORCYCLE_VEHICLE_QUERIES,
  TRUCK_VEHICLE_MISSING,
  TRUCK_VEHICLE_QUERIES,
  VEHICLE_MISSING,
  VEHICLE_QUERIES,
} from "../testing/vehicle-queries.ts";
import { loadSample } from "./load.ts";
import { sampleShops } from "./shop.ts";

const undo: (() => Promise<unknown>)[] = [];
let app: FastifyInstance;
let database: Database;
const testShops = new Map<string, string>();

beforeAll(async () => {
  // Not in TMPDIR, which the user that runs PostgreSQL may be unable to read.
  const folder = await createTestFolder("search");
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedDatabase({ folder: join(folder, "data"), log: () => {}, durable: false });
  if (!server.ok) throw new Error(server.refusal);
  undo.push(() => server.value.stop());
  const url = server.value.ownerUrl;
  await migrate(url);
  const config = readConfig({ DATABASE_URL: url, RATE_LIMITS: "off", LOG_LEVEL: "error" });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await openInstallation(config.value, url, newLog("error"));
  if (!opened.ok) throw new Error(opened.refusal);
  undo.push(() => opened.value.close());
  database = opened.value.installation.database;
  await loadSample({ database, secretKey: Buffer.alloc(32) }, new Date("2026-03-10T15:00:00Z"));
  for (const [title, products] of [["the shop of measures", MEASURE_PRODUCTS] as const, ...shopsOfTopics()]) {
    const shop = await createTestCompany(opened.value.installation);
    testShops.set(title, shop.slug);
    for (const [name, partNumber = "", gtin = ""] of rowsOf(products))
      await createTestProduct(shop, { name, partNumber, gtin });
  }
  app = await createApp(opened.value.installation);
  undo.push(() => app.close());
  await app.ready();
}, 120_000);

afterAll(async () => {
  for (const step of undo.reverse()) await step();
}, 60_000);

function sampleProduct(name: string) {
  const product = sampleShops()[0]?.products.find((one) => one.published && one.name === name);
  if (!product) throw new Error(`The sample has no ${name}`);
  return product;
}

const GOL_PADS = "Pastilha de freio dianteira VW Gol 2010 a 2016";

describe("[API-09] a part number", () => {
  test.each([
    ["whole", (number: string) => number],
    ["without punctuation, in lower case", (number: string) => number.replace("-", "").toLowerCase()],
    ["with spaces", (number: string) => number.replace("-", " ")],
    ["as its digits", (number: string) => number.replace(/\D/g, "")],
    ["with a suffix of the box", (number: string) => `${number.replace("-", "")}/1`],
    ["behind a misspelled word", (number: string) => `patilha ${number}`],
    ["behind a word that its product lacks", (number: string) => `radiador ${number}`],
  ])("is found %s", async (_, write) => {
    const number = sampleProduct(GOL_PADS).partNumber;
    expect((await search("pecacerta", write(number)))[0]).toMatchObject({ name: GOL_PADS });
  });
});

test("[API-09] a product is found by the bar code on its page", async () => {
  const barCode = sampleProduct(GOL_PADS).attributes.find(({ slug }) => slug === "bar-code")?.value ?? "";
  expect((await search("pecacerta", barCode)).map(({ name }) => name)).toEqual([GOL_PADS]);
});

describe("[API-09] words that leave no product", () => {
  const dropped = async (query: string, shop = "pecacerta") => (await answer(shop, query)).dropped_terms;

  test.each([
    ["pastilha gol 1995", undefined],
    ["pastilha renegade longitude", undefined],
    ["pastilha corolla altis 2017", undefined],
    ["pastilha hb20 comfort", undefined],
    ["pastilha gol trend", undefined],
    ["disco lado direito gol", undefined],
    ["rolamento roda lado esquerdo celta", undefined],
    ["pastilha dianteira direita onix", undefined],
    ["tambor onix sem abs", undefined],
    ["pastilha onix lado direito com abs", undefined],
    ["tambor sem abs", undefined],
    ["pastilha e tambor onix com abs", ["tambor", "com abs"]],
    ["pastilha onix original com abs", ["original"]],
    ["terminal direcao lado direito gol", ["lado", "direito"]],
    ["disco de embreagem onix", undefined],
    ["rolamento embreagem palio", undefined],
    ["kit embreagem plato disco rolamento gol", undefined],
    ["pastilha com sensor s10", undefined],
    ["pastilha sem sensor gol", undefined],
    ["sapata sem amianto gol", undefined],
    ["tapete borracha", undefined],
    ["oleo 5w30 10w40", undefined],
    ["TR10013, CO12262 e XX99999", ["xx99999"]],
    ["pastilha gol xyzw", ["xyzw"]],
    ["bateria 60ah polo esquerdo", undefined],
    ["bateria polo positivo direito", undefined],
    ["amortecedor gol 2010 a 2012", undefined],
    ["pastilha corola 16", undefined],
    ["pastilha gol ano 2012", undefined],
    ["pastilha gol ou voyage 2014", undefined],
    ["pastilha gol de 2010 até 2012", undefined],
    ["pastilha gol a partir de 2010", undefined],
    ["pastilha gol 10 a 12", undefined],
    ["pastilha gol 11/12", undefined],
    ["amortecedor original gol 2008 a 2012", ["original", "2008", "2012"]],
    ["bateria gol 2012", undefined],
    ["pneu gol", undefined],
    ["bateria uno", undefined],
    ["bateria vermelha uno", ["vermelha"]],
    ["pastilha gol 2012", undefined],
    ["kit amortecedor gol", undefined],
    ["par farol lado direito gol", undefined],
    ["jogo disco unitario", undefined],
    ["kit 3 filtros gol", ["kit", "3"]],
    ["pastilha + disco gol", undefined],
    ["filtro oleo e filtro ar gol", undefined],
    ["filtro oleo e lanterna gol", ["lanterna"]],
    ["radiador vermelho uno", ["vermelho"]],
    ["pastilha freio dianteira vw gol 2012 travaboa jogo original barata", ["jogo", "original", "barata"]],
    ["zzkxq zzkxw zzkxe zzkxr zzkxt zzkxy zzkxu zzkxi zzkxo", undefined],
    ["disco 256mm", undefined],
    ["correia 6pk1195", undefined],
    ['palheta 26"', undefined],
    ["palheta 26", undefined],
    ["disco 256", undefined],
    ["disco gol 239", undefined],
    ["alternador 90 gol", undefined],
    ["disco 257", ["257"]],
    ["palheta 27", ["27"]],
    ["alternador 90 amperes gol", undefined],
    ["lampada h4 12v", undefined],
  ])("of %j are %j", async (query, terms) => expect(await dropped(query)).toEqual(terms));
});

test("[API-09] products that do not fit the vehicle of the query are no hits, those of other kinds neither", async () => {
  const names = async (query: string) => (await search("pecacerta", query)).map(({ name }) => name);
  expect(await names("tambor onix 2013")).not.toContain("Tambor de freio traseiro Chevrolet Onix 2013 a 2019");
  expect(await names("vela gol power")).toEqual(["Jogo de velas de ignição VW Gol 1.6 8V 2010 a 2014"]);
  expect(await names("filtro oleo chevrolet flex")).not.toContain(
    "Filtro de óleo Chevrolet S10 2.8 16V Diesel 2012 a 2023",
  );
  expect(await names("filtro oleo chevrolet ltz")).toEqual(["Filtro de óleo Chevrolet S10 2.8 16V Diesel 2012 a 2023"]);
  expect((await names("disco freio palio")).every((name) => name.startsWith("Disco"))).toBe(true);
  for (const assembly of ["motor gol", "motor", "cambio", "cambio gol"])
    expect(await names(assembly)).not.toContainEqual(expect.stringMatching(/^(?:Filtro|Óleo do motor|Manopla)/));
  expect((await names("pneus")).every((name) => name.startsWith("Pneu"))).toBe(true);
  expect((await names("pastilha gol")).every((name) => name.startsWith("Pastilha"))).toBe(true);
});

test("[API-09] with a chosen vehicle, products that fit come first", async () => {
  const { rows } = await database.pool.query(
    "select id from vehicles where family = 'Corolla' and year = 2017 limit 1",
  );
  const headers = { ecommerce: "pecacerta" };
  for (const url of ["/ecommerce/products/search/pastilha?limit=2", "/ecommerce/search/suggestions?query=pastilha"]) {
    const { data } = (await app.inject({ url: `${url}&for_vehicle=${rows[0].id}`, headers })).json();
    const names = (data.products ?? data).slice(0, 2).map(({ name }: Product) => name);
    expect(names.sort()).toEqual([
      "Pastilha de freio dianteira Toyota Corolla 2015 a 2019",
      "Pastilha de freio traseira Toyota Corolla 2015 a 2019",
    ]);
  }
});

describe("[API-09] while a word is typed", () => {
  const suggest = async (query: string) => {
    const url = `/ecommerce/search/suggestions?query=${encodeURIComponent(query)}`;
    return (await app.inject({ url, headers: { ecommerce: "pecacerta" } })).json().data;
  };

  test.each(["gol p", "gol 2", "gol pa", "trav", "pastilha trav", "onix pas", "porta m", "vela c"])(
    "%s has products",
    async (query) => {
      const { products, dropped_terms: dropped, missing_part: missing } = await suggest(query);
      expect([products.length > 0, dropped, missing]).toEqual([true, undefined, undefined]);
    },
  );

  test.each(rowsOf(TYPED_QUERIES))("%s has %s only", async (query, beginning, terms) => {
    const { products, dropped_terms: dropped } = await suggest(query);
    const others = products.filter(({ name }: Product) => !name.startsWith(beginning));
    expect([products.length > 0, others, dropped]).toEqual([true, [], terms?.split(";")]);
  });

  test.each(["pastilha ecosport 2014", "pastilha honda fit", "pastilha tracker", "bomba de oleo gol"])(
    "%s has none of another vehicle or part",
    async (query) => expect(await suggest(query)).toMatchObject({ products: [], missing_part: expect.anything() }),
  );
});

/** Fails where an answer without products does not say which part is missing. */
async function answer(shop: string, query: string, parameters = "") {
  const url = `/ecommerce/products/search/${encodeURIComponent(query)}${parameters}`;
  const response = await app.inject({ url, headers: { ecommerce: slugOf(shop) } });
  expect(response.statusCode).toBe(200);
  const { data, missing_part: missing } = response.json();
  if (data.length === 0) expect(missing && missing.part + missing.vehicle, query).toBeTruthy();
  return response.json();
}

type Product = { name: string };

const search = async (shop: string, query: string): Promise<Product[]> => (await answer(shop, query, "?limit=3")).data;

const pairOf = (shop: string, table: string): [shop: string, table: string] => [shop, table];

function rowsOf(table: string): [query: string, expected: string, ...others: string[]][] {
  const lines = table.trim().split("\n");
  return lines.map((line) => line.split(" | ") as [string, string]);
}

describe.each([
  ["pecacerta", CAR_QUERIES],
  ["pecacerta", CAR_PART_QUERIES],
  ["pecacerta", VEHICLE_QUERIES],
  ["motopecas-norte", MOTORCYCLE_QUERIES],
  ["motopecas-norte", MOTORCYCLE_PART_QUERIES],
  ["motopecas-norte", MOTORCYCLE_VEHICLE_QUERIES],
  ["diesel-sul", TRUCK_QUERIES],
  ["diesel-sul", TRUCK_PART_QUERIES],
  ...FOUND_MEASURES,
  ["diesel-sul", TRUCK_VEHICLE_QUERIES],
  ["pecacerta", CAR_COUNTER_QUERIES],
  ["motopecas-norte", MOTORCYCLE_COUNTER_QUERIES],
  ["diesel-sul", TRUCK_COUNTER_QUERIES],
  ["pecacerta", CAR_TERM_QUERIES],
  ["motopecas-norte", MOTORCYCLE_TERM_QUERIES],
  ["diesel-sul", TRUCK_TERM_QUERIES],
  ...QUERY_TOPICS.flatMap(({ shop, found }) => (found ? [pairOf(shop, found)] : [])),
])("[API-09] among the first three products of %s", (company, table) => {
  test.each(rowsOf(table))("%s: %s", async (query, expected) => {
    const names = (await search(company, query)).map(({ name }) => name);
    const isFound = names.some((name) => expected.split(";").some((beginning) => name.startsWith(beginning)));
    expect(isFound, names.join("\n")).toBe(true);
  });
});

const partRows = (company: string, table: string) => rowsOf(table).map(([query, parts]) => [company, query, parts]);

test.each([
  ...[SEVERAL_PARTS, CAR_COUNTER_PARTS, CAR_TERM_PARTS].flatMap((table) => partRows("pecacerta", table)),
  ...QUERY_TOPICS.flatMap(({ shop, parts = "" }) => (parts ? partRows(shop, parts) : [])),
] as [string, string, string][])(
  "[API-09] of several parts of %s, each is among the first three: %s: %s",
  async (company, query, expected) => {
    const names = (await search(company, query)).map(({ name }) => name);
    const missing = expected.split(";").filter((beginning) => !names.some((name) => name.startsWith(beginning)));
    expect(missing, names.join("\n")).toEqual([]);
  },
);

const slugOf = (company: string): string => testShops.get(company) ?? company;

const shopsOfTopics = () => QUERY_TOPICS.flatMap(({ shop, products }) => (products ? [[shop, products] as const] : []));

describe.each(QUERY_TOPICS.flatMap(({ shop, only }) => (only ? [pairOf(shop, only)] : [])))(
  "[API-09] nothing else is among the first three products of %s",
  (company, table) => {
    test.each(rowsOf(table))("%s: %s", async (query, expected) => {
      const names = (await search(company, query)).map(({ name }) => name);
      const others = names.filter((name) => !expected.split(";").some((beginning) => name.startsWith(beginning)));
      expect([names.length > 0, others]).toEqual([true, []]);
    });
  },
);

describe.each(QUERY_TOPICS.flatMap(({ shop, noted }) => (noted ? [pairOf(shop, noted)] : [])))(
  "[API-09] all that is left out by %s",
  (shop, table) => {
    test.each(rowsOf(table))("%s: %s %s", async (query, terms, part) => {
      const { dropped_terms: dropped = [], missing_part: missing } = await answer(shop, query);
      expect(dropped).toEqual(terms === "-" ? [] : terms.split(";"));
      if (part) expect(missing).toMatchObject({ part });
    });
  },
);

describe.each([
  ["pecacerta", CAR_MISSING],
  ["pecacerta", VEHICLE_MISSING],
  ["motopecas-norte", MOTORCYCLE_MISSING],
  ...MISSING_MEASURES,
  ["diesel-sul", TRUCK_MISSING],
  ["motopecas-norte", MOTORCYCLE_VEHICLE_MISSING],
  ["diesel-sul", TRUCK_VEHICLE_MISSING],
  ["pecacerta", CAR_COUNTER_MISSING],
  ["diesel-sul", TRUCK_COUNTER_MISSING],
  ["pecacerta", CAR_TERM_MISSING],
  ["motopecas-norte", MOTORCYCLE_TERM_MISSING],
  ["diesel-sul", TRUCK_TERM_MISSING],
  ...QUERY_TOPICS.flatMap(({ shop, missing }) => (missing ? [pairOf(shop, missing)] : [])),
])("[API-09] a query that no product of %s answers finds nothing, or says what it left out", (company, table) => {
  test.each(rowsOf(table))("%s: %s", async (query, expected) => {
    const { data, dropped_terms: terms = [], missing_part: missing } = await answer(company, query, "?limit=3");
    const dropped = [...terms, ...(missing?.vehicle.split(" ") ?? [])];
    const names = data.map(({ name }: Product) => name);
    if (expected === "-") expect(names).toEqual([]);
    else
      expect(names.length > 0 ? dropped : []).toEqual(
        names.length > 0 ? expect.arrayContaining(expected.split(";")) : [],
      );
  });
});

describe("[API-09] a part that the shop has for other vehicles only", () => {
  const missingPart = async (path: string) =>
    (await app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: "pecacerta" } })).json();

  test.each([
    ["palheta gol", { part: "palheta", vehicle: "gol" }],
    ["pastilha gol 1998", { part: "pastilha", vehicle: "gol 1998" }],
    ["gol quadrado", { part: "", vehicle: "gol quadrado" }],
    ["gol geracao 4", { part: "", vehicle: "gol geracao 4" }],
    ["bateria polo positivo direito", undefined],
    ["bateria 45ah polo dir", undefined],
    ["bateria 60 polo pos dir", undefined],
    ["lampada h7 1 polo", undefined],
    ["bateria renegade start stop", { part: "bateria start stop", vehicle: "renegade" }],
    ["bateria start-stop onix 2018", { part: "bateria start stop", vehicle: "onix 2018" }],
    ["oleo mobil 5w30", undefined],
    ["kit embreagem ap 1.8", { part: "kit embreagem", vehicle: "ap 1.8" }],
    ["filtro oleo s10 flex", { part: "filtro oleo", vehicle: "s10 flex" }],
    ["pastilha golf mk4", { part: "pastilha", vehicle: "golf mk4" }],
    ["pastilha hb20x 2015", { part: "pastilha", vehicle: "hb20x 2015" }],
    ["amortecedor gol g4", { part: "amortecedor", vehicle: "gol g4" }],
    ["bateria gol 2012", { part: "bateria", vehicle: "gol 2012" }],
    ["pneu gol", { part: "pneu", vehicle: "gol" }],
    ["bateria uno", { part: "bateria", vehicle: "uno" }],
    ["pastilha honda fit", { part: "pastilha", vehicle: "honda fit" }],
    ["filtro oleo onix 1.4", { part: "filtro oleo", vehicle: "onix 1.4" }],
    ["para choque gol", { part: "para-choque", vehicle: "gol" }],
    ["vela civic", { part: "vela", vehicle: "civic" }],
    ["barra estabilizadora strada", { part: "barra estabilizadora", vehicle: "strada" }],
    ["motor de partida gol 1.6", { part: "motor partida", vehicle: "gol 1.6" }],
    ["filtro ar cond gol", { part: "filtro cabine", vehicle: "gol" }],
    ["disco de embreagem uno", { part: "disco embreagem", vehicle: "uno" }],
    ["motor gol", undefined],
    ["pastilha new fit", { part: "pastilha", vehicle: "new fit" }],
    ["tr-10013 onix", { part: "tr10013", vehicle: "onix", fits_others: true }],
    ["pastilha gol 2012", undefined],
  ])("is named with the vehicle: %s", async (query, missing) => {
    const input = encodeURIComponent(query);
    expect((await missingPart(`/products/search/${input}`)).missing_part).toEqual(missing);
    expect((await missingPart(`/search/suggestions?query=${input}`)).data.missing_part).toEqual(missing);
  });
});
