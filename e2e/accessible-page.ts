import { expect, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { waitForDeferredParts } from "./pages.ts";

const DESKTOP = { width: 1280, height: 900 };
const ZOOMED_200 = { width: 640, height: 450 };
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

/** Checks one page: axe (in `npm run test:all` at both sizes), the layout at every width, target sizes on a phone. */
export async function expectAccessiblePage(page: Page, include = "main"): Promise<void> {
  await waitForDeferredParts(page);
  await page.setViewportSize(DESKTOP);
  if (process.env.RUN_ALL) expect.soft(await findViolations(page, include), `${page.url()} on a desktop`).toEqual([]);
  const headings = await visibleHeadings(page);
  await expectLayout(page, headings);
  await page.setViewportSize(ZOOMED_200);
  await expectLayout(page, headings);
  await withTouch(page, async () => {
    await page.setViewportSize(NARROWEST);
    await expectLayout(page, headings);
    await page.setViewportSize(PHONE);
    await expectLayout(page, headings);
    const tooSmall = () => smallTargets(page);
    await expect.configure({ soft: true }).poll(tooSmall, `${page.url()}: targets too small`).toEqual([]);
    expect.soft(await findViolations(page, include), `${page.url()} on a phone`).toEqual([]);
  });
  await page.setViewportSize(DESKTOP);
}

export async function expectLayout(page: Page, headings: readonly string[]): Promise<void> {
  const place = `${page.url()} at ${page.viewportSize()?.width} px`;
  const visible = await visibleHeadings(page);
  expect
    .soft(
      headings.filter((heading) => !visible.includes(heading)),
      `${place}: missing`,
    )
    .toEqual([]);
  expect.soft(await elementsOutsideWindow(page), `${place}: outside the window`).toEqual([]);
}

async function withTouch(page: Page, check: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  await check();
  await session.detach();
}

/** Without the buttons of cards, fewer in a narrow window, and the CEP form, which an address replaces at any time. */
export const visibleHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main :is(h1, h2, .button:not(.card-add), .field-label):not(#filters *, .delivery-form *), header [name=search]",
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest("[inert]"))
      .map((element) => element.getAttribute("aria-label") ?? (element.textContent ?? "").trim()),
  );

const elementsOutsideWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const windowWidth = document.documentElement.clientWidth;
    const outside = [
      ...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest("[inert]"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > windowWidth + 1) && !scrolls(element);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim()}`);
    const overflow = document.documentElement.scrollWidth - windowWidth;
    return overflow > 0 ? [...outside, `${overflow} px of the page`] : outside;
  });

/** Controls smaller than 24 px, and main controls smaller than 44 px. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The area that reacts: the label, or everything that a stretched link covers. */
    const targetBox = (control: Element): DOMRect => {
      const label = control.closest("label");
      if (label) return label.getBoundingClientRect();
      const after = getComputedStyle(control, "::after");
      const isStretched = after.content !== "none" && after.position === "absolute";
      return ((isStretched && (control as HTMLElement).offsetParent) || control).getBoundingClientRect();
    };
    const isMain = (control: Element) => control.matches(".button, .input, .indicator, .head-menu, .search-button");
    return [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.closest("[inert]"))
      .flatMap((control) => {
        const { width, height } = targetBox(control);
        if (width <= 1 || getComputedStyle(control).display === "inline") return [];
        const isSmall = Math.min(width, height) < (isMain(control) ? 44 : 24) - 0.5;
        return isSmall ? [`${control.className} ${Math.round(width)}×${Math.round(height)}`] : [];
      });
  });
