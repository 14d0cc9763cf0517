import type { Page } from "@playwright/test";
import { fillCart, POPULAR_PRODUCTS } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { type PageTarget, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const [SLUG = ""] = POPULAR_PRODUCTS;
const ANY = /./;
const BROWSING: readonly PageTarget[] = [
  "/",
  "/catalog",
  "/catalog/freios",
  "/catalog/pastilhas-de-freio",
  "/catalog/product-search?search=pastilha",
  "/brands/travaboa",
  "/meu-carro",
  "/contact-us",
  "/track-order",
  "/account/register",
].map((path) => ({ path, heading: ANY }));
const BUYING: readonly PageTarget[] = [
  `/products/${SLUG}`,
  `/products/${SLUG}/bid`,
  "/cart",
  "/cart/checkout",
  "/account/dashboard",
  "/account/addresses/new",
  "/account/profile",
].map((path) => ({ path, heading: ANY }));

/**
 * Scrolls down the page. Returns the links, buttons, fields and prices that the chat button covers at any place, and
 * those that a bar at the foot of the window covers at every place.
 */
function findCovered(): Promise<string[]> {
  const covered = new Set<string>();
  const hidden = new Map<Element, string>();
  const clear = new Set<Element>();
  const nameOf = (element: Element, cover: Element) =>
    `${cover.className} over ${element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  const look = () => {
    for (const element of document.querySelectorAll(
      "main :is(a[href], button, input, select, textarea, summary, .price)",
    )) {
      const [box] = element.getClientRects();
      if (!box || box.width < 4 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit) continue;
      const chat = hit.closest(".whatsapp-float");
      const bar = hit.closest(".cookie-notice, [data-buy-bar], .place-bar");
      if (chat) covered.add(nameOf(element, chat));
      if (bar && !bar.contains(element)) hidden.set(element, nameOf(element, bar));
      else clear.add(element);
    }
  };
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A window that nobody sees may draw no frame.
  const nextFrame = () => Promise.race([frames(), new Promise((resolve) => setTimeout(resolve, 500))]);
  // To places of its own: the page may restore its scroll position while this runs.
  const scrollDown = async (top: number): Promise<void> => {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
    look();
    if (top + innerHeight < document.documentElement.scrollHeight) await scrollDown(top + innerHeight / 2);
  };
  return scrollDown(0).then(() => [
    ...covered,
    ...[...hidden].filter(([element]) => !clear.has(element)).map(([, description]) => description),
  ]);
}

async function expectNothingCovered(page: Page, pages: readonly PageTarget[]): Promise<void> {
  for (const target of pages)
    await test.step(target.path, async () => {
      await visit(page, target);
      // Again where the page was still moving.
      await expect.poll(() => page.evaluate(findCovered)).toEqual([]);
    });
}

test("[SH-09] the chat button and the bars of a phone cover no price, button or field", { tag: "@phone" }, async ({
  page,
  customer,
}) => {
  await expectNothingCovered(page, BROWSING);
  await expect(page.locator(".whatsapp-float")).toBeAttached();
  await fillCart(customer, { slug: SLUG, quantity: 1 });
  await signInByApi(page, customer);
  await expectNothingCovered(page, BUYING);
});

test.describe("the first visit", () => {
  test.use({ hasVisited: false });

  test("[SH-10] the cookie notice leaves every button, price and field in reach", { tag: "@phone" }, async ({
    page,
    customer,
  }) => {
    await expectNothingCovered(page, BROWSING.slice(0, 4));
    await expect(page.getByRole("region", { name: "Aviso de cookies" })).toBeVisible();
    await fillCart(customer, { slug: SLUG, quantity: 1 });
    await signInByApi(page, customer);
    await expectNothingCovered(page, BUYING.slice(0, 4));
  });
});
