import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Shop, together } from "../companies/shop.ts";
import { newCompany, openForTest, type TestInstallation } from "../database/testing.ts";
import { queueMail } from "./commands.ts";

let opened: TestInstallation;
let shop: Shop;
beforeAll(async () => {
  opened = await openForTest();
  shop = await newCompany(opened.installation, { titulo: "Loja <b>" });
  await together(shop, async (tx) => {
    for (const to of ["ana@example.com", "bia@example.com"]) {
      await queueMail(tx, { template: "password-recovery", to, content: { name: "Ana", path: "/?recover=segredo" } });
    }
  });
});
afterAll(() => opened.close());

const ask = (query: string, headers = {}, remoteAddress = "127.0.0.1") =>
  opened.app.inject({ url: `/dev/mail${query}`, headers: { host: "localhost:3000", ...headers }, remoteAddress });

describe("mail of a shop that sends none", () => {
  test("can be read where the shop runs: subject, text and links, for one address", async () => {
    const answer = await ask(`?company=${shop.slug}&to=ana@example.com`);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      to: "ana@example.com",
      template: "password-recovery",
      subject: "Escolha uma nova senha - Loja <b>",
      links: [`http://localhost:3000/?recover=segredo&company=${shop.slug}`],
    });
    expect(data[0].text).toContain("nova senha");
  });

  test("is shown to people as a list, and each letter as it would arrive, without any script", async () => {
    const list = await ask(`?company=${shop.slug}`, { accept: "text/html,*/*" });
    expect(list.headers["content-type"]).toContain("text/html");
    expect(list.headers["cache-control"]).toBe("no-store");
    const links = [...list.body.matchAll(/\/dev\/mail(\/[^"]*)"/g)].map(([, link = ""]) => link);
    expect(links).toHaveLength(2);
    const letter = await ask(links[0] as string);
    expect(letter.body).toContain("Escolher nova senha");
    expect(letter.body).not.toContain("Loja <b>");
    expect(letter.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test.each([
    ["a name that is not this machine's", { host: "loja.example.com" }, "127.0.0.1"],
    ["another machine", {}, "10.0.0.7"],
    ["somebody behind a proxy", { "x-forwarded-for": "203.0.113.9" }, "127.0.0.1"],
  ])("is unknown to %s", async (_who, headers, from) => {
    expect((await ask(`?company=${shop.slug}`, headers, from)).statusCode).toBe(404);
  });

  test("[GEN-01] is not another company's, and unknown where there is no such company or letter", async () => {
    const other = await newCompany(opened.installation);
    expect((await ask(`?company=${other.slug}`)).json()).toEqual({ data: [] });
    const { data } = (await ask(`?company=${shop.slug}`)).json();
    expect((await ask(`/${data[0].id}?company=${other.slug}`)).statusCode).toBe(404);
    for (const query of ["?company=nobody", `/nothing?company=${shop.slug}`]) {
      expect((await ask(query)).statusCode).toBe(404);
    }
    expect((await ask(`?company=${shop.slug}&to=a&to=b`)).json()).toEqual({ data: [] });
  });

  test.each([
    ["mail is sent", { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "loja@example.com" }],
    ["others can reach the shop", { HOST: "0.0.0.0" }],
    ["people reach it by a public address", { ORIGIN: "https://loja.example.com" }],
  ])("is nowhere to be read where %s", async (_where, environment) => {
    const public_ = await openForTest(environment);
    const answer = await public_.app.inject({ url: `/dev/mail?company=${shop.slug}`, headers: { host: "localhost" } });
    await public_.close();
    expect(answer.statusCode).toBe(404);
  });
});
