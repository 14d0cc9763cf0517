import { fillCustomerPages } from "./customer-pages.ts";
import { expect, test } from "./fixtures.ts";
import { horizontalOverflow, visit, waitForDeferredParts } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseVehicle } from "./vehicle-picker.ts";

const ALL_PAGES_TIMEOUT_MS = 300_000;

test("[RT-11] no page of a customer is wider than its window with text at 200 %", async ({ page, customer }) => {
  test.setTimeout(ALL_PAGES_TIMEOUT_MS);
  const places = await fillCustomerPages(customer);
  await signInByApi(page, customer);
  await visit(page, { path: "/", heading: /./ });
  await chooseVehicle(page);
  for (const place of places) {
    await visit(page, place);
    await waitForDeferredParts(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = expect
        .configure({ soft: true, timeout: 3000 })
        .poll(() => horizontalOverflow(page), `${place.path} at ${width} px`);
      await overflow.toBe(0);
    }
  }
});
