import type { Page } from "@playwright/test";

const MARK = "data-moved";

/**
 * Turns the page that stands to be read from right to left, and marks what can be pressed and does not stand where a
 * mirror would show it, or has such a one beside it; answers how to find it. Nothing, where the page is its own mirror's:
 * all that is pressed is as large as before, and as far from everything else.
 */
export async function turn(page: Page): Promise<string | undefined> {
  const moved = await page.evaluate((mark) => {
    // How far around something that is pressed axe looks.
    const AROUND = 24;
    const PRESSED = "a, area, button, input, label, select, summary, textarea, [tabindex], [role]";
    // What has a place of its own may lie over something else.
    const compared = [...document.querySelectorAll("body *")].filter(
      (element) => element.matches(PRESSED) || getComputedStyle(element).position !== "static",
    );
    const boxes = () =>
      compared.map((element) =>
        element.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect() : undefined,
      );
    const wide = document.documentElement.clientWidth;
    const mirrored = boxes().map((box) => box && new DOMRect(wide - box.right, box.y, box.width, box.height));
    document.documentElement.dir = "rtl";
    const now = boxes();
    const isSame = (one?: DOMRect, other?: DOMRect) =>
      one && other
        ? (["left", "right", "top", "bottom"] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5)
        : one === other;
    const isBeside = (one: DOMRect, other: DOMRect) =>
      one.left - AROUND < other.right &&
      other.left - AROUND < one.right &&
      one.top - AROUND < other.bottom &&
      other.top - AROUND < one.bottom;
    const places = compared.map((_, at) => [mirrored[at], now[at]].filter((box) => box !== undefined));
    const astray = places.filter((_, at) => !isSame(mirrored[at], now[at])).flat();
    for (const [at, element] of compared.entries())
      if (element.matches(PRESSED) && places[at]?.some((place) => astray.some((one) => isBeside(place, one))))
        element.setAttribute(mark, "");
    return document.querySelector(`[${mark}]`) !== null;
  }, MARK);
  return moved ? `[${MARK}]` : undefined;
}

/** Turns it back. */
export const turnBack = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    document.documentElement.dir = "ltr";
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  }, MARK);
