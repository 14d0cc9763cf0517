import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { httpCepProvider } from "./http-provider.ts";
import { cacheLookups, raceProviders } from "./lookup.ts";

const CEP = "89010-025";
const BLUMENAU = {
  cep: CEP,
  street: "Rua Doutor Luiz de Freitas Melro",
  district: "Centro",
  city: "Blumenau",
  state: "SC",
};
/** Responses of BrasilAPI and ViaCEP. */
const BRASIL_API = { ...BLUMENAU, cep: "89010025", neighborhood: "Centro", district: undefined, location: {} };
const VIA_CEP = {
  cep: CEP,
  logradouro: BLUMENAU.street,
  bairro: "Centro",
  localidade: "Blumenau",
  uf: "SC",
  complemento: "",
  estado: "Santa Catarina",
  ibge: "4202404",
};

type RespondWith = (response: ServerResponse) => void;
const json =
  (value: unknown, status = 200): RespondWith =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
const hang: RespondWith = () => undefined;

let context: TestInstallation;
let server: Server;
let origin: string;
let responders: Record<string, RespondWith> = {};
let requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, service = ""] = (request.url ?? "").split("/");
    requests.push(request.url ?? "");
    (responders[service] ?? json({}, 404))(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  context = await openTestInstallation({
    CEP_URLS: `${origin}/first/{cep}, ${origin}/second/{cep}/json/`,
    LOG_LEVEL: "silent",
  });
});
afterAll(async () => {
  await context.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => {
  responders = {};
  requests = [];
});

/** Timeouts: short for services that hang, long for those that respond on a busy machine. */
const [IMPATIENT, PATIENT] = [150, 20_000];
const lookUp = (cep: string, patience: number, ...services: string[]) =>
  raceProviders(
    services.map((name) => httpCepProvider(`${origin}/${name}/{cep}`, patience)),
    patience,
  )(cep);

describe("a postcode provider", () => {
  test.each([
    ["BrasilAPI", BRASIL_API],
    ["ViaCEP", VIA_CEP],
  ])("[AD-03] is read in the format of %s", async (_, answer) => {
    responders.first = json(answer);
    expect(await lookUp(CEP, PATIENT, "first")).toEqual({ ok: true, value: BLUMENAU });
    expect(requests).toEqual(["/first/89010025"]);
  });

  test("[AD-03] may know the city only", async () => {
    responders.first = json({ cep: "13690-000", street: null, neighborhood: null, city: "Descalvado", state: "SP" });
    expect(await lookUp("13690-000", PATIENT, "first")).toMatchObject({
      value: { street: "", district: "", city: "Descalvado" },
    });
  });

  test("[AD-03] does not delay the first address when it hangs, fails or does not know the postcode", async () => {
    for (const other of [hang, json({}, 500), json({}, 404), json({ erro: "true" })]) {
      responders = { first: other, second: json(VIA_CEP) };
      expect(await lookUp(CEP, PATIENT, "first", "second")).toEqual({ ok: true, value: BLUMENAU });
    }
  });

  test("[AD-03] is unavailable when all hang or fail; a postcode that one does not know is not found", async () => {
    responders = { first: hang, second: json({}, 500) };
    const before = performance.now();
    expect(await lookUp(CEP, IMPATIENT, "first", "second")).toEqual({ ok: false, refusal: "SERVICE_UNAVAILABLE" });
    expect(performance.now() - before).toBeGreaterThanOrEqual(IMPATIENT - 5);
    responders = { first: hang, second: json({ erro: true }) };
    expect(await lookUp(CEP, IMPATIENT, "first", "second")).toEqual({ ok: false, refusal: "CEP_NOT_FOUND" });
  });

  test.each<[string, RespondWith]>([
    ["about another CEP", json({ ...BRASIL_API, cep: "89010026" })],
    ["of a state where the CEP cannot be", json({ ...VIA_CEP, uf: "SP" })],
    ["of a state that is none", json({ ...BRASIL_API, state: "XX" })],
    ["without a city", json({ ...BRASIL_API, city: null })],
    ["in other shapes", json([BRASIL_API])],
    ["of texts without end", json({ ...BRASIL_API, street: "a".repeat(5000) })],
    ["as a page", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>")],
    ["of two megabytes", (response) => void response.writeHead(200).end(`"${"a".repeat(2_000_000)}"`)],
    ["that leads elsewhere", (response) => void response.writeHead(302, { location: `${origin}/second/1` }).end()],
    ["one byte at a time", (response) => void response.writeHead(200).write("{")],
  ])("[AD-03] is ignored with a response %s", async (_, answer) => {
    responders = { first: answer, second: json(VIA_CEP) };
    expect(await lookUp(CEP, IMPATIENT, "first")).toEqual({ ok: false, refusal: "SERVICE_UNAVAILABLE" });
    expect(requests).toEqual(["/first/89010025"]);
    expect(await lookUp(CEP, PATIENT, "first", "second")).toEqual({ ok: true, value: BLUMENAU });
  });

  test("is queried once for a cached or concurrent lookup, and again after a refusal", async () => {
    let now = 1;
    const cachedLookup = cacheLookups((cep) => lookUp(cep, PATIENT, "first"), {
      maxEntries: 2,
      ttlMs: 1000,
      clock: () => now,
    });
    expect(await cachedLookup(CEP)).toMatchObject({ refusal: "CEP_NOT_FOUND" });
    responders.first = (response) => json({ ...VIA_CEP, cep: response.req.url?.split("/")[2] })(response);
    expect(await Promise.all([cachedLookup(CEP), cachedLookup(CEP)])).toMatchObject([
      { value: BLUMENAU },
      { value: BLUMENAU },
    ]);
    await cachedLookup(CEP);
    expect(requests).toHaveLength(2);
    now = 1002;
    await cachedLookup(CEP);
    expect(requests).toHaveLength(3);
    // The cache holds two entries: the third replaces the least recently used one.
    for (const cep of ["89010-026", CEP, "89010-027", CEP]) await cachedLookup(cep);
    expect(requests).toHaveLength(5);
    await cachedLookup("89010-026");
    expect(requests).toHaveLength(6);
  });
});

describe("GET /cep/:cep", () => {
  const get = (cep: string, { app } = context) => app.inject({ url: `/ecommerce/cep/${cep}` });

  test("[AD-03] returns the address for every spelling; an invalid postcode is not found", async () => {
    responders.second = json(VIA_CEP);
    for (const written of ["89010-025", "89010025"]) {
      const answer = await get(written);
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: BLUMENAU }]);
    }
    for (const none of ["8901002", "abc", "..%2f..", "89010025-1"]) {
      expect((await get(none)).json()).toEqual({ message: "CEP_NOT_FOUND" });
    }
    expect(requests).toEqual(["/first/89010025", "/second/89010025/json/"]);
  });

  test("[AD-03] takes three seconds at most, and then responds with Retry-After", async () => {
    responders = { first: hang, second: hang };
    const before = performance.now();
    const answer = await get("01310-100");
    expect(performance.now() - before).toBeLessThan(6000);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: "SERVICE_UNAVAILABLE", requestId: answer.headers["x-request-id"] },
    ]);
    expect(answer.headers["retry-after"]).toBe("30");
  });

  test("[AD-03] [GEN-07] knows some streets and the capitals without a service, and sends no request", async () => {
    const alone = await openTestInstallation();
    expect((await get("01310-100", alone)).json().data).toMatchObject({
      street: "Avenida Paulista",
      district: "Bela Vista",
      city: "São Paulo",
      state: "SP",
    });
    expect((await get("74000100", alone)).json().data).toMatchObject({ street: "", city: "Goiânia", state: "GO" });
    expect((await get("13690000", alone)).json()).toEqual({ message: "CEP_NOT_FOUND" });
    await alone.close();
    expect(requests).toEqual([]);
  });
});
