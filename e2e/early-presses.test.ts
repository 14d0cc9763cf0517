import { ownProperty } from "@pecacerta/rules/own-property";
import type { Page } from "@playwright/test";
import routes from "../packages/web/app/routes.ts";
import { expect, test } from "./fixtures.ts";
import { holdBackScripts, PUBLIC_PAGES, waitForHydration } from "./pages.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";
/** Of the parameters of routes: a new one fails the test until it has a value here. */
const VALUES = {
  "catalog/:slug": "freios",
  "catalog/:slug/products": "freios",
  "products/:slugOrId": PADS,
  "products/:slug/bid": PADS,
  "brands/:slug": "travaboa",
  "blog/:slug": "como-achar-a-peca-certa-pelo-numero",
  "cart/checkout/:token": "pedido",
  "account/addresses/:id": "01941f29-0000-7000-8000-000000000000",
  "account/orders/:number": "1001",
  "*": "nada-aqui",
};

type Route = { path?: string; children?: readonly Route[] };

const routePaths = (entries: readonly Route[]): string[] =>
  entries.flatMap(({ path = "", children }) => (children ? routePaths(children) : [fillPath(path)]));

function fillPath(path: string): string {
  const filled = `/${path}`.replace(/:\w+|\*/, () => ownProperty(VALUES, path) ?? "");
  if (/[:*]/.test(filled) || (filled.endsWith("/") && path !== "")) throw new Error(`${path} needs a value`);
  return filled;
}

const PATHS = [...new Set([...routePaths(await routes), ...PUBLIC_PAGES.map(({ path }) => path)])];
const WIDTHS = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
];
const ENTRY_PATHS = ["/contact-us", "/track-order", "/account/register", "/account/login", "/"];
const half = Math.ceil(PATHS.length / 2);

for (const [name, paths] of [
  ["first half", PATHS.slice(0, half)],
  ["second half", PATHS.slice(half)],
] as const)
  test(`[RT-05] no page offers a control that needs its script before that lives, ${name}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(/Failed to fetch dynamically imported module/);
    test.setTimeout(180_000);
    await page.route("**/assets/**.js", (route) => route.abort());
    const found: string[] = [];
    for (const path of paths) {
      const html = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(html?.status(), path).toBeLessThan(500);
      for (const viewport of WIDTHS) {
        await page.setViewportSize(viewport);
        const controls = await page.evaluate(findDeadControls);
        found.push(...controls.map((control) => `${path} at ${viewport.width}: ${control}`));
      }
    }
    expect(found).toEqual([]);
  });

/** Buttons that the browser does not act on by itself, fields of no form, and links that lead nowhere. */
function findDeadControls(): string[] {
  type Control = HTMLElement & { form?: HTMLFormElement | null; type?: string };
  const isNative = (control: Control) => {
    if (control.matches("a, [popovertarget], [commandfor]")) return control.matches("[href], [popovertarget]");
    if (control.localName === "button") return control.type !== "button" && Boolean(control.form);
    return Boolean(control.form);
  };
  const selector = "button, input, select, textarea, a:not([aria-disabled=true]), [role=button], [role=tab]";
  return [...document.querySelectorAll<Control>(selector)]
    .filter((control) => !control.matches(":disabled, [type=hidden]"))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isNative(control))
    .map((control) => control.outerHTML.replace(/<svg.*?<\/svg>/gs, "").slice(0, 200));
}

for (const width of [1280, 360])
  test(`[RT-05] a quantity that is typed before the script lives is the one that is added, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const release = await holdBackScripts(page);
    await page.goto(`/products/${PADS}`, { waitUntil: "commit" });
    const quantity = page.locator("main .quantity-input").first();
    await quantity.fill("4");
    release();
    await waitForHydration(page);
    await page
      .getByRole("button", { name: /^Aumentar a quantidade/ })
      .first()
      .click();
    await expect(quantity).toHaveValue("5");
  });

test("[RT-05] what is typed into the fields of a page before its script lives stays in them", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [`/products/${COVER}`, ...ENTRY_PATHS]) {
    const release = await holdBackScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const typed = await typeEverywhere(page);
    release();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => typedTexts(page), path).toEqual(typed);
    await page.unrouteAll({ behavior: "wait" });
  }
});

const FIELDS =
  "input:not([type]):enabled, input[type=text]:enabled, input[type=email]:enabled, input[type=search]:enabled, textarea:enabled";

async function typeEverywhere(page: Page): Promise<string[]> {
  for (const field of await page.locator(FIELDS).all()) if (await field.isVisible()) await field.fill("12");
  return typedTexts(page);
}

const typedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
      .filter(({ value, type }) => value === "12" && type !== "hidden")
      .map(({ name, id, ariaLabel }) => name || ariaLabel || id),
  );

test("[RT-05] an option that is chosen before the script lives is the one that is added", async ({ page }) => {
  const release = await holdBackScripts(page);
  await page.goto(`/products/${COVER}`, { waitUntil: "commit" });
  await page.locator("main .option").last().click();
  release();
  await waitForHydration(page);
  await page.getByRole("link", { name: "Comprar", exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[RT-05] what is entered before the script lives is what the script knows", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [`/products/${PADS}`, `/products/${COVER}`, ...ENTRY_PATHS]) {
    const release = await holdBackScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await typeEverywhere(page);
    await page.evaluate(chooseEverywhere);
    release();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(findForgottenFields), path).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});

function chooseEverywhere(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>("main [type=radio], main [type=checkbox]"))
    if (!choice.disabled) choice.click();
  for (const select of document.querySelectorAll<HTMLSelectElement>("main form:not([action]) select"))
    select.selectedIndex = select.options.length - 1;
}

/** Fields whose value React holds, and holds otherwise than the page shows it. */
function findForgottenFields(): string[] {
  type Props = { value?: unknown; checked?: boolean };
  const propsOf = (field: Element): Props =>
    Object.entries(field).find(([key]) => key.startsWith("__reactProps$"))?.[1] ?? {};
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select, textarea"),
  ]
    .filter((field) => {
      const { value, checked } = propsOf(field);
      if (checked !== undefined) return "checked" in field && checked !== field.checked;
      return typeof value === "string" && !/^(radio|checkbox)$/.test(field.type) && value !== field.value;
    })
    .map((field) => field.outerHTML.slice(0, 160));
}
