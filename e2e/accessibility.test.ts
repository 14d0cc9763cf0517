import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import type { Page } from "@playwright/test";
import { expectLayout, visibleHeadings } from "./accessible-page.ts";
import { CONTRAST_ONLY, findViolations } from "./axe.ts";
import { expect, findToast, header, test } from "./fixtures.ts";
import { PUBLIC_PAGES, visit, waitForDeferredParts } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseOption, fillVehicle, GOL, picker, pickerButton, vehicleField } from "./vehicle-picker.ts";

const COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";
// A menu that drops from the header may cover half of a control of the page.
const HEADER = ".site-header";
const ALL_PAGES_TIMEOUT_MS = 300_000;
const MISSING = { path: "/products/peca-que-nao-existe", heading: "Página não encontrada" };

test("forms with errors, open menus and messages pass axe", {
  tag: "@both",
}, async ({ page, customer, isMobile }) => {
  test.slow();
  await visit(page, MISSING);
  expect.soft(await findViolations(page), "what is not there").toEqual([]);
  await visit(page, { path: "/account/login", heading: "Entre na sua conta" });
  await page.locator("main").getByRole("button", { name: "Entrar" }).click();
  await expect(page.locator("main").getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  expect.soft(await findViolations(page), "sign-in").toEqual([]);
  await visit(page, { path: "/account/register", heading: "Crie sua conta" });
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect.soft(await findViolations(page), "registration").toEqual([]);
  await visit(page, { path: "/?recover=1", heading: /./ });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await findViolations(page), "forgotten password").toEqual([]);
  await visit(page, { path: "/catalog/freios", heading: "Freios" });
  await header(page)
    .getByRole("link", { name: /Entrar/ })
    .click();
  await expect(header(page).getByLabel("Senha")).toBeVisible();
  expect.soft(await findViolations(page, HEADER), "account").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: isMobile ? "Abrir o menu" : "Todas as categorias" }).click();
  const menu = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.locator("#menu");
  await expect(menu).toBeVisible();
  if (!isMobile) await expect(menu.getByRole("link", { name: "Pastilhas de freio" })).toBeVisible();
  expect.soft(await findViolations(page, isMobile ? "html" : HEADER), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await pickerButton(page).click();
  await chooseOption(picker(page), "Tipo de veículo", "Carro");
  await vehicleField(picker(page), "Marca").click();
  await expect(picker(page).getByRole("option").first()).toBeVisible();
  expect.soft(await findViolations(page, HEADER), "vehicle picker").toEqual([]);
  await page.keyboard.press("Escape");
  await fillVehicle(picker(page), GOL);
  await picker(page).getByRole("button", { name: "Usar este veículo" }).click();
  await expect(picker(page).getByRole("heading")).toHaveText("Seus veículos");
  expect.soft(await findViolations(page, HEADER), "vehicles").toEqual([]);
  await page.keyboard.press("Escape");
  if (isMobile) {
    await page.getByRole("button", { name: "Filtros" }).click();
    await expect(page.locator("#filters")).toBeVisible();
    expect.soft(await findViolations(page), "filters").toEqual([]);
  }
  await signInByApi(page, customer);
  await visit(page, { ...MISSING, path: "/account/orders/999999" });
  expect.soft(await findViolations(page), "an order that is not there").toEqual([]);
  await visit(page, { path: `/products/${COVER}`, heading: /^Capa de banco/ });
  await waitForDeferredParts(page);
  await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect.soft(await findViolations(page), "options missing").toEqual([]);
  await page.getByText("Cinza", { exact: true }).first().click();
  await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await expect(findToast(page, "foi adicionado ao carrinho")).toBeVisible();
  expect.soft(await findViolations(page), "message").toEqual([]);
});

test("[SH-14] every header passes axe in every color; nothing moves where reduced motion is preferred", async ({
  page,
}) => {
  test.slow();
  for (const path of ["/", `/products/${COVER}`]) {
    await visit(page, { path, heading: /./ });
    expect(await animatedElements(page), path).toEqual([]);
  }
  await page.evaluate(disableTransitions);
  for (const header of HEADER_LAYOUTS) {
    await setAppearance(page, { header });
    expect.soft(await findViolations(page, HEADER, CONTRAST_ONLY), header).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const mobile of MOBILE_HEADER_LAYOUTS)
    for (const theme of THEMES) {
      await setAppearance(page, { mobile, theme });
      expect.soft(await findViolations(page, HEADER, CONTRAST_ONLY), `a phone's ${mobile} in ${theme}`).toEqual([]);
    }
});

test("every page has enough contrast in every color theme", async ({ page }) => {
  test.setTimeout(ALL_PAGES_TIMEOUT_MS);
  for (const target of PUBLIC_PAGES) {
    await visit(page, target);
    await page.evaluate(disableTransitions);
    for (const theme of THEMES) {
      await setAppearance(page, { theme });
      expect.soft(await findViolations(page, "html", CONTRAST_ONLY), `${target.path} in ${theme}`).toEqual([]);
    }
  }
});

test("every page keeps its layout from right to left", { tag: "@both" }, async ({ page }) => {
  test.setTimeout(ALL_PAGES_TIMEOUT_MS);
  for (const target of PUBLIC_PAGES) {
    await visit(page, target);
    await waitForDeferredParts(page);
    const headings = await visibleHeadings(page);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await expectLayout(page, headings);
    expect.soft(await findViolations(page), `${target.path} from right to left`).toEqual([]);
  }
});

/** Shows the page as a company with these settings would have it. */
const setAppearance = (page: Page, settings: Record<string, string>): Promise<void> =>
  page.evaluate((settings) => void Object.assign(document.documentElement.dataset, settings), settings);

/** A transition of an inherited color takes a frame for each nested element. */
function disableTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition-property: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Elements with an animation or a transition of more than a millisecond. */
const animatedElements = (page: Page): Promise<string[]> =>
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
