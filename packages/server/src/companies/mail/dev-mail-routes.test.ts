import { once } from "node:events";
import { createServer as createProxy, request as httpRequest } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { startProgram } from "../../../testing/start-program.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { allowMail, queueAllowedMail } from "../../platform/mail/commands.ts";

const PUBLIC_HOST = "loja.example.com";

let context: TestInstallation;
let tenant: Tenant;
let key: string;
let port: number;
const servers: Server[] = [];

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, { titulo: "Loja <b>" });
  key = context.installation.devPagesKey ?? "";
  await withTenantTransaction(tenant, async (tx) => {
    for (const to of ["ana@example.com", "bia@example.com"]) {
      const permit = await allowMail(tx, { template: "password-recovery", to, now: new Date() });
      const content = { name: "Ana", path: "/?recover=segredo" } as const;
      await queueAllowedMail(tx, unwrapOutcome(permit), { customerId: null, content });
    }
  });
  port = Number(new URL(await context.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await context.close();
});

const get = (path: string, headers = {}) => context.app.inject({ url: `/dev/mail${path}`, headers });
const listPath = (query = "") => `?key=${key}&company=${tenant.slug}${query}`;

describe("the page of unsent mails", () => {
  test("lists subject, text and links of an address, with the key", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/dev/mail${listPath("&to=ana@example.com")}`);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { text: string }[] };
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      to: "ana@example.com",
      template: "password-recovery",
      subject: "Escolha uma nova senha - Loja <b>",
      links: [`http://localhost:${port}/?recover=segredo&company=${tenant.slug}`],
    });
    expect(data[0]?.text).toContain("nova senha");
  });

  test("is HTML whose links carry the key to each mail and company, without script and referrer", async () => {
    const list = await get(listPath(), { accept: "text/html,*/*" });
    expect(list.headers).toMatchObject({
      "content-type": expect.stringContaining("text/html"),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    const paths = [...list.body.matchAll(/href="\/dev\/mail(\/[^"]*)"/g)].map(([, path = ""]) => path);
    expect(paths).toHaveLength(2);
    const mailPage = await get((paths[0] as string).replaceAll("&amp;", "&"));
    expect(mailPage.body).toContain("Escolher nova senha");
    expect(mailPage.body).not.toContain("Loja <b>");
    expect(mailPage.body).not.toContain(key);
    expect(mailPage.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(mailPage.headers["referrer-policy"]).toBe("no-referrer");
  });

  test("[GEN-01] shows one company's mails only", async () => {
    const other = await createTestCompany(context.installation);
    expect((await get(`?key=${key}&company=${other.slug}`)).json()).toEqual({ data: [] });
    const { data } = (await get(listPath())).json();
    expect((await get(`/${data[0].id}?key=${key}&company=${other.slug}`)).statusCode).toBe(404);
    for (const path of [`?key=${key}&company=nobody`, `/nothing${listPath()}`]) {
      expect((await get(path)).statusCode).toBe(404);
    }
    expect((await get(listPath("&to=a&to=b"))).json()).toEqual({ data: [] });
  });

  test("is at the address that the start prints, and the log does not contain the key", async () => {
    const program = await startProgram({ DEV_PAGES: "on", LOG_LEVEL: "info" });
    const [, address = "", printed = ""] = /^Mail that was not sent: (\S+\?key=(\S+))$/m.exec(program.output()) ?? [];
    expect(printed).toMatch(/^[\w-]{43}$/);
    const answer = await fetch(`${address.replace("localhost", "127.0.0.1")}&company=${tenant.slug}`);
    expect(await answer.text()).toContain("ana@example.com");
    await fetch(`${program.address}/dev/nothing?key=${printed}`);
    program.process.kill("SIGTERM");
    await program.exitCode;
    expect(program.output()).toContain('"/dev/mail"');
    expect(program.output().split(printed)).toHaveLength(2);
    expect(program.output()).not.toContain("WARNING");
  });
});

/** Programs on the same machine that forward requests: a TCP forward and a reverse proxy. */
describe("a request without the key", () => {
  async function listenOn(server: Server): Promise<number> {
    servers.push(server);
    await once(server.listen(0, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  }

  const forward = () => listenOn(createTcpServer((client) => client.pipe(connect(port, "127.0.0.1")).pipe(client)));

  /** As nginx does it with `proxy_pass http://127.0.0.1:port;` alone: HTTP/1.0, the upstream's Host, no other header. */
  const proxyWith = (headers: (host: string) => Record<string, string>) =>
    listenOn(
      createProxy((request, response) => {
        const { url: path, method } = request;
        const sent = { ...request.headers, host: `127.0.0.1:${port}`, ...headers(request.headers.host ?? "") };
        const onward = httpRequest({ port, host: "127.0.0.1", method, path, headers: sent }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        request.pipe(onward);
      }),
    );

  async function readAt(at: number, path: string, host: string) {
    const sent = httpRequest({ port: at, host: "127.0.0.1", path, headers: { host, accept: "text/html" } }).end();
    const [answer] = await once(sent, "response");
    const body = (await answer.toArray()).join("");
    const { date: _, "x-request-id": __, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, body };
  }

  test.each<[string, () => Promise<number>, string]>([
    ["on the machine itself", async () => port, "localhost"],
    ["through a TCP forward with the host localhost", forward, "localhost"],
    ["through a TCP forward with the loopback address", forward, "127.0.0.1:3000"],
    ["through a plain proxy_pass", () => proxyWith(() => ({})), PUBLIC_HOST],
    ["through a proxy that passes the host", () => proxyWith((host) => ({ host })), "localhost"],
    ["through a proxy that sends x-forwarded-for", () => proxyWith(() => ({ "x-forwarded-for": "::1" })), PUBLIC_HOST],
  ])("%s gets a 404 like an unknown address, also with a wrong key", async (_how, open, host) => {
    const at = await open();
    const unknown = await readAt(at, "/dev/nothing", host);
    expect(unknown.status).toBe(404);
    const { data } = (await get(listPath())).json();
    for (const wrong of ["", `key=${"a".repeat(43)}`, "key=", `key=${key}a`, `key=x&key=${key}`, `x?key=${key}`]) {
      for (const path of ["/dev/mail", `/dev/mail/${data[0].id}`]) {
        const answer = await readAt(at, `${path}?${wrong}&company=${tenant.slug}`, host);
        expect(answer.body, wrong).not.toMatch(/example\.com|segredo/);
        expect({ ...answer, body: "" }, wrong).toEqual({ ...unknown, body: "", headers: answer.headers });
        expect(Object.keys(answer.headers)).toEqual(Object.keys(unknown.headers));
      }
    }
    // The same request with the key shows the mails.
    expect((await readAt(at, `/dev/mail${listPath()}`, host)).body).toContain("ana@example.com");
  });
});

test.each<[string, Record<string, string>, boolean]>([
  ["nothing is configured", {}, true],
  ["mail is sent", { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "loja@example.com" }, false],
  ["others can reach the shop", { HOST: "0.0.0.0" }, false],
  ["people reach it by an address of its own", { ORIGIN: "https://loja.example.com" }, false],
  ["a proxy is on the same machine", { ORIGIN: "http://localhost:8080" }, false],
  ["it has a database server of its own", { DATABASE_URL: "postgresql://shop@127.0.0.1/shop" }, false],
  ["they are turned off", { DEV_PAGES: "off" }, false],
  ["they are turned on where others can reach it", { DEV_PAGES: "on", HOST: "0.0.0.0" }, true],
])("where %s: %j unsent mails can be read with a key: %s", async (_where, environment, isThere) => {
  const own = await openTestInstallation(environment);
  const answerOf = async (given: string) =>
    (await own.app.inject({ url: `/dev/mail?key=${given}&company=${tenant.slug}` })).statusCode;
  const statuses = [await answerOf(own.installation.devPagesKey ?? "undefined"), await answerOf(key)];
  await own.close();
  expect(statuses).toEqual([isThere ? 200 : 404, 404]);
});
