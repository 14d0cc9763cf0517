import { expect, type Locator, type Page } from "@playwright/test";

const MAX_TAB_STOPS = 120;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return await expectVisibleFocus(target);
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} is not within ${MAX_TAB_STOPS} stops`);
}

/** Expects a focus indicator that no sticky element covers. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const focus = await target.evaluate((element) => {
    const parts = [element, element.closest("label"), element.parentElement].filter((part) => part !== null);
    const isDrawn = parts.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop =
      above !== null &&
      (element.contains(above) || above.contains(element) || !!element.closest("label")?.contains(above));
    return { isDrawn, isOnTop };
  });
  expect(focus, `${target}`).toEqual({ isDrawn: true, isOnTop: true });
}
