import { defineConfig, devices } from "@playwright/test";
import { browserWorkers } from "../scripts/test-workers.mjs";
import { browserSettings, launchOptionsWithoutImages } from "./browser.ts";

// Tests that look at images. The longest files are among them, so this project runs first.
const WITH_IMAGES =
  /(accessibility|companies|covered-content|gallery|home|hostile-texts|browser-storage|languages|themes|reviews-and-questions|quick-view|routes|search|header-and-menu)\.test\.ts$/;
// The gate runs a test tagged @both on the phone only, `npm run test:all` on both.
const NOT_ON_DESKTOP = process.env.RUN_ALL ? /@phone/ : /@phone|@both/;
const DESKTOP = { width: 1280, height: 720 };
const { hasTouch, isMobile, userAgent } = devices["Pixel 5"];

/** One shop serves all tests; each test registers its own customer. */
export default defineConfig({
  testMatch: "*.test.ts",
  globalSetup: "./start-shop.ts",
  outputDir: "test-results",
  workers: browserWorkers,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    ...browserSettings,
    // A new browser context costs half a second per test; fixtures.ts clears what a test leaves.
    reuseContext: true,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    actionTimeout: 15_000,
    trace: "off",
  },
  projects: [
    { name: "images", testMatch: WITH_IMAGES, grepInvert: NOT_ON_DESKTOP, use: { viewport: DESKTOP } },
    {
      name: "desktop",
      testIgnore: WITH_IMAGES,
      grepInvert: NOT_ON_DESKTOP,
      use: { viewport: DESKTOP, launchOptions: launchOptionsWithoutImages },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch, isMobile, userAgent },
    },
  ],
});
