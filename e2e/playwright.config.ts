import { defineConfig, devices } from "@playwright/test";
import { browserSettings, launchOptionsWithoutImages } from "./browser.ts";

// Every page there is, what is about pictures, and what proves that no stranger is asked for one. Among them are the
// longest: they come first.
const WITH_PICTURES =
  /(accessibility|companies|gallery|home|hostile-texts|browser-storage|languages|themes|reviews-and-questions|quick-view|routes|search|header-and-menu)\.test\.ts$/;
const DESKTOP = { width: 1280, height: 720 };
const { hasTouch, isMobile, userAgent } = devices["Pixel 5"];

/** Journeys in a real browser. One shop, started here, serves all of them; every journey brings its own customer. */
export default defineConfig({
  testMatch: "*.test.ts",
  globalSetup: "./start-shop.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What fails now and then fails shoppers now and then.
  retries: 0,
  // What hangs must end; what goes on, on a busy machine, must not be taken for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    ...browserSettings,
    // A browser's process of its own for each journey is half a second of work. Playwright empties the context in between,
    // and our fixtures what it leaves (fixtures.ts).
    reuseContext: true,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    actionTimeout: 15_000,
    // What stood on the page of a failure is kept anyway; `--trace on` keeps every step, at the cost of as much time again.
    trace: "off",
  },
  projects: [
    // What a journey proves does not hang on the width, but for those that say so.
    { name: "pictures", testMatch: WITH_PICTURES, grepInvert: /@phone/, use: { viewport: DESKTOP } },
    {
      name: "desktop",
      testIgnore: WITH_PICTURES,
      grepInvert: /@phone/,
      use: { viewport: DESKTOP, launchOptions: launchOptionsWithoutImages },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch, isMobile, userAgent },
    },
  ],
});
