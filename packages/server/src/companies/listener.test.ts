import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

const listen = (slug: string) => context.app.inject(`/ecommerce/listener/${slug}`);

test("[API-05] [EN-09] [GEN-04] returns a company's theme and contacts, and no payment settings", async () => {
  const tenant = await createTestCompany(context.installation, {
    titulo: "Auto Peças",
    header: "classic-two",
    headerMobile: "two",
    corPadrao: "theme-blue",
    whatsapp: "95991234567",
    telefone: "(95) 3224-0000",
    contatoMensagem: "Olá!",
    email: "loja@example.com",
    logotipo: "/l.svg",
    rua: "Rua A",
    numero: "1",
    bairro: "Centro",
    cidade: "Boa Vista",
    uf: "RR",
    cep: "69301-110",
    facebook: "https://facebook.com/a",
    twitter: "https://x.com/a",
    instagram: "https://instagram.com/a",
    pixKey: "ana@example.com",
    shippingFlatRate: 1990,
    taxMode: "included",
    taxBp: 1250,
    dispatchDays: 1,
    transitDays: { RR: [1, 2], norte: [4, 8] },
  });
  const response = await listen(tenant.slug);
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toEqual({
    id: tenant.companyId,
    email: "loja@example.com",
    logotipo: "/l.svg",
    rua: "Rua A",
    numero: "1",
    bairro: "Centro",
    cidade: "Boa Vista",
    uf: "RR",
    cep: "69301-110",
    facebook: "https://facebook.com/a",
    twitter: "https://x.com/a",
    instagram: "https://instagram.com/a",
    titulo: "Auto Peças",
    header: "classic-two",
    header_mobile: "two",
    cor_padrao: "theme-blue",
    whatsapp: "95991234567",
    telefone: "(95) 3224-0000",
    contato_mensagem: "Olá!",
    terms: { shipping_flat_rate: 19.9, tax_mode: "included", tax_bp: 1250 },
    delivery: { dispatch_days: 1, transit_days: { RR: [1, 2], norte: [4, 8] } },
  });
  expect(response.body).not.toContain("ana@example.com");
});

test("[API-05] [GEN-04] missing and unknown settings fall back to the defaults", async () => {
  const tenant = await createTestCompany(context.installation, { corPadrao: "theme-plaid", header: "nine" });
  expect((await listen(tenant.slug)).json().data).toMatchObject({
    cor_padrao: "theme-red",
    header: "spaceship-one",
    header_mobile: "one",
    whatsapp: null,
    terms: { shipping_flat_rate: 25, tax_mode: "percent", tax_bp: 2000 },
    delivery: null,
  });
});

test.each<[string, object]>([
  ["an unknown state", { ZZZ: [1, 2] }],
  ["an unknown region", { oeste: [1, 2] }],
  ["one number", { GO: [1] }],
  ["no list", { GO: 3 }],
  ["half a day", { GO: [1.5, 2] }],
  ["a wrong order", { GO: [3, 2] }],
  ["a negative number", { GO: [-1, 2] }],
  ["a text", { GO: ["1", "2"] }],
  ["a list", [[1, 2]]],
])("delivery times with %s cannot be stored", async (_, transitDays) => {
  const settings = { transitDays: transitDays as Record<string, [number, number]> };
  await expect(createTestCompany(context.installation, settings)).rejects.toThrow();
});

test.each(["nobody", "Not-A-Slug", "a".repeat(300), "%27"])(
  "[API-05] returns 404 for the unknown company %s",
  async (slug) => {
    const response = await listen(slug);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: "COMPANY_NOT_FOUND" });
  },
);
