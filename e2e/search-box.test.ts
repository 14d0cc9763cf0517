import { visit } from "./places.ts";
import { expect, header, test, toast } from "./shopping.ts";
import { askedBy, box, expectSuggested, list, rows, suggested } from "./suggestions.ts";

const BRAKES = { path: "/catalog/freios", heading: "Freios" };

test("[SR-03] what was typed before the scripts came stays, and is looked for", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(BRAKES.path, { waitUntil: "commit" });
  await box(page).click();
  await box(page).fill("past");
  await page.keyboard.type("ilha");
  scripts.resolve();
  await expectSuggested(page, "pastilha");
  await expect(box(page)).toHaveValue("pastilha");
  await expect(header(page).getByRole("button", { name: "Buscar", exact: true })).toBeEnabled();
});

test("[SR-01] nothing is asked for until 400 ms after the last key", async ({ page }) => {
  await page.clock.install();
  await visit(page, BRAKES);
  await box(page).click();
  await expectSuggested(page, "");
  const asked = askedBy(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const typed of ["f", "fr", "fre"]) {
    await box(page).fill(typed);
    await page.clock.runFor(399);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["fre"]);
  await page.clock.resume();
  await expectSuggested(page, "fre");
  // What was answered a moment ago is not asked again.
  await box(page).fill("");
  await expectSuggested(page, "");
  await box(page).fill("fre");
  await expectSuggested(page, "fre");
  expect(asked).toEqual(["fre"]);
});

test("[SR-08] a newer text cancels the older one in silence; what fails is said", async ({ page }) => {
  await visit(page, BRAKES);
  await page.route(/suggestions\?query=far&/, () => undefined);
  const answer = Promise.withResolvers<void>();
  await page.route(/suggestions\?query=farol&/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route(/suggestions\?query=correia&/, (route) => route.abort("failed"));
  await box(page).click();
  await expectSuggested(page, "");
  const older = page.waitForEvent("request", (request) => request.url().includes("query=far&"));
  await box(page).fill("far");
  await older;
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("query=far&"));
  await box(page).fill("farol");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  // Whoever stands on a row of the older answer does not stand on one of the newer.
  await page.keyboard.press("ArrowDown");
  await expect(box(page)).toHaveAttribute("aria-activedescendant");
  answer.resolve();
  await expectSuggested(page, "farol");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await expect(toast(page, "Erro na busca")).toHaveCount(0);
  await box(page).fill("correia");
  await expect(toast(page, "Erro na busca de produtos")).toHaveCount(1);
  await box(page).fill("farol");
  await expectSuggested(page, "farol");
});

test("[SR-04] [SR-06] suggestions are walked through with the keys; the vehicles' drop-down takes their place", async ({
  page,
}) => {
  await visit(page, BRAKES);
  await box(page).focus();
  await expectSuggested(page, "");
  await box(page).fill("pastilha");
  await expectSuggested(page, "pastilha");
  await page.keyboard.press("ArrowUp");
  await expect(rows(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = rows(page).nth(1);
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("pastilha");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);

  const vehicle = header(page).getByRole("button", { name: "Escolha seu veículo" });
  await box(page).click();
  await expect(rows(page).first()).toBeVisible();
  await vehicle.click();
  await expect(page.locator("#vehicle-drop")).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await box(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator("#vehicle-drop")).toBeHidden();

  const { names } = await suggested("pastilha");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/pastilha-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
  await expect(list(page)).toHaveCount(0);
});
