import { expect, test } from "./fixtures.ts";
import { holdBackScripts, visit, waitForHydration } from "./pages.ts";
import { findOnixId } from "./vehicle-picker.ts";

test("[GR-03] going back to a plan, and a reload, keep the mileage and the ticks", { tag: "@both" }, async ({
  page,
}) => {
  const vehicle = await findOnixId();
  await visit(page, { path: `/meu-carro?vehicle=${vehicle}`, heading: /Onix/ });
  const mileage = page.getByRole("textbox", { name: "Quilometragem" });
  const parts = page.locator(".service-part input");
  const isTicked = () => parts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
  await expect(mileage).toHaveValue("");
  await mileage.fill("57.301");
  await expect(page.getByRole("heading", { name: "Trocar na revisão dos 60.000 km" })).toBeVisible();
  const first = await parts.first().isChecked();
  await parts.first().setChecked(!first);
  const ticks = await isTicked();
  await page.locator(".service-words a").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(mileage).toHaveValue("57.301");
  await expect(page).toHaveURL(`/meu-carro?vehicle=${vehicle}&km=57301`);
  expect(await isTicked()).toEqual(ticks);

  await page.reload();
  await expect(mileage).toHaveValue("57.301");
  await expect.poll(isTicked).toEqual(ticks);
  await page.getByRole("slider", { name: "Quilometragem" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(mileage).toHaveValue("70000");
  await page.locator(".service-words a").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(mileage).toHaveValue("70000");
  await mileage.fill("");
  await expect(page).toHaveURL(`/meu-carro?vehicle=${vehicle}`);
});

test("[GR-03] a plan shows its mileage before scripts live, and nothing moves when they bring the ticks", {
  tag: "@both",
}, async ({ page }) => {
  const vehicle = await findOnixId();
  await page.goto(`/meu-carro?vehicle=${vehicle}&km=60000`);
  await waitForHydration(page);
  const sum = page.locator(".service-sum");
  const buy = page.getByRole("button", { name: "Comprar a revisão" });
  for (const part of await page.locator(".service-part input").all()) await part.uncheck();
  await expect(buy).toBeDisabled();
  const release = await holdBackScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("textbox", { name: "Quilometragem" })).toHaveValue("60000");
  await expect(page.getByRole("heading", { name: "Trocar na revisão dos 60.000 km" })).toBeVisible();
  const place = () =>
    sum.evaluate((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top: Math.round(top + window.scrollY), height };
    });
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await place();
  release();
  await waitForHydration(page);
  await expect(buy).toBeDisabled();
  await expect(page.locator(".service-part input:checked")).toHaveCount(0);
  expect(await place()).toEqual(before);
});
