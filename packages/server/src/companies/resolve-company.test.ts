import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, ownerPoolOf, type TestInstallation } from "../../testing/database.ts";
import type { Tenant } from "../platform/database/tenant.ts";

let context: TestInstallation;
let fallback: Tenant;
let other: Tenant;
beforeAll(async () => {
  const slug = `fallback-${crypto.randomUUID()}`;
  context = await openTestInstallation({ DEFAULT_COMPANY: slug });
  fallback = await createTestCompany(context.installation, { titulo: "A de sempre" }, slug);
  other = await createTestCompany(context.installation, { titulo: "A outra" });
});
afterAll(() => context.close());

type CompanyHints = { query?: string; header?: string; host?: string; cookie?: string };

/** Which company's shop answers, or the status of the refusal. */
async function companyOf({ query, header, host, cookie }: CompanyHints): Promise<string | number> {
  const response = await context.app.inject({
    url: `/ecommerce/products?limit=1${query === undefined ? "" : `&company=${encodeURIComponent(query)}`}`,
    headers: { ...(header === undefined ? {} : { ecommerce: header }), ...(host ? { host } : {}) },
    cookies: cookie === undefined ? {} : { company: cookie },
  });
  if (response.statusCode !== 200) return response.statusCode;
  return response.json().data.total === 1 ? "other" : "fallback";
}

describe("the company of a request", () => {
  beforeAll(async () => {
    const { createTestProduct: newProduct } = await import("../../testing/catalog.ts");
    await newProduct(other);
  });

  test("[GEN-05] is the fallback if the request names none", async () => {
    expect(await companyOf({})).toBe("fallback");
  });

  test("[GEN-05] is the one that the query parameter names", async () => {
    expect(await companyOf({ query: other.slug })).toBe("other");
    expect(await companyOf({ query: fallback.slug, cookie: other.slug })).toBe("fallback");
  });

  test("[GEN-06] is resolved by query, then host, then cookie, then fallback", async () => {
    const host = `${other.slug}.example.com`;
    const { database, directory } = context.installation;
    await ownerPoolOf(database).query("insert into company_hosts (host, company_id) values ($1, $2)", [
      host,
      other.companyId,
    ]);
    await directory.reload();
    expect(await companyOf({ host })).toBe("other");
    expect(await companyOf({ host: `${host.toUpperCase()}:3000` })).toBe("other");
    expect(await companyOf({ host, cookie: fallback.slug })).toBe("other");
    expect(await companyOf({ host, query: fallback.slug })).toBe("fallback");
    expect(await companyOf({ cookie: other.slug })).toBe("other");
    expect(await companyOf({ cookie: "uma-que-fechou" })).toBe("fallback");
  });

  test("[GEN-06] is undefined for an unknown slug, never another company", async () => {
    for (const unknown of ["nenhuma", "", "A,B", `${other.slug}, ${fallback.slug}`, "'; drop table companies; --"]) {
      expect(await companyOf({ query: unknown }), unknown).toBe(404);
      expect(await companyOf({ header: unknown }), unknown).toBe(404);
    }
  });

  test("[API-01] is the one that the header names, whatever else the request says", async () => {
    expect(await companyOf({ header: other.slug, query: fallback.slug, cookie: fallback.slug })).toBe("other");
  });

  test("[GEN-04] [EN-09] [API-05] the settings of a company are its own, and unknown ones fall back", async () => {
    const settings = {
      corPadrao: "theme-blue",
      header: "classic-two",
      whatsapp: "62991234567",
      telefone: "6232123456",
    };
    const tenant = await createTestCompany(context.installation, {
      ...settings,
      titulo: "Azul",
      headerMobile: "<script>",
    });
    const { data } = (await context.app.inject({ url: `/ecommerce/listener/${tenant.slug}` })).json();
    expect(data).toMatchObject({
      id: tenant.companyId,
      titulo: "Azul",
      cor_padrao: "theme-blue",
      header: "classic-two",
      header_mobile: "one",
      whatsapp: "62991234567",
      telefone: "6232123456",
    });
    expect(JSON.stringify(data)).not.toMatch(/pix/i);
    expect((await context.app.inject({ url: "/ecommerce/listener/nenhuma" })).json()).toEqual({
      message: "COMPANY_NOT_FOUND",
    });
  });
});
