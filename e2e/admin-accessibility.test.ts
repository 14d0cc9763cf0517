import type { Page } from "@playwright/test";
import { expectLayout } from "./accessible-page.ts";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { ADMIN_ROUTES, fillAdminPath } from "./admin-paths.ts";
import { ADMIN_ROLES } from "./admin-staff.ts";
import { createPathValues } from "./admin-values.ts";
import { findViolations } from "./axe.ts";
import { expect } from "./fixtures.ts";

const WIDTHS = [360, 768, 1280] as const;
const ALL_ROUTES_TIMEOUT_MS = 600_000;

test("[ADM-02] every page of the admin passes axe for an owner on a phone and on a desktop", async ({
  page,
  customer,
  signedInAs,
}) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await signedInAs("owner");
  const values = await createPathValues(customer);
  for (const { path } of ADMIN_ROUTES) await expectAccessible(page, fillAdminPath(path, values), [360, 1280]);
});

for (const role of ADMIN_ROLES)
  test(`every page of the admin passes axe for the role ${role} at every width`, async ({
    page,
    customer,
    signedInAs,
  }) => {
    test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
    await signedInAs(role);
    const values = await createPathValues(customer);
    for (const { path } of ADMIN_ROUTES) await expectAccessible(page, fillAdminPath(path, values), WIDTHS);
  });

test("every page of the admin before the sign-in passes axe at every width", async ({ page, customer }) => {
  const values = await createPathValues(customer);
  for (const { path } of ADMIN_ROUTES.filter(({ isPublic }) => isPublic))
    await expectAccessible(page, fillAdminPath(path, values), WIDTHS);
});

async function expectAccessible(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await openAdmin(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findViolations(page), `${path} at ${width} px`).toEqual([]);
    await expectLayout(page, []);
  }
}
