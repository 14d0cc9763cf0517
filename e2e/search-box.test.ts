import { expect, findToast, header, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import {
  expectSuggestions,
  fetchSuggestions,
  recordSuggestionRequests,
  searchBox,
  suggestionList,
  suggestionOptions,
} from "./suggestions.ts";

const BRAKES = { path: "/catalog/freios", heading: "Freios" };

test("[SR-03] text typed before hydration stays and is searched", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(BRAKES.path, { waitUntil: "commit" });
  await searchBox(page).click();
  await searchBox(page).fill("past");
  await page.keyboard.type("ilha");
  scripts.resolve();
  await expectSuggestions(page, "pastilha");
  await expect(searchBox(page)).toHaveValue("pastilha");
  await expect(header(page).getByRole("button", { name: "Buscar", exact: true })).toBeEnabled();
});

test("[SR-01] suggestions are requested 400 ms after the last key", async ({ page }) => {
  await page.clock.install();
  await visit(page, BRAKES);
  await searchBox(page).click();
  await expectSuggestions(page, "");
  const queries = recordSuggestionRequests(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const typed of ["f", "fr", "fre"]) {
    await searchBox(page).fill(typed);
    await page.clock.runFor(399);
  }
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => queries).toEqual(["fre"]);
  await page.clock.resume();
  await expectSuggestions(page, "fre");
  // Cached results are not requested again.
  await searchBox(page).fill("");
  await expectSuggestions(page, "");
  await searchBox(page).fill("fre");
  await expectSuggestions(page, "fre");
  expect(queries).toEqual(["fre"]);
});

test("[SR-08] a newer query cancels the older one silently; errors are shown", async ({ page }) => {
  await visit(page, BRAKES);
  await page.route(/suggestions\?query=far&/, () => undefined);
  const release = Promise.withResolvers<void>();
  await page.route(/suggestions\?query=farol&/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.route(/suggestions\?query=correia&/, (route) => route.abort("failed"));
  await searchBox(page).click();
  await expectSuggestions(page, "");
  const olderRequest = page.waitForEvent("request", (request) => request.url().includes("query=far&"));
  await searchBox(page).fill("far");
  await olderRequest;
  const canceledRequest = page.waitForEvent("requestfailed", (request) => request.url().includes("query=far&"));
  await searchBox(page).fill("farol");
  expect((await canceledRequest).failure()?.errorText).toBe("net::ERR_ABORTED");
  // New results reset the active option.
  await page.keyboard.press("ArrowDown");
  await expect(searchBox(page)).toHaveAttribute("aria-activedescendant");
  release.resolve();
  await expectSuggestions(page, "farol");
  await expect(searchBox(page)).not.toHaveAttribute("aria-activedescendant");
  await expect(findToast(page, "Erro na busca")).toHaveCount(0);
  await searchBox(page).fill("correia");
  await expect(findToast(page, "Erro na busca de produtos")).toHaveCount(1);
  await searchBox(page).fill("farol");
  await expectSuggestions(page, "farol");
});

test("[SR-04] [SR-06] suggestions are navigated with the keyboard; opening the vehicle picker closes them", async ({
  page,
}) => {
  await visit(page, BRAKES);
  await searchBox(page).focus();
  await expectSuggestions(page, "");
  await searchBox(page).fill("pastilha");
  await expectSuggestions(page, "pastilha");
  await page.keyboard.press("ArrowUp");
  await expect(suggestionOptions(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(searchBox(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = suggestionOptions(page).nth(1);
  await expect(searchBox(page)).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(suggestionList(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue("pastilha");
  await expect(searchBox(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(suggestionOptions(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestionList(page)).toHaveCount(0);

  const vehicle = header(page).getByRole("button", { name: "Escolha seu veículo" });
  await searchBox(page).click();
  await expect(suggestionOptions(page).first()).toBeVisible();
  await vehicle.click();
  await expect(page.locator("#vehicle-drop")).toBeVisible();
  await expect(suggestionList(page)).toHaveCount(0);
  await searchBox(page).click();
  await expect(suggestionOptions(page).first()).toBeVisible();
  await expect(page.locator("#vehicle-drop")).toBeHidden();

  const { names } = await fetchSuggestions("pastilha");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/pastilha-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
  await expect(suggestionList(page)).toHaveCount(0);
});
