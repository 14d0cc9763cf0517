import type { Locator } from "@playwright/test";
import { fillCart } from "./api.ts";
import { cartLines, expect, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseVehicle, GOL } from "./vehicle-picker.ts";

const CONDITION = "Aro 14: meça o disco de 239 mm antes de comprar";
const NOTED_DISC = "disco-de-freio-dianteiro-vw-gol-2010-a-2016-discoreto";

test("[GR-03] conditions of a fit and reasons against it stand whole at 360 pixels", async ({ page, customer }) => {
  const main = page.locator("main");
  const slugs: string[] = [];
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, { path: "/catalog/discos-de-freio/products", heading: "Discos de freio" });
  await chooseVehicle(page, GOL);
  await expect(page).toHaveURL(/for_vehicle=/);
  const vehicle = new URL(page.url()).searchParams.get("for_vehicle");
  for (const verdict of ["serves-with-note", "does-not-serve"]) {
    const card = main.locator(".card").filter({ has: page.locator(`[data-verdict=${verdict}]`) });
    expect(await clippedTexts(card.locator("[data-verdict]"))).toEqual([]);
    slugs.push((await card.first().locator("a[href^='/products/']").first().getAttribute("href"))?.split("/")[2] ?? "");
  }

  const [fitting = "", other = ""] = slugs;
  await page.goto(`/products/${fitting}`);
  const condition = main.locator(".offer [data-verdict=serves-with-note] .fit-reason");
  await expect(condition).toContainText("Aro 14: meça o disco de 239 mm antes de comprar");
  expect(await clippedTexts(condition)).toEqual([]);
  await page.goto(`/products/${other}`);
  const reason = main.locator(".offer [data-verdict=does-not-serve] .fit-reason");
  await expect(reason).toBeVisible();
  expect(await clippedTexts(reason)).toEqual([]);

  await page.goto(`/meu-carro?vehicle=${vehicle}&km=60000`);
  const notes = main.locator(".service-part .service-words > span");
  await expect(notes.filter({ hasText: "Aro 14" })).toHaveCount(1);
  expect(await clippedTexts(notes)).toEqual([]);

  await signInByApi(page, customer);
  await fillCart(customer, { slug: fitting, quantity: 1 }, { slug: other, quantity: 1 });
  await page.goto("/cart");
  await expect(cartLines(page).locator("[data-verdict=serves-with-note]")).toContainText("Aro 14");
  await expect(cartLines(page).locator("[data-verdict=does-not-serve]")).toHaveCount(1);
  expect(await clippedTexts(cartLines(page).locator("[data-verdict]"))).toEqual([]);
});

for (const isCustomer of [true, false])
  test(`[GR-03] the bar at the foot of a product says price and verdict whole to a ${isCustomer ? "customer" : "visitor"}`, async ({
    page,
    customer,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (isCustomer) await signInByApi(page, customer);
    await visit(page, { path: `/products/${NOTED_DISC}`, heading: /Disco de freio/ });
    await chooseVehicle(page, GOL);
    await page.locator("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
    const bar = page.locator("[data-buy-bar]");
    const verdict = bar.locator("[data-verdict=serves-with-note]");
    await expect(verdict).toHaveText(`Serve, com observação${CONDITION}`);
    expect(await clippedTexts(verdict)).toEqual([]);
    for (const box of [bar, bar.locator(".buy-bar-facts"), verdict])
      expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(128);
  });

for (const width of [360, 1280])
  test(`[GR-03] equivalents and cards of a list say the condition at ${width} pixels, those of a grid that there is one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, { path: `/products/${NOTED_DISC}`, heading: /Disco de freio/ });
    await chooseVehicle(page, GOL);
    const equivalent = page.locator("#equivalents [data-verdict=serves-with-note]").first();
    await equivalent.scrollIntoViewIfNeeded();
    await expect(equivalent).toHaveText(`Serve, com observação${CONDITION}`);
    expect(await clippedTexts(equivalent)).toEqual([]);
    await visit(page, { path: "/catalog/discos-de-freio/products", heading: "Discos de freio" });
    const ofCard = page.locator("main .card [data-verdict=serves-with-note]").first();
    await expect(ofCard.getByText(CONDITION)).toBeHidden();
    for (const layout of ["Lista", "Tabela"]) {
      await page.getByRole("button", { name: layout, exact: true }).click();
      await expect(ofCard.getByText(CONDITION)).toBeVisible();
      expect(await clippedTexts(ofCard)).toEqual([]);
    }
  });

test("[GR-03] a comparison says the condition of each part", async ({ page, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${NOTED_DISC}`, heading: /Disco de freio/ });
  await chooseVehicle(page, GOL);
  await page.getByRole("button", { name: "Comparar", exact: true }).click();
  await expect(page.getByText("Ver comparação")).toBeVisible();
  await page.goto("/compare");
  const verdict = page.locator(".compare-table [data-verdict=serves-with-note]");
  await expect(verdict).toContainText("Aro 14: meça o disco de 239 mm antes de comprar");
  expect(await clippedTexts(verdict)).toEqual([]);
});

for (const width of [360, 1280])
  test(`names of products stand whole on their cards at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, { path: "/products?limit=64", heading: /./ });
    const names = page.locator("main .card-name");
    expect(await names.count()).toBeGreaterThan(20);
    expect(await clippedTexts(names)).toEqual([]);
  });

/** Lists the texts that their own box, a part of it or one around it cuts. */
const clippedTexts = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) => {
    const isCutting = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (
        (overflowX !== "visible" && box.scrollWidth > box.clientWidth) ||
        (overflowY !== "visible" && box.scrollHeight > box.clientHeight)
      );
    };
    const boxesAround = (element: Element): Element[] =>
      element.parentElement?.closest("main") ? [element, ...boxesAround(element.parentElement)] : [];
    return elements
      .filter((element) => [...boxesAround(element), ...element.querySelectorAll("*")].some(isCutting))
      .map(({ textContent }) => textContent ?? "");
  });
