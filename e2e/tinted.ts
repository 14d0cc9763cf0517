import { THEMES } from "@pecacerta/rules/company";
import type { Page } from "@playwright/test";

const MARK = "data-tinted";
const lookedAt = new Set<string>();

/** Dresses the page that stands as another company would have it. */
export const dress = (page: Page, look: Record<string, string>): Promise<void> =>
  page.evaluate((look) => void Object.assign(document.documentElement.dataset, look), look);

/**
 * Marks what is read in colours that change with the company's, and answers how to find it. Nothing, where all of it was
 * marked in a page before, with the same colours, on the same ground: it would tell nothing new.
 */
export async function markTinted(page: Page): Promise<string | undefined> {
  await page.evaluate(holdColours);
  const keys = await page.evaluate(
    ([mark, one, other]) => {
      const all = [...document.querySelectorAll("body *")];
      const said = (element: Element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${color} ${backgroundColor} ${backgroundImage}`;
      };
      const inColour = (theme: string) => {
        document.documentElement.dataset.theme = theme;
        return new Map(all.map((element) => [element, said(element)]));
      };
      const [before, after] = [inColour(one), inColour(other)];
      const looks = (element: Element) => `${before.get(element)} ${after.get(element)}`;
      const isClear = (element: Element) => (before.get(element) ?? "").includes(" rgba(0, 0, 0, 0) none");
      /** All that decides how something is read: its letters, and everything that can be seen behind them. */
      const key = (element: Element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        const behind = [element];
        for (let at: Element | null = element; at && isClear(at); at = at.parentElement)
          behind.push(at.parentElement ?? at);
        const isTinted = behind.some((one) => before.get(one) !== after.get(one));
        return isTinted ? `${behind.map(looks).join()} ${fontSize} ${fontWeight}` : "";
      };
      const isRead = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      return all.filter(isRead).map((element, at) => {
        element.setAttribute(mark, `${at}`);
        return key(element);
      });
    },
    [MARK, THEMES[0], THEMES[1]] as const,
  );
  const fresh = keys.flatMap((key, at) => (!key || lookedAt.has(key) || keys.indexOf(key) < at ? [] : [at]));
  for (const key of keys) lookedAt.add(key);
  return fresh.length > 0 ? fresh.map((at) => `[${MARK}="${at}"]`).join() : undefined;
}

export const unmark = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  }, MARK);

/** However short, a transition of a colour that is inherited goes from each element to the next, a frame for each. */
export function holdColours(): void {
  const held = new CSSStyleSheet();
  held.replaceSync("*, ::before, ::after { transition-property: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, held];
}
