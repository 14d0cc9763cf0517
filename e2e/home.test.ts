import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdBackScripts, openPage, visit, waitForHydration } from "./pages.ts";
import { chooseVehicle, fillVehicle, GOL, pickerButton } from "./vehicle-picker.ts";

const HOME = { path: "/", heading: /A peça certa/ };

test("[K-03] a carousel advances every 3 s and by buttons, keys and swipes, and pauses on interaction", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await visit(page, HOME);
  // Styles of the storefront win over the base styles, whichever file the browser reads first.
  await expect(page.locator("h1")).toHaveCSS("font-size", "44px");
  const carousel = page.getByRole("group", { name: "Mais vendidos" });
  const strip = carousel.getByRole("list");
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toHaveAttribute("data-slide", "0");
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);
  const scrollPosition = () => strip.evaluate((list) => Math.round(list.scrollLeft));
  /** Advances the clock until this slide is shown; returns the milliseconds. */
  const runUntilSlide = async (slide: number): Promise<number> => {
    for (let passed = 0; passed <= 6000; passed += 100) {
      if ((await strip.getAttribute("data-slide")) === `${slide}`) return passed;
      await page.clock.runFor(100);
    }
    return Number.POSITIVE_INFINITY;
  };
  const expectPaused = async () => {
    const before = await strip.getAttribute("data-slide");
    await page.clock.runFor(4000);
    await expect(strip).toHaveAttribute("data-slide", before ?? "");
  };

  await runUntilSlide(1);
  await page.clock.runFor(250);
  expect(await scrollPosition()).toBeGreaterThan(0);
  await expect(strip).toHaveAttribute("data-gliding", "");
  await page.clock.runFor(300);
  await expect(strip).not.toHaveAttribute("data-gliding");
  const width = await strip
    .locator("> li")
    .first()
    .evaluate((card) => card.getBoundingClientRect().width);
  expect(Math.abs((await scrollPosition()) - width)).toBeLessThan(4);
  // Half a second of the three has passed.
  expect(await runUntilSlide(2)).toBeGreaterThan(2300);

  await strip.hover();
  await expectPaused();
  await page.mouse.move(0, 0);
  await strip.getByRole("link").nth(4).focus();
  await expectPaused();
  await page.keyboard.press("End");
  await page.clock.runFor(600);
  await expect(strip).toHaveAttribute("data-slide", "5");
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(600);
  await expect(strip).toHaveAttribute("data-slide", "4");
  await carousel.getByRole("button", { name: "Pausar" }).click();
  await page.mouse.move(0, 0);
  await expectPaused();
  await carousel.getByRole("button", { name: "Voltar" }).click();
  await page.clock.runFor(600);
  await expect(strip).toHaveAttribute("data-slide", "0");
  await drag(page, await centerOf(strip), -width);
  await page.clock.runFor(600);
  await expect(strip).toHaveAttribute("data-slide", "1");
  await expect(page).toHaveURL("/");
  // Resizing keeps the slide, after 100 ms.
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await strip.getAttribute("data-slide")).toBe("1");
  }).toPass();
  await carousel.getByRole("button", { name: "Reproduzir" }).click();
  await page.mouse.move(0, 0);
  expect(await runUntilSlide(2)).toBeLessThanOrEqual(3100);
  // The page learns it with its next frame.
  const noticed = page.evaluate(async () => {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    await new Promise((resolve) => motion.addEventListener("change", resolve, { once: true }));
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noticed;
  await expectPaused();
});

test("choosing a vehicle on the home page leads to fitting products; no layout shifts; sales show the time left", async ({
  page,
}) => {
  await page.addInitScript(recordLayoutShifts);
  const release = await holdBackScripts(page);
  const desktopSize = page.viewportSize() as { width: number; height: number };
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, HOME, "domcontentloaded");
  release();
  await waitForHydration(page);
  const finder = page.getByRole("region", { name: "Encontre peças para o seu veículo" });
  await expect(page.locator(".time-left").first()).toHaveText(
    /^Termina em (\d+ dias? e \d+ h|\d+ h e \d+ min|\d+ min)$/,
  );
  await fillVehicle(finder, GOL);
  expect(await page.evaluate(() => (window as unknown as ShiftWindow).totalShift)).toBeLessThan(0.02);
  await page.setViewportSize(desktopSize);
  await finder.getByRole("button", { name: "Ver peças que servem" }).click();
  await expect(page).toHaveURL(/\/meu-carro\?vehicle=[-0-9a-f]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peças para o seu Gol 1.6 8V 2014");
  await expect(pickerButton(page)).toHaveText("Seu veículo: Gol 1.6 8V 2014");
  await page.goBack();
  await expect(finder).toContainText("Gol 1.6 8V 2014");
});

test("[GR-03] each shelf stands there once, and begins with what fits the chosen vehicle", async ({ page }) => {
  await visit(page, HOME);
  for (const name of ["Mais vendidos", "Lançamentos", "Mais bem avaliados"])
    await expect(page.getByText(name, { exact: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: /^Ofertas/ })).toHaveCount(1);
  await chooseVehicle(page, GOL);
  const shelf = page.getByRole("group", { name: "Mais vendidos" });
  await expect(shelf.locator("[data-verdict]").first()).toHaveText("Serve no seu Gol");
});

type ShiftWindow = { totalShift: number };

function recordLayoutShifts(): void {
  const shiftWindow = window as unknown as ShiftWindow;
  shiftWindow.totalShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shiftWindow.totalShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function centerOf(strip: {
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
}) {
  const box = await strip.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 40 };
}

async function drag(page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
}
