import type { Locator } from "@playwright/test";
import type { TestCustomer } from "./api.ts";
import { expect, header, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const SAMPLE: TestCustomer = {
  company: "pecacerta",
  name: "Cliente Exemplo",
  email: "cliente@example.com",
  password: "pecacerta",
  cpf: "",
  phone: "",
};

test("[SR-04] [SR-05] an empty or blank search is not sent", async ({ page }) => {
  await visit(page, { path: "/", heading: /./ });
  const box = header(page).getByLabel("Buscar peças");
  const button = header(page).getByRole("button", { name: "Buscar", exact: true });
  await expect(button).toBeDisabled();
  await box.fill("   ");
  await expect(button).toBeDisabled();
  await box.press("Enter");
  await expect(page).toHaveURL("/");
  await box.fill("pastilha");
  await button.click();
  await expect(page).toHaveURL("/catalog/product-search?search=pastilha");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Busca por “pastilha”");
  await expect(box).toHaveValue("pastilha");
});

test("[LS-10] [LS-12] lists are sorted, sixteen products per page", async ({ page }) => {
  const names = page.locator("main h3");
  const prices = page.locator("main .card .price:not(s)");
  for (const [sort, shown, isSorted] of [
    ["name_asc", names, (a: string, b: string) => a.localeCompare(b, "pt-BR") <= 0],
    ["name_desc", names, (a: string, b: string) => a.localeCompare(b, "pt-BR") >= 0],
    ["price_desc", prices, (a: string, b: string) => centavos(a) >= centavos(b)],
  ] as const) {
    await visit(page, { path: `/catalog/pastilhas-de-freio?sort=${sort}`, heading: "Pastilhas de freio" });
    await expect(names).toHaveCount(16);
    const texts = await shown.allTextContents();
    expect(texts.length).toBeGreaterThan(10);
    for (const [at, text] of texts.slice(1).entries()) expect(isSorted(texts[at] ?? "", text), sort).toBe(true);
  }
});

const centavos = (shown: string): number => Number(shown.replace(/\D/g, ""));

test("[LS-11] interior parts are paged by cursors, other categories by numbers", async ({ page }) => {
  const names = page.locator("main h3");
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await visit(page, { path: "/catalog/interior-parts", heading: "Peças de interior" });
  const first = await names.allTextContents();
  await expect(pages.getByRole("link")).toHaveText(["Próxima"]);
  await pages.getByRole("link", { name: "Próxima" }).click();
  await expect(page).toHaveURL(/[?&]after=/);
  await expect(names.first()).not.toHaveText(first[0] ?? "");
  const second = await names.allTextContents();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.reload();
  await expect(names).toHaveText(second);
  await pages.getByRole("link", { name: "Anterior" }).click();
  await expect(page).toHaveURL(/[?&]before=/);
  await expect(names).toHaveText(first);
  await visit(page, { path: "/catalog/freios", heading: "Freios" });
  await pages.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL("/catalog/freios?page=2");
});

test("[OR-02] orders are listed newest first, eight per page", async ({ page }) => {
  await signInByApi(page, SAMPLE);
  await visit(page, { path: "/account/orders", heading: "Meus pedidos" });
  const rows = page.getByRole("list", { name: "Meus pedidos" }).getByRole("listitem");
  await expect(rows).toHaveCount(8);
  const first = await orderNumbers(rows);
  expect(first).toEqual([...first].sort((one, other) => other - one));
  await page.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL("/account/orders?page=2");
  await expect(rows.first()).not.toContainText(`Pedido ${first[0]}`);
  const second = await orderNumbers(rows);
  expect(Math.max(...second)).toBeLessThan(Math.min(...first));
});

/** Order numbers as listed. */
const orderNumbers = (rows: Locator): Promise<number[]> =>
  rows
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => Number((link as HTMLAnchorElement).pathname.split("/").at(-1))));

test("on a touch screen the fields of a list have the 16 pixels below which an iPhone zooms in", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, { path: "/catalog/freios", heading: "Freios" });
  await page.locator("[popovertarget=filters].button-secondary").click();
  const fields = page.locator("main").locator("select, input[inputmode], input[type=text], input[type=search]");
  await expect(fields.filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator(".list-options select")).toHaveCount(2);
  for (const field of await fields.all()) await expect(field).toHaveCSS("font-size", "16px");
});
