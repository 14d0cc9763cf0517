import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const ADDRESS_BOOK = { path: "/account/addresses", heading: "Meus endereços" };
const NEW_ADDRESS = { path: "/account/addresses/new", heading: "Novo endereço" };

const field = (page: Page, name: string) => page.locator("main").getByLabel(name, { exact: true });
const cards = (page: Page) => page.getByRole("list", { name: "Meus endereços" }).locator("> li");
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const save = (page: Page) => page.getByRole("button", { name: "Salvar endereço" }).click();

/** Expects exactly this card to be the default. */
async function expectDefault(page: Page, text: string): Promise<void> {
  await expect(card(page, text).getByText("Principal", { exact: true })).toBeVisible();
  await expect(cards(page).getByText("Principal", { exact: true })).toHaveCount(1);
}

test("[RT-13] [AD-01] [AD-03] the address book: a CEP fills in the address, and exactly one address is the default", {
  tag: "@phone",
}, async ({ page, customer }) => {
  await signInByApi(page, customer);
  await visit(page, ADDRESS_BOOK);
  await expect(page.getByText("Você ainda não tem endereços")).toBeVisible();
  await page.getByRole("link", { name: "Novo endereço" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NEW_ADDRESS.heading);
  await expect(field(page, "Nome")).toHaveValue("Pessoa");
  await field(page, "E-mail").fill("sem-arroba");
  await save(page);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(field(page, "E-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Estado")).toHaveAttribute("aria-invalid", "true");
  expect(await findViolations(page)).toEqual([]);

  await field(page, "E-mail").fill("ana@example.com");
  await field(page, "CEP").pressSequentially("01310100");
  await expect(field(page, "CEP")).toHaveValue("01310-100");
  await expect(page.getByText("Acrescente o número")).toBeVisible();
  await expect(field(page, "Número")).toBeFocused();
  await expect(field(page, "Rua")).toHaveValue("Avenida Paulista");
  await expect(field(page, "Bairro")).toHaveValue("Bela Vista");
  await expect(field(page, "Cidade")).toHaveValue("São Paulo");
  await expect(field(page, "Estado")).toHaveValue("SP");
  await save(page);
  await expect(field(page, "Número")).toHaveAccessibleDescription("Informe o número ou marque “Sem número”.");
  await field(page, "Número").fill("900");
  await field(page, "Complemento (opcional)").fill("Sala 3");
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ADDRESS_BOOK.heading);
  await expectDefault(page, "Avenida Paulista, 900");
  await expect(card(page, "Paulista")).toContainText("Sala 3 - Bela Vista");

  await visit(page, NEW_ADDRESS);
  await field(page, "CEP").pressSequentially("80020310");
  await expect(field(page, "Cidade")).toHaveValue("Curitiba");
  await expect(field(page, "Número")).toBeFocused();
  await field(page, "Número").fill("10");
  await page.getByLabel("Usar como endereço principal").check();
  await save(page);
  await expect(cards(page)).toHaveCount(2);
  await expectDefault(page, "Rua XV de Novembro, 10");
  await card(page, "Paulista")
    .getByRole("button", { name: /^Usar como principal/ })
    .click();
  await expectDefault(page, "Avenida Paulista, 900");
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await card(page, "XV de Novembro")
    .getByRole("link", { name: /^Alterar/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alterar endereço");
  await expect(field(page, "CEP")).toHaveValue("80020-310");
  await expect(field(page, "Rua")).toHaveValue("Rua XV de Novembro");
  await expect(field(page, "Número")).toHaveValue("10");
  await expect(field(page, "Bairro")).toHaveValue("Centro");
  await field(page, "Empresa (opcional)").fill("Oficina Teste");
  await save(page);
  await expect(card(page, "Oficina Teste")).toContainText("Rua XV de Novembro, 10");
  await card(page, "Paulista")
    .getByRole("button", { name: /^Excluir/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("Avenida Paulista, 900");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expectDefault(page, "Oficina Teste");
  await page.reload();
  await expectDefault(page, "Oficina Teste");
});

test("[AD-03] an unknown CEP leaves the form to be filled in by hand; a deleted address is not found", async ({
  page,
  customer,
}) => {
  await signInByApi(page, customer);
  await visit(page, NEW_ADDRESS);
  await page.route("**/ecommerce/cep/**", () => undefined);
  await field(page, "CEP").pressSequentially("74000100");
  await expect(page.getByText("Procurando o endereço…")).toBeVisible();
  await field(page, "Rua").fill("Rua das Acácias");
  await field(page, "Número").fill("fundos");
  await field(page, "Bairro").fill("Centro");
  await page.unroute("**/ecommerce/cep/**");
  await page.route("**/ecommerce/cep/**", (route) => route.abort());
  await field(page, "CEP").fill("");
  await field(page, "CEP").pressSequentially("74000200");
  await expect(page.getByText("Não deu para consultar o CEP agora")).toBeVisible();
  await page.unroute("**/ecommerce/cep/**");
  await field(page, "CEP").fill("");
  await field(page, "CEP").pressSequentially("01310100");
  await expect(field(page, "Cidade")).toHaveValue("São Paulo");
  await field(page, "CEP").fill("");
  await field(page, "CEP").pressSequentially("13690000");
  await expect(page.getByText("CEP não encontrado")).toBeVisible();
  for (const name of ["Cidade", "Estado"]) await expect(field(page, name)).toHaveValue("");
  await field(page, "Cidade").fill("Descalvado");
  await field(page, "Estado").selectOption("GO");
  await save(page);
  await expect(field(page, "Número")).toHaveAccessibleDescription(/^Escreva só o número/);
  await expect(field(page, "CEP")).toHaveAccessibleDescription(/^Este CEP é de outro estado/);
  await field(page, "Estado").selectOption("SP");
  await field(page, "Número").fill("SN");
  await save(page);
  await expect(card(page, "Rua das Acácias, s/n")).toContainText("Descalvado – SP");

  await visit(page, { path: "/account/addresses/01941f29-0000-7000-8000-000000000000", heading: "Alterar endereço" });
  await expect(page.getByRole("heading", { name: "Endereço não encontrado." })).toBeVisible();
});

test("[AD-03] [VA-06] a company without a surname keeps an address on plots; a long complement is refused uncut", {
  tag: "@phone",
}, async ({ page, customer }) => {
  await signInByApi(page, customer);
  await page.route("**/ecommerce/cep/**", (route) =>
    route.fulfill({ status: 404, json: { message: "CEP_NOT_FOUND" } }),
  );
  await visit(page, NEW_ADDRESS);
  const complement = `Galpão dos fundos, ${"portão azul, ".repeat(20)}fim`;
  const texts = {
    Nome: "Retificadora",
    Sobrenome: "",
    CEP: "74000100",
    Rua: "Rua das Acácias",
    Número: "Qd 12 Lt 5",
    Bairro: "Setor Sul",
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, "Cidade").fill("Goiânia");
  await field(page, "Estado").selectOption("GO");
  await field(page, "Complemento (opcional)").fill(complement);
  await save(page);
  await expect(field(page, "Complemento (opcional)")).toHaveValue(complement);
  await expect(field(page, "Complemento (opcional)")).toHaveAccessibleDescription(/pode ter até 200 caracteres/);
  await expect(page.getByRole("alert")).toContainText("Complemento");
  await expect(page.locator("main [aria-invalid=true]")).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await field(page, "Complemento (opcional)").fill("Galpão dos fundos");
  await save(page);
  await expect(card(page, "Retificadora")).toContainText("Rua das Acácias, Qd 12 Lt 5");
  await card(page, "Retificadora")
    .getByRole("link", { name: /^Alterar/ })
    .click();
  await expect(field(page, "Número")).toHaveValue("Qd 12 Lt 5");
  await expect(field(page, "Complemento (opcional)")).toHaveValue("Galpão dos fundos");
});
