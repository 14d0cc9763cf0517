import { fetchOrders, fetchProduct } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";
import { tabTo } from "./tab-to.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

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
