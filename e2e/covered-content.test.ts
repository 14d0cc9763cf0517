import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PUBLIC_PAGES, visit, waitForDeferredParts } from "./pages.ts";

const ALL_PAGES_TIMEOUT_MS = 300_000;
const SIZES = [
  { name: "a phone", width: 360, height: 740 },
  { name: "a phone on its side", width: 740, height: 360 },
  { name: "a tablet", width: 768, height: 1024 },
  { name: "a desktop", width: 1280, height: 720 },
  { name: "a tablet with text at 200 %", width: 768, height: 1024, textSize: "200%" },
  { name: "a phone with text at 200 %", width: 360, height: 740, textSize: "200%" },
  { name: "a desktop with text at 200 %", width: 1280, height: 720, textSize: "200%" },
] as const;
const MAX_LOW_HEADER_PX = 100;

test.use({ hasVisited: false });

for (const half of [0, 1])
  test(`[SH-09] [SH-10] nothing covers what is read or pressed on pages ${half}, nor does the cookie notice`, async ({
    page,
  }) => {
    test.setTimeout(ALL_PAGES_TIMEOUT_MS);
    const notice = page.getByRole("region", { name: "Aviso de cookies" });
    for (const target of PUBLIC_PAGES.filter((_, index) => index % 2 === half)) {
      await visit(page, target);
      await waitForDeferredParts(page);
      await expect(notice).toBeVisible();
      for (const size of SIZES.slice(0, 4)) await expectReadable(page, `${target.path} with the notice`, size);
      await notice.getByRole("button").click();
      await expect(notice).toBeHidden();
      for (const size of SIZES) await expectReadable(page, target.path, size);
      await page.evaluate(() => localStorage.removeItem("hasVisitedBefore"));
    }
  });

async function expectReadable(page: Page, path: string, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  const isLow = size.height < MAX_LOW_HEADER_PX * 4;
  const maxHeaderPx = isLow ? MAX_LOW_HEADER_PX : Number.MAX_SAFE_INTEGER;
  const sizes = { textSize: "textSize" in size ? size.textSize : "", maxHeaderPx };
  // Again where the page was still moving.
  const { poll } = expect.configure({ soft: true });
  await poll(() => page.evaluate(findUnreadable, sizes), `${path} on ${size.name}`).toEqual([]);
}

/** Overflow, a header too high, and the headings, prices, fields and controls that another element covers even near the middle of the window. */
function findUnreadable({ textSize, maxHeaderPx }: { textSize: string; maxHeaderPx: number }): string[] {
  document.documentElement.style.fontSize = textSize;
  const { clientWidth, clientHeight } = document.documentElement;
  const isNearMiddle = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= clientWidth && Math.abs(top + bottom - clientHeight) < clientHeight / 8;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  const overflow = document.documentElement.scrollWidth - clientWidth;
  const headerPx = document.querySelector(".site-header")?.clientHeight ?? 0;
  const covered = [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, .price, .card a[href], button, input:not([type=hidden]), select, textarea), footer :is(h2, a[href], button, input)",
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest("[inert], .sr-only, .carousel, [popover]"))
    .flatMap((element) => {
      if (!isNearMiddle(element.getBoundingClientRect()))
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const [box] = element.getClientRects();
      if (!box || box.width < 4 || box.height < 4) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(element) || element.contains(hit) || hit.closest("label")?.contains(element)) return [];
      // The link of a card reaches over all of it, unseen.
      if (hit.matches(".card a, .equivalents a") && !element.matches("button, input, select")) return [];
      const cover = hit.closest(".whatsapp-float, .cookie-notice, .place-bar, .buy-bar") ?? hit;
      return [`${nameOf(cover)} over ${nameOf(element)}`];
    });
  const wide = overflow === 0 ? [] : [`${overflow} px wider than the window`];
  return [...wide, ...(headerPx > maxHeaderPx ? [`a header of ${headerPx} px`] : []), ...covered];
}
