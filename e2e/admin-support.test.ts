import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { appendAuditEntries } from "@pecacerta/server/companies/audit";
import type { Browser, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { createStaff } from "./admin-staff.ts";
import { shopUrl } from "./api.ts";
import { expect } from "./fixtures.ts";
import { createThemedCompany } from "./seller-actions.ts";
import { withShopCompany } from "./shop-database.ts";

test("an owner sees an operator's request, allows it and ends the access, which the operator is told @both", async ({
  page,
  browser,
  signedInAs,
  pageErrors,
}) => {
  pageErrors.expected.push(/404/);
  const operator = await signedInAs("operator", { name: "Olga Operadora" });
  await openAdmin(page, "/instalacao/empresas/pecacerta");
  await page.getByLabel("Motivo do pedido").fill("Outra empresa");
  await page.getByRole("button", { name: "Pedir acesso" }).click();
  await expect(page.getByRole("main")).toContainText("espera a resposta de um dono");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Outra empresa");
  await page.getByRole("button", { name: "Retirar pedido" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Você retirou o último pedido" })).toBeFocused();
  await page.getByLabel("Motivo do pedido").fill("Conferir as categorias");
  await page.getByRole("button", { name: "Pedir acesso" }).click();
  await expect(page.getByRole("main")).toContainText("Conferir as categorias");

  const owner = await openAsOwner(browser, "/pecacerta");
  await owner.getByRole("link", { name: /Pedidos de acesso de suporte/ }).click();
  const ofOperator = owner.getByRole("listitem").filter({ hasText: operator.email });
  await expect(ofOperator.filter({ hasText: "Outra empresa" })).toContainText("Retirado por quem pediu em");
  const request = ofOperator.filter({ hasText: "Conferir as categorias" });
  await expect(request).toContainText("Nos pedidos vê nome, cidade e pagamento");
  await request.getByRole("button", { name: /^Permitir/ }).press("Enter");
  await expect(request.getByRole("button", { name: /^Encerrar/ })).toBeVisible();
  await expect(request).toBeFocused();

  await openAdmin(page, "/pecacerta", /^Olá/);
  await request.getByRole("button", { name: /^Encerrar/ }).press("Enter");
  await expect(request).toContainText("Encerrado em");
  await expect(request).toBeFocused();
  await page.goto("/painel/instalacao/empresas/pecacerta");
  await expect(page.getByRole("main")).toContainText("O último acesso foi encerrado em");
  await owner.goto("/painel/pecacerta/ajustes/registro");
  const entry = owner
    .getByRole("list", { name: "Registros" })
    .getByRole("listitem")
    .filter({ hasText: operator.email });
  await expect(entry.first()).toContainText("Encerrou o acesso de suporte de Olga Operadora");
  await expect(owner.getByLabel("Quem").getByRole("option", { name: new RegExp(operator.email) })).toHaveCount(1);
  await owner.context().close();
});

test("the log speaks of a part by its name, in words, and has one line for a bulk change", async ({
  page,
  signedInAs,
}) => {
  const slug = await createThemedCompany({ header: "spaceship-one", header_mobile: "one", cor_padrao: "theme-blue" });
  await signedInAs("owner", { company: slug });
  await withShopCompany(slug, async (tx) => {
    const names = ["Filtro de óleo", "Filtro de ar", "Filtro de cabine"];
    const ids: string[] = [];
    for (const [place, name] of names.entries()) {
      const fields = {
        slug: `filtro-${place}`,
        sku: `FIL-${place}`,
        name,
        price: 26_90,
        stock: 1,
        createdAt: new Date(),
      };
      const added = await addProduct(tx, fields);
      if (!added.ok) throw new Error(added.refusal);
      ids.push(added.value.id);
    }
    const entry = (subjectId: string, at: Date) => ({
      action: "product.changed",
      subjectKind: "product",
      subjectId,
      before: { revision: 1, price: 26_90 },
      after: { revision: 2, price: 27_90 },
      at,
    });
    const [now, earlier] = [new Date(), new Date(Date.now() - 60_000)];
    const [first = "", ...others] = ids;
    const entries = [entry(first, earlier), ...others.map((id) => entry(id, now))];
    await appendAuditEntries(tx, { kind: "program" }, entries);
  });
  await openAdmin(page, `/${slug}/ajustes/registro`, "Registro");
  const lines = page.getByRole("list", { name: "Registros" }).locator("[data-list-row]");
  const bulk = lines.filter({ hasText: "em 2 produtos" });
  await bulk.getByText("O que mudou").click();
  await expect(bulk.getByRole("link")).toHaveText(["produto Filtro de cabine", "produto Filtro de ar"]);
  await expect(bulk).toContainText("Preço: R$ 26,90 → R$ 27,90");
  await page.getByLabel("Peça (SKU)").fill("fil0");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("Produto alterado produto Filtro de óleo");
  await page.getByLabel("Até", { exact: true }).fill("2020-12-31");
  await expect(page.getByText("Nenhuma mudança combina com estes filtros.")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await page.getByRole("link", { name: "produto Filtro de óleo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Filtro de óleo");
});

test("an operator whose access ends on an open page is told at the next call", async ({
  page,
  browser,
  signedInAs,
  pageErrors,
}) => {
  pageErrors.expected.push(/404/);
  const { email } = await signedInAs("operator");
  const owner = await openAsOwner(browser, "/pecacerta/ajustes/equipe");
  await owner.getByLabel("E-mail de quem opera a instalação").fill(email);
  await owner.getByRole("button", { name: "Permitir acesso" }).click();
  await openAdmin(page, "/pecacerta", /^Olá/);
  await owner.getByRole("button", { name: new RegExp(`^Encerrar .*${email}`) }).click();
  await expect(owner.getByRole("listitem").filter({ hasText: email })).toContainText("Encerrado em");
  await owner.context().close();
  await page.getByRole("main").getByRole("link", { name: "Ver o estoque" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("O acesso de suporte terminou");
  await expect(page).toHaveTitle("O acesso de suporte terminou · Peça Certa · Painel");
  await page.getByRole("link", { name: "Pedir acesso de novo" }).click();
  await expect(page.getByRole("button", { name: "Pedir acesso" })).toBeVisible();
});

async function openAsOwner(browser: Browser, path: string): Promise<Page> {
  const { token } = await createStaff("owner");
  const context = await browser.newContext({ baseURL: shopUrl(), locale: "pt-BR" });
  await context.addCookies([{ name: "admin", value: token, url: shopUrl(), sameSite: "Strict" }]);
  const page = await context.newPage();
  await openAdmin(page, path);
  return page;
}
