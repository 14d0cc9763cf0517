import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import type { Page } from "@playwright/test";
import { COLOURS, violations } from "./axe.ts";
import { expect, header, test, toast } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { dress, holdColours } from "./tinted.ts";
import { chooseOption, fillVehicle, GOL, picker, pickerButton, vehicleField } from "./vehicles.ts";

const COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";
// What drops from it lies over the page, where it may cover the half of something to be pressed.
const HEADER = ".site-header";
const MISSING = { path: "/products/peca-que-nao-existe", heading: "Página não encontrada" };

test("axe finds nothing on forms that complain, menus that stand open and messages that pass", {
  tag: "@both",
}, async ({ page, customer, isMobile }) => {
  test.slow();
  await visit(page, MISSING);
  expect.soft(await violations(page), "what is not there").toEqual([]);
  await visit(page, { path: "/account/login", heading: "Entre na sua conta" });
  await page.locator("main").getByRole("button", { name: "Entrar" }).click();
  await expect(page.locator("main").getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  expect.soft(await violations(page), "sign-in").toEqual([]);
  await visit(page, { path: "/account/register", heading: "Crie sua conta" });
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect.soft(await violations(page), "registration").toEqual([]);
  await visit(page, { path: "/?recover=1", heading: /./ });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await violations(page), "forgotten password").toEqual([]);
  await visit(page, { path: "/catalog/freios", heading: "Freios" });
  await header(page)
    .getByRole("link", { name: /Entrar/ })
    .click();
  await expect(header(page).getByLabel("Senha")).toBeVisible();
  expect.soft(await violations(page, HEADER), "account").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: isMobile ? "Abrir o menu" : "Todas as categorias" }).click();
  const menu = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.locator("#menu");
  await expect(menu).toBeVisible();
  expect.soft(await violations(page, isMobile ? "html" : HEADER), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await pickerButton(page).click();
  await chooseOption(picker(page), "Tipo de veículo", "Carro");
  await vehicleField(picker(page), "Marca").click();
  await expect(picker(page).getByRole("option").first()).toBeVisible();
  expect.soft(await violations(page, HEADER), "vehicle picker").toEqual([]);
  await page.keyboard.press("Escape");
  await fillVehicle(picker(page), GOL);
  await picker(page).getByRole("button", { name: "Usar este veículo" }).click();
  await expect(picker(page).getByRole("heading")).toHaveText("Seus veículos");
  expect.soft(await violations(page, HEADER), "vehicles").toEqual([]);
  await page.keyboard.press("Escape");
  if (isMobile) {
    await page.getByRole("button", { name: "Filtros" }).click();
    await expect(page.locator("#filters")).toBeVisible();
    expect.soft(await violations(page), "filters").toEqual([]);
  }
  await signInByApi(page, customer);
  await visit(page, { ...MISSING, path: "/account/orders/999999" });
  expect.soft(await violations(page), "an order that is not there").toEqual([]);
  await visit(page, { path: `/products/${COVER}`, heading: /^Capa de banco/ });
  await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect.soft(await violations(page), "options missing").toEqual([]);
  await page.getByText("Cinza", { exact: true }).first().click();
  await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await expect(toast(page, "foi adicionado ao carrinho")).toBeVisible();
  expect.soft(await violations(page), "message").toEqual([]);
});

test("[SH-14] axe finds nothing in any header, in any colour; whoever wants nothing to move sees nothing move", async ({
  page,
}) => {
  test.slow();
  for (const path of ["/", `/products/${COVER}`]) {
    await visit(page, { path, heading: /./ });
    expect(await moving(page), path).toEqual([]);
  }
  await page.evaluate(holdColours);
  for (const header of HEADER_LAYOUTS) {
    await dress(page, { header });
    expect.soft(await violations(page, HEADER, COLOURS), header).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const mobile of MOBILE_HEADER_LAYOUTS)
    for (const theme of THEMES) {
      await dress(page, { mobile, theme });
      expect.soft(await violations(page, HEADER, COLOURS), `a phone's ${mobile} in ${theme}`).toEqual([]);
    }
});

/** What moves for longer than an eye can see. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll("*")].flatMap((element) =>
      [null, "::before", "::after"].flatMap((pseudo) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        );
        const moves =
          (animationName !== "none" && longest(animationDuration) > 0.001) || longest(transitionDuration) > 0.001;
        return moves || scrollBehavior === "smooth" ? [`${element.tagName}.${element.className}`] : [];
      }),
    );
  });
