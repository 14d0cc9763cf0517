import type { Locator, Page } from "@playwright/test";
import { fetchOrders, fetchProduct } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const MAX_TAB_STOPS = 80;

/** Presses Tab until the target has a visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return await expectVisibleFocus(target);
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} is not within ${MAX_TAB_STOPS} stops`);
}

/** Expects a focus indicator that no sticky element covers. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const focus = await target.evaluate((element) => {
    const parts = [element, element.closest("label"), element.parentElement].filter((part) => part !== null);
    const isDrawn = parts.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop =
      above !== null &&
      (element.contains(above) || above.contains(element) || !!element.closest("label")?.contains(above));
    return { isDrawn, isOnTop };
  });
  expect(focus, `${target}`).toEqual({ isDrawn: true, isOnTop: true });
}

test("an order can be placed with the keyboard alone", async ({ page, customer }) => {
  test.slow();
  const { name } = await fetchProduct(PADS);
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });

  await test.step("searches for a part", async () => {
    await visit(page, { path: "/", heading: /./ });
    await press("Tab");
    await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused();
    await tabTo(page, page.getByRole("banner").getByLabel("Buscar peças"));
    await type("pastilha gol travaboa");
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/pastilha gol/);
    await tabTo(page, page.getByRole("link", { name }).first());
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("signs in to buy, which adds it to the cart", async () => {
    await tabTo(page, button(`Aumentar a quantidade de ${name}`));
    await press("Space");
    await expect(page.getByRole("textbox", { name: "Quantidade" })).toHaveValue("2");
    await tabTo(page, page.getByRole("link", { name: "Comprar", exact: true }));
    await press("Enter");
    const sheet = page.getByRole("dialog", { name: "Entre ou crie sua conta" });
    await tabTo(page, sheet.getByRole("radio", { name: "Criar conta" }));
    await press("ArrowRight");
    await tabTo(page, sheet.getByLabel("E-mail"));
    await type(customer.email);
    await press("Tab");
    await type(customer.password);
    await press("Enter");
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: /Carrinho/ })).toContainText("2 itens");
    await page.reload();
    await waitForHydration(page);
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: /Carrinho/ }));
    await press("Enter");
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Ver carrinho" }));
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Carrinho/);
  });

  await test.step("orders it", async () => {
    await tabTo(page, page.getByRole("link", { name: "Finalizar compra" }));
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finalizar compra");
    for (const [label, text] of [
      ["Nome", "Ana"],
      ["Sobrenome", "Teste"],
      ["CEP", "74000100"],
      ["Rua", "Rua das Acácias"],
      ["Número", "100"],
      ["Bairro", "Setor Sul"],
      ["Cidade", "Goiânia"],
      ["Estado", "Goi"],
      ["Telefone com DDD", "62912345678"],
      ["E-mail", "ana@example.com"],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      if (label !== "Estado") await press("ControlOrMeta+A");
      await type(text);
      // A known CEP moves the focus on.
      if (label === "CEP") await expect(page.getByLabel("Rua", { exact: true })).toBeFocused();
    }
    await expect(page.getByLabel("Estado")).toHaveValue("GO");
    await tabTo(page, page.getByRole("radio", { name: /^Pix/ }));
    await press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^Combinar/ })).toBeChecked();
    await press("ArrowUp");
    await expect(page.getByRole("radio", { name: /^Pix/ })).toBeChecked();
    await tabTo(page, button("Fazer pedido"));
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pedido feito!");
    expect(await fetchOrders(customer)).toHaveLength(1);
    await tabTo(page, button("Copiar código Pix"));
  });
});

test("the skip link passes the header, and navigation moves the focus to the content", async ({ page }) => {
  await visit(page, { path: "/catalog", heading: "Todas as categorias" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/catalog#content");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  await page.locator("main h2 a").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the menu closes on Escape and returns the focus", { tag: "@both" }, async ({ page, isMobile }) => {
  await visit(page, { path: "/", heading: /./ });
  const opener = page.getByRole("button", { name: isMobile ? "Abrir o menu" : "Todas as categorias" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const menu = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.locator("#menu");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
