import type { Locator, Page } from "@playwright/test";
import { callApi, fetchProduct, fillCart, POPULAR_PRODUCTS } from "./api.ts";
import { cartLink, expect, expectedTotals, expectTotals, fillSignInForm, formatBrl, header, test } from "./fixtures.ts";
import { holdBackScripts, openPage, visit, waitForHydration } from "./pages.ts";

const BRAKES = { path: "/catalog/freios", heading: "Freios" };

test.describe("desktop", () => {
  test("[SH-01] [SH-02] [SH-03] [SH-04] top bar, drop-downs and departments", async ({ page, customer }) => {
    const part = await fetchProduct(POPULAR_PRODUCTS[0]);
    await fillCart(customer, { slug: part.slug, quantity: 3 });
    await visit(page, BRAKES);
    const top = header(page);

    await test.step("phone, order tracking, city, comparison, currency and language", async () => {
      await expect(top.getByRole("link", { name: "(62) 90000-0100" })).toHaveAttribute("href", "tel:62900000100");
      await expect(top.getByRole("link", { name: "Acompanhar pedido" })).toHaveAttribute("href", "/track-order");
      await expect(top.getByRole("link", { name: "Loja em Goiânia/GO" })).toHaveAttribute("href", "/contact-us");
      await expect(top.getByRole("link", { name: "Comparar (0)" })).toHaveAttribute("href", "/compare");
      for (const [name, only] of [
        ["Moeda: R$ BRL", "Real brasileiro R$"],
        ["Idioma: Português", "Português PT"],
      ] as const) {
        const button = top.getByRole("button", { name, exact: true });
        const choices = top.getByRole("list", { name, exact: true }).getByRole("button");
        await button.click();
        await expect(choices).toHaveCount(1);
        await expect(choices).toHaveAccessibleName(only);
        await expect(choices).toHaveAttribute("aria-pressed", "true");
        await choices.click();
        await expect(choices).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    await test.step("logo, search with vehicle picker, wishlist", async () => {
      const logo = await top.locator(".logo").boundingBox();
      expect([logo?.width, logo?.height]).toEqual([170, 60]);
      await expect(top.getByRole("combobox", { name: "Buscar peças" })).toBeVisible();
      await expect(top.getByRole("button", { name: "Escolha seu veículo" })).toBeVisible();
      await expect(top.getByRole("link", { name: "Favoritos" })).toHaveAttribute("href", "/wishlist");
    });

    await test.step("all categories", async () => {
      const { data } = await callApi("GET /categories/all");
      const opener = top.getByRole("button", { name: "Todas as categorias" });
      const menu = page.getByRole("navigation", { name: "Todas as categorias" });
      await opener.click();
      const slugs = () =>
        menu
          .getByRole("link")
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split("/").at(-1)).sort());
      await expect.poll(slugs).toEqual(data.map(({ slug }: { slug: string }) => slug).sort());
      await page.mouse.click(5, 880);
      await expect(menu).toBeHidden();
    });

    await test.step("a department that the mouse rests on shows alone; a press shows all", async () => {
      const menu = page.locator("#menu");
      const titles = menu.locator(".menu-title");
      const rest = (name: string) => page.locator(".bar-link", { hasText: name }).hover();
      await rest("Rodas e pneus");
      await expect(titles).toHaveText(["Rodas e pneus"]);
      await expect(menu.getByRole("link", { name: "Pneus", exact: true })).toBeVisible();
      await rest("Motor");
      await expect(titles).toHaveText(["Motor"]);
      await expect(titles.locator("img")).toHaveJSProperty("naturalWidth", 160);
      await top.getByRole("button", { name: "Todas as categorias" }).click();
      await expect(titles).toHaveCount(7);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await rest("Freios");
      await expect(titles).toHaveText(["Freios"]);
      await page.mouse.move(5, 880);
      await expect(menu).toBeHidden();
      await page.locator(".bar-link").first().focus();
      await expect(menu).toBeHidden();
    });

    await test.step("drop-downs open on click and close on a second click, an outside click and Escape", async () => {
      const account = top.getByRole("link", { name: "Entrar" });
      const password = top.getByLabel("Senha");
      const empty = top.getByText("Seu carrinho está vazio");
      await account.click();
      await expect(password).toBeVisible();
      await account.click();
      await expect(password).toBeHidden();
      await cartLink(page).click();
      await expect(empty).toBeVisible();
      await account.click();
      await expect(password).toBeVisible();
      await expect(empty).toBeHidden();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(password).toBeHidden();
      await expect(account).toBeFocused();
      await expect(account).toHaveAttribute("aria-expanded", "false");
      await cartLink(page).click();
      await expect(empty).toBeVisible();
      await page.locator("main").click({ position: { x: 5, y: 5 } });
      await expect(empty).toBeHidden();
    });

    await test.step("customers have an account menu and a mini cart", async () => {
      await top.getByRole("link", { name: "Entrar" }).click();
      await fillSignInForm(page, customer);
      await expect(page).toHaveURL("/account/dashboard");
      await top.getByRole("link", { name: /Minha conta/ }).click();
      const menu = top.getByRole("navigation", { name: "Menu da conta" });
      await expect(menu.getByRole("link", { name: "Meus pedidos" })).toBeVisible();
      await expect(menu.getByRole("button", { name: "Sair" })).toBeVisible();
      await expect(cartLink(page)).toContainText("3 itens");
      await cartLink(page).click();
      await expect(menu).toBeHidden();
      const line = top.getByRole("list", { name: "Itens do carrinho" }).getByRole("listitem");
      await expect(line).toHaveCount(1);
      await expect(line.locator("img")).toBeVisible();
      await expect(line).toContainText(`3 × ${formatBrl(part.price)}`);
      await expectTotals(top, expectedTotals([part.price, 3]));
      await expect(top.getByRole("link", { name: "Ver carrinho" })).toHaveAttribute("href", "/cart");
      await expect(top.getByRole("link", { name: "Finalizar compra" })).toHaveAttribute("href", "/cart/checkout");
      await line.getByRole("button", { name: `Remover ${part.name}` }).click();
      await expect(top.getByText("Seu carrinho está vazio")).toBeVisible();
      await expect(top.getByRole("region", { name: "Carrinho" })).toBeFocused();
      await expect(cartLink(page)).not.toContainText(/\d/);
    });
  });
});

const ALL_CATEGORIES = "**/ecommerce/categories/all";

/** The menu without its categories, which could not be loaded, and then with them. */
async function expectLoadedAgain(menu: Locator, department: Locator, subcategory: Locator): Promise<void> {
  await expect(menu.getByRole("alert")).toContainText("Não foi possível carregar");
  await expect(department).toHaveAttribute("href", "/catalog/freios");
  await expect(menu.getByRole("link", { name: "Ver o catálogo" })).toHaveAttribute("href", "/catalog");
  await expect(subcategory).toHaveCount(0);
  await menu.page().unroute(ALL_CATEGORIES);
  await menu.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(subcategory).toBeVisible();
  await expect(department).toBeFocused();
  await expect(menu.getByRole("alert")).toHaveCount(0);
}

test("[SH-03] the menu shows its departments until all categories are loaded, which can be tried again", async ({
  page,
}) => {
  await page.route(ALL_CATEGORIES, (route) => route.abort());
  await visit(page, BRAKES);
  await header(page).getByRole("button", { name: "Todas as categorias" }).click();
  const menu = page.getByRole("navigation", { name: "Todas as categorias" });
  const link = (name: string) => menu.getByRole("link", { name, exact: true });
  await expectLoadedAgain(menu, link("Freios"), link("Freio a disco"));
});

test("[SH-03] a panel of the phone menu can load its categories again", { tag: "@phone" }, async ({ page }) => {
  await page.route(ALL_CATEGORIES, (route) => route.abort());
  await visit(page, BRAKES);
  await header(page).getByRole("button", { name: "Abrir o menu" }).click();
  for (const name of ["Todas as categorias", "Freios"])
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name: "Freios" });
  const subcategory = panel.getByRole("button", { name: "Freio a disco" });
  await expectLoadedAgain(panel, panel.getByRole("link", { name: "Tudo em Freios" }), subcategory);
});

test("[SH-05] [SH-06] [SH-07] phone header and drawer menu", { tag: "@phone" }, async ({ page, customer }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, BRAKES);
  const top = header(page);
  const opener = top.getByRole("button", { name: "Abrir o menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const panel = (name: string) => menu.getByRole("region", { name, exact: true });
  const submenuButton = (name: string | RegExp) => menu.getByRole("button", { name });
  const back = (from: string) => panel(from).getByRole("button", { name: /Voltar/ });

  await test.step("menu, logo, search, account, wishlist and cart", async () => {
    await expect(opener).toBeVisible();
    await expect(top.locator(".logo")).toBeVisible();
    await expect(top.getByRole("combobox", { name: "Buscar peças" })).toBeVisible();
    for (const name of ["Entrar", "Favoritos", "Carrinho"]) await expect(top.getByRole("link", { name })).toBeVisible();
    await expect(top.getByRole("link", { name: "Acompanhar pedido" })).toBeHidden();
  });

  await test.step("panels for visitors; the page behind is inert", async () => {
    await opener.click();
    await expect(panel("Menu")).toBeVisible();
    const indicators = ["Favoritos", "Conta", "Carrinho", "Garagem"];
    for (const name of indicators) await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Fale conosco" })).toHaveAttribute("href", "/contact-us");
    await expect(menu.getByRole("link", { name: "Acompanhar pedido" })).toBeVisible();
    await submenuButton("Configurações").click();
    await expect(back("Configurações")).toBeFocused();
    await expect(panel("Menu")).toHaveAttribute("inert", "");
    await submenuButton(/^Moeda/).click();
    await expect(panel("Moeda").getByRole("radio", { name: "Real brasileiro" })).toBeChecked();
    await back("Moeda").click();
    await expect(submenuButton(/^Moeda/)).toBeFocused();
    await submenuButton(/^Idioma/).click();
    await expect(panel("Idioma").getByRole("radio")).toHaveCount(1);
    await expect(panel("Idioma").getByRole("radio", { name: "Português" })).toBeChecked();
    for (let press = 0; press < 6; press++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main, .footer")?.contains(document.activeElement))).toBe(
      false,
    );
  });

  await test.step("the drawer keeps its panel until it has closed, then resets", async () => {
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>("dialog.drawer");
      dialog?.close();
      // Pause the closing animation.
      for (const slide of dialog?.getAnimations() ?? []) slide.pause();
    });
    await expect(page.locator("dialog.drawer [name=menu-language]")).toBeAttached();
    await page.evaluate(() => {
      for (const slide of document.querySelector("dialog.drawer")?.getAnimations() ?? []) slide.finish();
    });
    await expect(page.locator("dialog.drawer")).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(panel("Menu")).toBeVisible();
    await expect(panel("Idioma")).toHaveCount(0);
    // Click the backdrop.
    await page.mouse.click(350, 400);
    await expect(menu).toBeHidden();
  });

  await test.step("panels for customers", async () => {
    await opener.click();
    await submenuButton(/^Minha conta/).click();
    await expect(panel("Minha conta").getByRole("link", { name: "Criar conta" })).toBeVisible();
    await panel("Minha conta").getByRole("link", { name: "Entrar" }).click();
    await expect(page).toHaveURL("/account/login");
    await expect(menu).toBeHidden();
    await fillSignInForm(page, customer);
    await expect(page).toHaveURL("/account/dashboard");
    await opener.click();
    await expect(menu.getByRole("link", { name: "Meus pedidos" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Acompanhar pedido" })).toHaveCount(0);
    await submenuButton(/^Minha conta/).click();
    await expect(panel("Minha conta").getByRole("link", { name: "Meus endereços" })).toBeVisible();
    await expect(panel("Minha conta").getByRole("button", { name: "Sair" })).toBeVisible();
    await menu.getByRole("button", { name: "Fechar" }).click();
    await expect(menu).toBeHidden();
  });
});

/** Hydrates the page while its clock stands still, one millisecond at a time. */
async function runUntilHydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await waitForHydration(page, 1);
  }).toPass({ intervals: [0] });
}

test.describe("the first visit", () => {
  test.use({ hasVisited: false });

  test("[SH-09] [SH-10] [SH-13] the preloader moves after a second and goes 100 ms after hydration; the notice about cookies lies over the page until Ok, the chat after it", async ({
    page,
  }) => {
    const line = page.locator(".preloader");
    const notice = page.getByRole("region", { name: "Aviso de cookies" });
    const chat = page.locator(".whatsapp-float");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await holdBackScripts(page);
    await openPage(page, BRAKES, "domcontentloaded");
    expect(await line.evaluate((box) => getComputedStyle(box, "::before").animationDelay)).toBe("1s");
    release();
    await runUntilHydrated(page);
    await page.clock.runFor(90);
    await expect(line).toBeAttached();
    await page.clock.runFor(10);
    await expect(line).toHaveCount(0);
    await page.clock.resume();
    await expect(notice).toBeVisible();
    await expect(chat).toHaveCount(0);

    await page.clock.pauseAt(Date.now() + 120_000);
    await notice.getByRole("button", { name: "Ok" }).click();
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("hasVisitedBefore"))).toBe("true");
    await expect(chat).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(chat).toBeVisible();
    await page.clock.resume();
    await page.reload();
    await expect(chat).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
