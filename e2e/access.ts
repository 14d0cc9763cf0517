import { THEMES } from "@pecacerta/rules/company";
import { expect, type Page } from "@playwright/test";
import { COLOURS, PLACES, violations } from "./axe.ts";
import { turn, turnBack } from "./mirrored.ts";
import { dress, markTinted, unmark } from "./tinted.ts";

// The same page, as it is looked at: loading it once for each would cost a minute.
const DESKTOP = { width: 1280, height: 900 };
/** A desktop's window magnified to the double. */
const ZOOMED = { width: 640, height: 450 };
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

type Look = { words: string[]; beside: string[]; small: string[] };

/**
 * Open to everybody: at every width of a window and of a phone nothing is lost, and axe has nothing against it, in any
 * colour, whichever way it is read.
 */
export async function expectAccess(page: Page): Promise<void> {
  const { words } = await look(page);
  await expectWhole(page, words);
  await expectNothing(page, "on a desktop", words);
  await page.setViewportSize(ZOOMED);
  await expectWhole(page, words);
  await withFinger(page, async () => {
    await page.setViewportSize(NARROWEST);
    await expectWhole(page, words);
    await page.setViewportSize(PHONE);
    await expectWhole(page, words);
    // What is larger for a finger may come a moment after the finger.
    const small = async () => (await look(page)).small;
    await expect.configure({ soft: true }).poll(small, `${page.url()}: smaller than a finger`).toEqual([]);
    await expectNothing(page, "on a phone", words);
  });
  await page.setViewportSize(DESKTOP);
}

/** For a page that was looked at before, with somebody else before it: at the two widths that most have. */
export async function expectAccessAgain(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect.soft(await violations(page), `${page.url()} on a desktop`).toEqual([]);
  await withFinger(page, async () => {
    await page.setViewportSize(PHONE);
    expect.soft(await violations(page), `${page.url()} on a phone`).toEqual([]);
  });
  await page.setViewportSize(DESKTOP);
}

/** Axe has nothing against the page in its own colour, in the others, and from right to left. */
async function expectNothing(page: Page, where: string, words: readonly string[]): Promise<void> {
  const place = `${page.url()} ${where}`;
  expect.soft(await violations(page), place).toEqual([]);
  await expectEveryColour(page, place);
  const usual = await offGround(page);
  const moved = await turn(page);
  await expectWhole(page, words);
  const astray = (await offGround(page)).filter((word) => !usual.includes(word));
  expect.soft(astray, `${place}, from right to left: off their ground`).toEqual([]);
  if (moved) expect.soft(await violations(page, moved, PLACES), `${place}, from right to left`).toEqual([]);
  await turnBack(page);
}

/** What is in the company's colour can be read in each of them. */
async function expectEveryColour(page: Page, place: string): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? "");
  const tinted = await markTinted(page);
  for (const theme of tinted ? THEMES.filter((theme) => theme !== own) : []) {
    await dress(page, { theme });
    expect.soft(await violations(page, tinted, COLOURS), `${place} in ${theme}`).toEqual([]);
  }
  await dress(page, { theme: own });
  await unmark(page);
}

/** What is larger for fingers asks whether the pointer is one. */
async function withFinger(page: Page, work: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  await work();
  await session.detach();
}

/** Nothing that is written on a desktop is missing, and nothing lies beside the window. */
async function expectWhole(page: Page, words: readonly string[]): Promise<Look> {
  const seen = await look(page);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect
    .soft(
      words.filter((word) => !seen.words.includes(word)),
      `${where}: missing`,
    )
    .toEqual([]);
  expect.soft(seen.beside, `${where}: beside the window`).toEqual([]);
  return seen;
}

/** Words that stand, in part, beside the box whose colour is behind them: their colours need not go with what is there. */
const offGround = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClear = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    };
    const grounds = new Map<Element, Element>();
    const groundOf = (element: Element): Element => {
      const known = grounds.get(element);
      if (known) return known;
      const up = element.parentElement;
      const ground = up && isClear(element) ? groundOf(up) : element;
      grounds.set(element, ground);
      return ground;
    };
    const isOff = (words: Text) => {
      const box = words.parentElement;
      if (!box?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(words);
      const [at, ground] = [range.getBoundingClientRect(), groundOf(box).getBoundingClientRect()];
      const beside = at.left < ground.left - 1 || at.right > ground.right + 1;
      return at.width > 1 && (beside || at.top < ground.top - 1 || at.bottom > ground.bottom + 1);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const off: string[] = [];
    for (let words = walker.nextNode(); words; words = walker.nextNode())
      if (words.textContent?.trim() && isOff(words as Text)) off.push(words.textContent.trim().slice(0, 40));
    return off;
  });

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const controls = all("a[href], button, input:not([type=hidden]), select, textarea, summary");
    /** What scrolls by itself, or is cut off there on purpose. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** Where it can be pressed: on its label, and on all that a stretched link covers. */
    const target = (control: Element): DOMRect => {
      const label = control.closest("label");
      if (label) return label.getBoundingClientRect();
      const after = getComputedStyle(control, "::after");
      const stretched = after.content !== "none" && after.position === "absolute";
      return ((stretched && (control as HTMLElement).offsetParent) || control).getBoundingClientRect();
    };
    const wide = document.documentElement.clientWidth;
    const beside = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < -1 || right > wide + 1) && !scrolls(control);
    });
    const past = document.documentElement.scrollWidth - wide;
    const isMain = (control: Element) => control.matches(".button, .input, .indicator, .head-menu, .search-button");
    const small = controls.filter((control) => {
      const { width, height } = target(control);
      if (width <= 1 || getComputedStyle(control).display === "inline") return false;
      return Math.min(width, height) < (isMain(control) ? 44 : 24) - 0.5;
    });
    return {
      words: all("main :is(h1, h2, .button, .field-label):not(#filters *), header [name=search]").map(
        (element) => element.getAttribute("aria-label") ?? (element.textContent ?? "").trim(),
      ),
      beside: [...beside.map(name), ...(past > 0 ? [`${past} px of the page`] : [])],
      small: small.map((control) => {
        const { width, height } = target(control);
        return `${name(control)} ${Math.round(width)}×${Math.round(height)}`;
      }),
    };
  });
