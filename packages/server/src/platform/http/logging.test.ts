import { Writable } from "node:stream";
import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCalls, requestFor } from "../../../contract-tests/call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "../../../contract-tests/company-fixture.ts";
import { PASSWORD } from "../../../testing/customers.ts";
import { databaseUrl, TEST_SECRET_KEY, type TestInstallation, unwrapOutcome } from "../../../testing/database.ts";
import { createApp } from "../../app/app.ts";
import { openInstallation } from "../../app/open-installation.ts";
import { createVehicleLookup } from "../../catalog/vehicles/create-vehicle-lookup.ts";
import { readConfig } from "../config/config.ts";
import { newLog } from "./logging.ts";

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let context: TestInstallation;
let ownCompany: CompanyFixture;
beforeAll(async () => {
  const config = unwrapOutcome(readConfig({ RATE_LIMITS: "off", SECRET_KEY: TEST_SECRET_KEY }));
  const { installation, close } = unwrapOutcome(await openInstallation(config, databaseUrl(), newLog("trace", stream)));
  const vehicleLookup = createVehicleLookup(config);
  const app = await createApp(installation, { vehicleLookup });
  context = { installation, app, vehicleLookup, close };
  ownCompany = await createCompanyFixture(context);
  lines.length = 0;
});
afterAll(async () => {
  await context.app.close();
  await context.close().catch(() => {});
});

const CPF = "52998224725";
const PHONE = "62991234567";

/** Values that must not appear in a log, in any encoding. */
function secrets(): string[] {
  const { owner, order } = ownCompany;
  return [
    PASSWORD,
    "outra-senha",
    owner.token,
    order.token,
    CPF,
    "529.982.247-25",
    PHONE,
    owner.customer.email,
    "@example.com",
    "%40example.com",
    "argon2",
    VIN,
    POSTCODE,
    PERSON,
    STREET,
  ];
}

async function askEverything(): Promise<void> {
  for (const [name] of allCalls.filter(([name]) => name !== "logout")) {
    const { headers, ...request } = requestFor(name, ownCompany);
    const query = `?token=${ownCompany.owner.token}&email=${ownCompany.owner.customer.email}&cpf=${CPF}`;
    await context.app.inject({
      ...request,
      url: request.url + query,
      headers: { ...headers, ...ownCompany.owner.headers },
    });
  }
  const bad = { email: ownCompany.owner.customer.email, password: "outra-senha", cpf: CPF, phone: PHONE };
  const headers = {
    ecommerce: ownCompany.tenant.slug,
    cookie: `session_${ownCompany.tenant.companyId}=${ownCompany.owner.token}`,
  };
  for (const url of ["/ecommerce/login", "/ecommerce/register", "/ecommerce/nada"]) {
    await context.app.inject({ method: "POST", url, payload: bad, headers });
  }
  for (const path of ["/cart/checkout", "//Cart/Checkout", "/cart/%63heckout", "/CART//checkout"])
    await context.app.inject(`${path}/${ownCompany.order.token}.data`);
  await context.app.inject(`/ecommerce/orders/token/${ownCompany.order.token}/mais?x=${ownCompany.order.token}`);
  await askWithPersonalPaths();
}

const VIN = "9BWZZZ377VT004251";
const POSTCODE = "74015123";

async function askWithPersonalPaths(): Promise<void> {
  const { email } = ownCompany.owner.customer;
  const headers = { ecommerce: ownCompany.tenant.slug };
  for (const text of [email, CPF, "529.982.247-25", encodeURIComponent(email), `${email}%`])
    for (const path of ["nada", "products/search", "admin/nada", "user/orders"])
      await context.app.inject({ url: `/ecommerce/${path}/${text}?email=${email}`, headers });
  for (const path of [`vehicles/vin/${VIN}`, `cep/${POSTCODE}`, `Vehicles//vin/${VIN}`])
    await context.app.inject({ url: `/ecommerce/${path}`, headers });
}

/** Calls of staff and of customers that are refused or fail, with personal values in each field. */
async function sendPersonalValues(): Promise<void> {
  const { email } = ownCompany.owner.customer;
  const { slug } = ownCompany.tenant;
  const address = { name: PERSON, street: STREET, number: "1", neighborhood: STREET, city: STREET, postcode: POSTCODE };
  const values = {
    email,
    name: PERSON,
    cpf: CPF,
    phone: PHONE,
    password: PASSWORD,
    current: PASSWORD,
    address,
    note: STREET,
  };
  const staff = { "x-admin": "1", "sec-fetch-site": "same-origin", cookie: `admin=${ownCompany.owner.token}` };
  for (const [path, headers] of [
    ["login", {}],
    ["register", {}],
    ["checkout", ownCompany.owner.headers],
    ["user/addresses", ownCompany.owner.headers],
    ["contact", {}],
    ["admin/session", staff],
    ["admin/me/password", staff],
    ["admin/customers/1/notes", staff],
    ["admin/products", staff],
  ] as const) {
    const url = `/ecommerce/${path}`;
    const all = { ecommerce: slug, ...headers };
    await context.app.inject({ method: "POST", url, payload: values, headers: all });
    const broken = `{"email": ${email}, "cpf": ${CPF}, "name": ${PERSON}`;
    const json = { ...all, "content-type": "application/json" };
    await context.app.inject({ method: "POST", url, payload: broken, headers: json });
  }
}

const PERSON = "Zulmira Quintanilha";
const STREET = "Rua das Palmeiras Imperiais";

function expectNoSecrets(): void {
  const output = lines.join("");
  for (const secret of secrets()) expect(output.includes(secret), secret).toBe(false);
  expect(output).not.toMatch(/authorization|"body"/i);
}

describe("the log", () => {
  test("is one JSON line per event, with the request's id and path and no secret", async () => {
    await askEverything();
    await sendPersonalValues();
    expect(lines.length).toBeGreaterThan(2 * allCalls.length);
    for (const line of lines) expect(line).toMatch(/^\{.*\}\n$/);
    expectNoSecrets();
    lines.length = 0;
    const response = await context.app.inject({
      url: "/ecommerce/products/latest?x=1",
      headers: { ecommerce: ownCompany.tenant.slug },
    });
    const events = lines.map((line) => JSON.parse(line));
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event.reqId).toBe(response.headers["x-request-id"]);
    expect(events[0].req).toEqual({ method: "GET", path: "/ecommerce/products/latest", ip: "127.0.0.1" });
  });

  test("has the error and its location, but no data that was sent to the database", async () => {
    lines.length = 0;
    // Fails in the middle of a statement, like a lost database connection.
    await context.installation.database.close();
    await askEverything();
    await sendPersonalValues();
    const failures = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
    for (const { err } of failures) expect(typeof err.stack).toBe("string");
    // Background work also fails without its database; its log lines belong to no request.
    expect(failures.filter(({ reqId }) => typeof reqId === "string").length).toBeGreaterThan(20);
    expectNoSecrets();
  });

  test("names a failed statement by its code and place, without its text and values", () => {
    lines.length = 0;
    const cause = Object.assign(new Error(`invalid input: "${ownCompany.owner.customer.email}"`), {
      code: "23505",
      severity: "ERROR",
      detail: `Key (email)=(${ownCompany.owner.customer.email}) already exists.`,
      table: "customers",
    });
    const error = Object.assign(
      new Error(`Failed query: insert $1\nparams: ${ownCompany.owner.customer.email},${CPF}`, { cause }),
      {
        query: "insert $1",
        params: [ownCompany.owner.customer.email, CPF],
      },
    );
    newLog("info", stream).error({ err: error }, "failed");
    newLog("info", stream).error({
      err: "a text",
      password: PASSWORD,
      user: { token: ownCompany.owner.token, email: "a@example.com" },
    });
    const [output = ""] = lines;
    expect(JSON.parse(output).err).toMatchObject({ cause: { code: "23505", table: "customers" } });
    expect(output).toContain("logging.test.ts");
    expect(output).not.toContain("insert $1");
    expectNoSecrets();
  });

  test("repeats neither the address of a request that was answered twice nor the text of broken JSON", async () => {
    lines.length = 0;
    const { email } = ownCompany.owner.customer;
    const app = fastify({ loggerInstance: newLog("trace", stream) });
    app.get("/ecommerce/*", (request, reply) => {
      reply.send("once").send("twice");
      try {
        JSON.parse(email);
      } catch (error) {
        request.log.error(error);
        request.log.error({ err: error });
      }
    });
    await app.inject(`/ecommerce/confirm-email/${ownCompany.owner.token}?email=${email}&cpf=${CPF}`);
    await app.close();
    expect(lines.join("")).toContain('"/ecommerce/confirm-email/***\\"');
    expect(lines.filter((line) => line.includes("SyntaxError"))).toHaveLength(2);
    expectNoSecrets();
  });
  test("masks a long path, or one in an error's text, with work in proportion to its length", () => {
    const log = newLog("info", stream);
    const logPaths = (path: string) => {
      log.info({ req: { method: "GET", url: path } });
      log.error(new Error(`"${path}" was answered twice`));
    };
    for (const piece of ["a", "b/", "%40/", '"/', "1234567890 "])
      expect(
        growsLikeItsInput(logPaths, (length) => `/${repeatUpTo(piece, length)}`, 20_000),
        piece,
      ).toBe(true);
  });

  test("of a long path has whole segments, and masks what may be an e-mail address", () => {
    lines.length = 0;
    const { email } = ownCompany.owner.customer;
    for (let at = 0; at <= email.length; at++)
      newLog("info", stream).info({
        req: { method: "GET", url: `/${"a".repeat(1000 - at)}/${email}${"/nada".repeat(200)}` },
      });
    for (const url of [`/${email}`, `/x/${email.replace("@", "%2540")}/y`, `/%41${email}`])
      newLog("info", stream).info({ req: { method: "GET", url } });
    const paths = lines.map((line) => JSON.parse(line).req.path);
    expect(paths.slice(-3)).toEqual(["/***", "/x/***/y", "/***"]);
    for (const path of paths) expect(path.length).toBeLessThanOrEqual(1001);
    const [name = ""] = email.split("@");
    for (const line of lines) expect(line).not.toContain(name.slice(0, 4));
    expectNoSecrets();
  });
});
