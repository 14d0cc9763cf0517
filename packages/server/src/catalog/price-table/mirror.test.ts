import { randomInt } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestInstallation, ownerPoolOf, type TestInstallation } from "../../../testing/database.ts";
import { type FakePriceTable, startFakePriceTable } from "../../../testing/fake-price-table.ts";
import { createPriceTableJob, type MirrorTiming } from "./mirror.ts";

const quick: MirrorTiming = { pause: 0, answer: 10_000, failure: 1, longest: 5 };
/** For a service that must be given up: too short for what has to be answered on a busy machine. */
const impatient: MirrorTiming = { ...quick, answer: 400 };

let context: TestInstallation;
let fake: FakePriceTable;
const stops: (() => Promise<void>)[] = [];
/** The make, the model and the code that only this test has. */
let make: string;
let model: string;
let code: string;

beforeAll(async () => {
  fake = await startFakePriceTable();
  context = await openTestInstallation({
    PRICE_TABLE_URL: fake.url,
    PRICE_TABLE_TOKEN: "segredo",
    LOG_LEVEL: "silent",
  });
});
afterAll(async () => {
  await context.close();
  await fake.close();
});

beforeEach(async () => {
  await ownerPoolOf(context.installation.database).query("truncate price_table_tasks, price_table_days");
  Object.assign(fake, { requestedPaths: [], tokens: [], override: undefined });
  allowCallsPerDay(40);
  [make, model] = [String(randomInt(10 ** 8, 10 ** 9)), String(randomInt(10 ** 8, 10 ** 9))];
  code = `${randomInt(10 ** 5, 10 ** 6)}-${randomInt(10)}`;
  fake.responses = tableOf();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const years = () => `carros/marcas/${make}/modelos/${model}/anos`;

/** As the public service answers: numbers or text for codes, blanks after some. */
function tableOf(): Map<string, unknown> {
  return new Map<string, unknown>([
    ["carros/marcas", [{ nome: `Marca ${make} `, codigo: Number(make) }, { nome: "sem código" }]],
    ["motos/marcas", []],
    ["caminhoes/marcas", []],
    [
      `carros/marcas/${make}/modelos`,
      { modelos: [{ nome: "AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut", codigo: Number(model) }], anos: [] },
    ],
    [
      years(),
      [
        { nome: "32000 Diesel", codigo: "32000-3" },
        { nome: "2014 Diesel", codigo: "2014-3" },
        { nome: "2014 Gasolina", codigo: "2014-1" },
      ],
    ],
    [
      `${years()}/32000-3`,
      {
        TipoVeiculo: 1,
        Valor: "R$ 125.318,00",
        Marca: `Marca ${make}`,
        AnoModelo: 32_000,
        Modelo: "AMAROK  High.CD 2.0 16V TDI 4x4 Dies. Aut ",
        Combustivel: "Diesel",
        CodigoFipe: `${code}  `,
        MesReferencia: "janeiro de 2026 ",
        SiglaCombustivel: "D",
      },
    ],
  ]);
}

const allowCallsPerDay = (calls: number) =>
  Object.assign(context.installation, {
    config: { ...context.installation.config, PRICE_TABLE_CALLS_PER_DAY: calls },
  });
const start = (pace = quick) => {
  const stopping = new AbortController();
  const running = createPriceTableJob(context.installation, pace).run(stopping.signal);
  const stop = async () => {
    stopping.abort();
    await running;
  };
  stops.push(stop);
  return stop;
};
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await ownerPoolOf(context.installation.database).query<Row>(text, values)).rows;
const copied = () =>
  query<{ id: string; year: number; yearCode: string; fuel: string }>(
    `select id, type, make, model, family, engine, year, year_code as "yearCode", fuel, cod_fipe as "codFipe", price,
       reference_month as "referenceMonth" from vehicles where make_code = $1 and model <> '' order by year_code`,
    [make],
  );
const until = (check: () => Promise<unknown> | unknown) => vi.waitFor(async () => void (await check()), 25_000);
const callsToday = async () => (await query<{ calls: number }>("select calls from price_table_days"))[0]?.calls ?? 0;

describe("the price table mirror", () => {
  test("[API-16] stores every year of a model with its full code and fuel, in two calls per model", async () => {
    start();
    await until(async () => expect(await copied()).toHaveLength(3));
    const same = { type: 1, make: `Marca ${make}`, model: "AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut", codFipe: code };
    const made = { ...same, family: "Amarok", engine: "2.0 16V Diesel", price: null, referenceMonth: null };
    expect((await copied()).map(({ id: _, ...vehicle }) => vehicle)).toEqual([
      { ...made, year: 2014, yearCode: "2014-1", fuel: "Gasolina" },
      { ...made, year: 2014, yearCode: "2014-3", fuel: "Diesel" },
      {
        ...made,
        year: 32_000,
        yearCode: "32000-3",
        fuel: "Diesel",
        price: "R$ 125.318,00",
        referenceMonth: "janeiro de 2026",
      },
    ]);
    await until(() => expect(fake.requestedPaths).toHaveLength(6));
    expect(new Set(fake.requestedPaths).size).toBe(6);
    expect(new Set(fake.tokens)).toEqual(new Set(["segredo"]));
    expect(await callsToday()).toBe(6);
  });

  test("continues where it stopped, and requests nothing twice", async () => {
    fake.override = { path: /32000-3$/, handle: () => undefined };
    const stop = start();
    await until(() => expect(fake.requestedPaths.at(-1)).toMatch(/32000-3$/));
    await stop();
    const before = fake.requestedPaths.length;
    fake.override = undefined;
    start();
    await until(async () => expect(await copied()).toHaveLength(3));
    expect(fake.requestedPaths.slice(before)[0]).toMatch(/32000-3$/);
    await until(() => expect(new Set(fake.requestedPaths).size).toBe(6));
    expect(fake.requestedPaths).toHaveLength(7);
  });

  test("refreshes due entries, and keeps ids, families and engines", async () => {
    const stop = start();
    await until(async () => expect(await copied()).toHaveLength(3));
    await until(() => expect(fake.requestedPaths).toHaveLength(6));
    await stop();
    const ids = (await copied()).map(({ id }) => id);
    await query("update vehicles set family = 'Amarok V6' where make_code = $1", [make]);
    await query("select update_vehicle_version()");
    await query("update price_table_tasks set due_at = now()");
    fake.responses.set(years(), [
      { nome: "2027 Diesel", codigo: "2027-3" },
      ...(fake.responses.get(years()) as object[]),
    ]);
    start();
    await until(async () => expect(await copied()).toHaveLength(4));
    const again = await query<{ id: string; family: string }>("select id, family from vehicles where id = any ($1)", [
      ids,
    ]);
    expect(again.map(({ family }) => family)).toEqual(["Amarok V6", "Amarok V6", "Amarok V6"]);
  });

  test("keeps the daily limit of calls across processes and restarts", async () => {
    allowCallsPerDay(4);
    const stop = start();
    // A call is counted before it is made: it has to have arrived, too.
    await until(() => expect(fake.requestedPaths).toHaveLength(4));
    await stop();
    start();
    start();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([fake.requestedPaths.length, await callsToday()]).toEqual([4, 4]);
  });

  test("runs in one process at a time", async () => {
    for (let process = 0; process < 4; process++) start();
    await until(async () => expect(await copied()).toHaveLength(3));
    await until(() => expect(new Set(fake.requestedPaths).size).toBe(6));
    expect(fake.requestedPaths).toHaveLength(6);
  });

  test("does not run without a configured service", async () => {
    const usual = await openTestInstallation();
    await createPriceTableJob(usual.installation, quick).run(new AbortController().signal);
    await usual.close();
    expect(fake.requestedPaths).toEqual([]);
  });
});

describe("a service that misbehaves", () => {
  const html = "<!doctype html><title>Bem-vindo</title>";
  const json = (body: unknown) => (_: unknown, response: { end(text: string): void }) =>
    response.end(JSON.stringify(body));

  test.each<[string, NonNullable<FakePriceTable["override"]>["handle"]]>([
    ["hangs", () => undefined],
    ["drips", (_, response) => void response.write("[")],
    ["breaks off", (_, response) => void response.write("[", () => response.destroy())],
    ["answers HTML", (_, response) => void response.writeHead(200).end(html)],
    ["is away", (_, response) => void response.writeHead(503).end(html)],
    ["is asked too often", (_, response) => void response.writeHead(429, { "retry-after": "0" }).end("{}")],
    ["answers rubbish", json({ nome: 7 })],
    ["answers a list of rubbish", json([{ nome: 7 }, null, "x"])],
    ["answers null", json(null)],
    ["answers without an end", (_, response) => void response.end(`["${"x".repeat(1_100_000)}"]`)],
  ])("that %s stores nothing, is retried, and loses nothing", async (_, answer) => {
    fake.override = { path: /carros\/marcas$/, handle: answer };
    const stop = start(impatient);
    await until(async () => expect(await failuresOf("carros/marcas")).toBeGreaterThan(0));
    await stop();
    expect(await copied()).toEqual([]);
    fake.override = undefined;
    await query("update price_table_tasks set due_at = now()");
    start();
    await until(async () => expect(await copied()).toHaveLength(3));
  });

  test("cannot redirect to another host", async () => {
    const hidden = await startFakePriceTable();
    fake.override = {
      path: /carros\/marcas$/,
      handle: (_, response) => void response.writeHead(302, { location: `${hidden.url}carros/marcas` }).end(),
    };
    start();
    await until(async () => expect(await failuresOf("carros/marcas")).toBeGreaterThan(0));
    expect(hidden.requestedPaths).toEqual([]);
    await hidden.close();
  });

  test.each([
    ["another year", { AnoModelo: 2013 }],
    ["another type", { TipoVeiculo: 3 }],
    ["no code", { CodigoFipe: "error" }],
    ["another make", { Marca: "Outra" }],
    ["another model", { Modelo: "AMAROK 2.0 16V" }],
  ])("that returns %s is ignored", async (_, lie) => {
    const original = fake.responses.get(`${years()}/32000-3`) as object;
    fake.responses.set(`${years()}/32000-3`, { ...original, ...lie });
    start();
    await until(async () => expect(await failuresOf(`${years()}/32000-3`)).toBeGreaterThan(0));
    expect(await copied()).toEqual([]);
  });

  test.each<[string, string, (original: object[]) => object[]]>([
    ["a make twice", "carros/marcas", (original) => [...original, ...original]],
    ["a year twice", "years", (original) => [...original, ...original]],
    ["names that cannot be stored", "carros/marcas", (original) => [{ nome: "\u0000 \ud800", codigo: 7 }, ...original]],
    ["a year that no vehicle is of", "years", (original) => [{ nome: "99999 Diesel", codigo: "99999-3" }, ...original]],
  ])("that lists %s does not block other entries", async (_, list, also) => {
    const path = list === "years" ? years() : list;
    fake.responses.set(path, also(fake.responses.get(path) as object[]));
    start();
    await until(async () => expect(await copied()).toHaveLength(3));
  });

  test("a response that cannot be stored does not block other tasks", async () => {
    await query(
      "insert into price_table_tasks (path, step, known) values ('carros/marcas/1/modelos/1/anos/2014-1', 'vehicle', $1)",
      [
        {
          type: 1,
          make: { code: "1", name: "Marca" },
          model: { code: "1", name: "Modelo" },
          years: [{ code: "outro-1", name: "" }],
        },
      ],
    );
    fake.responses.set("carros/marcas/1/modelos/1/anos/2014-1", {
      TipoVeiculo: 1,
      Marca: "Marca",
      Modelo: "Modelo",
      AnoModelo: 2014,
      Combustivel: "",
      CodigoFipe: code,
    });
    start();
    await until(async () => expect(await copied()).toHaveLength(3));
    expect(await failuresOf("carros/marcas/1/modelos/1/anos/2014-1")).toBe(1);
  });

  test("delays neither a request nor the stop of the server", async () => {
    fake.override = { path: /./, handle: () => undefined };
    const stop = start({ ...quick, answer: 60_000 });
    await until(() => expect(fake.requestedPaths).toHaveLength(1));
    const began = performance.now();
    expect((await context.app.inject("/ecommerce/fipe/carros/marcas")).statusCode).toBe(200);
    await stop();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(fake.requestedPaths).toHaveLength(1);
    expect(await failuresOf(fake.requestedPaths[0] ?? "")).toBe(0);
  });

  const failuresOf = async (path: string) =>
    (await query<{ failures: number }>("select failures from price_table_tasks where path = $1", [path]))[0]?.failures;
});
