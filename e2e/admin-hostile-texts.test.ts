import { addCustomerNote } from "@pecacerta/server/customers/staff/commands";
import { addOrderNote, shipOrder } from "@pecacerta/server/sales/orders/staff/commands";
import { payOrder } from "@pecacerta/server/sales/orders/staff/pay-order";
import { HOSTILE_TEXTS, joinHostileTexts } from "@pecacerta/server/testing/hostile-texts";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { ADMIN_ROUTES, fillAdminPath } from "./admin-paths.ts";
import type { TestStaff } from "./admin-staff.ts";
import { findPathValues } from "./admin-values.ts";
import { expect } from "./fixtures.ts";
import { fillCustomerTexts, registerHostileCustomer } from "./hostile-customer.ts";
import { createHostileShop } from "./hostile-shop.ts";
import { inspectDocument } from "./inspect-document.ts";
import { horizontalOverflow } from "./pages.ts";
import { findOrderTotal, withShopCompany } from "./shop-database.ts";

// Without the content security policy, which would hide injected scripts.
test.use({ bypassCSP: true });

const [FIRST = "", SECOND = ""] = HOSTILE_TEXTS;

test("[ADM-04] hostile texts of customers and staff stay text on every page of the admin, and fit on a phone", async ({
  page,
  pageErrors,
  signedInAs,
}) => {
  test.setTimeout(240_000);
  page.on("dialog", (dialog) => {
    pageErrors.observed.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const shop = await createHostileShop();
  const customer = await registerHostileCustomer(shop);
  const { order } = await fillCustomerTexts(shop, customer);
  const staff = await signedInAs("owner", { company: shop.slug, name: FIRST });
  const values = { ...(await findPathValues(customer)), number: String(order.number) };
  await writeAsStaff(staff, values);
  await page.setViewportSize({ width: 360, height: 740 });
  let shownTexts = 0;
  for (const { path } of ADMIN_ROUTES)
    await test.step(path, async () => {
      await openAdmin(page, fillAdminPath(path, values));
      const inspected = await page.evaluate(inspectDocument, { texts: HOSTILE_TEXTS });
      expect(inspected.injected, path).toEqual([]);
      expect.soft(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
      shownTexts += inspected.shownTexts.length;
    });
  expect(shownTexts).toBeGreaterThan(HOSTILE_TEXTS.length);

  await openAdmin(page, `/${shop.slug}`);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText(FIRST);
  await expect(page.getByRole("option").first()).toContainText(FIRST);
  expect((await page.evaluate(inspectDocument, { texts: HOSTILE_TEXTS })).injected).toEqual([]);
});

/** What staff write about orders and customers. */
async function writeAsStaff({ id, company }: TestStaff, { number = "", customerId = "" }): Promise<void> {
  const actor = { kind: "staff", staffUserId: id, name: FIRST, network: "10.0.0.0", requestId: "1" } as const;
  const [text = ""] = joinHostileTexts(2000);
  await withShopCompany(company, async (tx) => {
    const input = { number, now: new Date() };
    await addCustomerNote(tx, actor, { customerId, text, now: input.now });
    const amount = await findOrderTotal(tx, number);
    const outcomes = [
      await payOrder(tx, actor, { ...input, amount, reference: SECOND }),
      await addOrderNote(tx, actor, { ...input, text }),
      await shipOrder(tx, actor, { ...input, carrier: FIRST, tracking: SECOND }),
    ];
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  });
}
