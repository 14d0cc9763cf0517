import type { Page } from "@playwright/test";
import { expectLayout } from "./accessible-page.ts";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { ADMIN_ROUTES, type AdminPathValues, fillAdminPath } from "./admin-paths.ts";
import { ADMIN_ROLES, withShopCompany } from "./admin-staff.ts";
import { placeOrderByApi, registerTestCustomer } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect } from "./fixtures.ts";

const SLUG = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const WIDTHS = [360, 768, 1280] as const;
const ALL_ROUTES_TIMEOUT_MS = 600_000;

test("[ADM-02] every page of the admin passes axe for an owner on a phone and on a desktop", async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
  await signedInAs("owner");
  const values = await pathValues();
  for (const { path } of ADMIN_ROUTES) await expectAccessible(page, fillAdminPath(path, values), [360, 1280]);
});

for (const role of ADMIN_ROLES)
  test(`every page of the admin passes axe for the role ${role} at every width`, async ({ page, signedInAs }) => {
    test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
    await signedInAs(role);
    const values = await pathValues();
    for (const { path } of ADMIN_ROUTES) await expectAccessible(page, fillAdminPath(path, values), WIDTHS);
  });

test("every page of the admin before the sign-in passes axe at every width", async ({ page }) => {
  const values = await pathValues();
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

async function pathValues(): Promise<AdminPathValues> {
  const customer = await registerTestCustomer();
  const { number } = await placeOrderByApi(customer, { slug: SLUG });
  const customerId = await withShopCompany(customer.company, async (tx) => {
    const find = "select id from customers where company_id = $1 and email = $2";
    const { rows } = await tx.client.query(find, [tx.companyId, customer.email]);
    return rows[0].id;
  });
  const entryId = await withShopCompany(customer.company, async (tx) => {
    const find = "select id from questions where company_id = $1 limit 1";
    const { rows } = await tx.client.query(find, [tx.companyId]);
    return rows[0].id;
  });
  return { slug: customer.company, number: String(number), customerId, kind: "questions", entryId, "*": "nada-aqui" };
}
