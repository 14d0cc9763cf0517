import type { Page } from "@playwright/test";
import { type AdminRole, createStaff, type TestStaff } from "./admin-staff.ts";
import { shopUrl } from "./api.ts";
import { test as base, expect } from "./fixtures.ts";
import { type InputDevice, UserInput } from "./user-input.ts";

type AdminFixtures = {
  /** Signs the browser in as a new staff user of a company (the sample company unless named). */
  signedInAs: (role: AdminRole, options?: Parameters<typeof createStaff>[1]) => Promise<TestStaff>;
  userInput: (device?: InputDevice) => UserInput;
};

export const adminTest = base.extend<AdminFixtures>({
  signedInAs: async ({ context }, use) =>
    use(async (role, options) => {
      const staff = await createStaff(role, options);
      await context.addCookies([{ name: "admin", value: staff.token, url: shopUrl(), sameSite: "Strict" }]);
      return staff;
    }),
  userInput: async ({ page }, use) => use((device) => new UserInput(page, device)),
});

/** `path` is below `/painel`. */
export async function openAdmin(page: Page, path: string, heading: string | RegExp = /./): Promise<void> {
  await page.goto(`/painel${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator("main .skeleton")).toHaveCount(0);
}
