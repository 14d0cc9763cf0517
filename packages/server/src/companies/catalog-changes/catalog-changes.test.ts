import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newPageProducts, type PageProducts } from "../page-products.ts";
import {
  addProductChange,
  applyWaitingChanges,
  type CatalogChanges,
  haveChangedSince,
  INTERVAL_MS,
  newCatalogChanges,
  type ProductChange,
  setCatalogVersion,
} from "./catalog-changes.ts";

const GENERATION_MS = 60_000;

let changes: CatalogChanges;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"], now: 0 });
  changes = newCatalogChanges();
});
afterEach(() => void vi.useRealTimers());

const change = (productId: string, on: ProductChange["on"]) =>
  addProductChange(changes, { productId, on }, GENERATION_MS);

/** A page rendered now, and whether it is outdated later. */
function render(shown: Partial<PageProducts>) {
  applyWaitingChanges(changes);
  const since = changes.count;
  return () => {
    applyWaitingChanges(changes);
    return haveChangedSince(changes, since, { ...newPageProducts(), ...shown });
  };
}

const disco = new Set(["disco"]);
const vela = new Set(["vela"]);

test.each([
  ["page", { page: true, card: false, list: false, missing: false }],
  ["card", { page: true, card: true, list: false, missing: false }],
  ["list", { page: true, card: true, list: true, missing: true }],
] as const)("a change of scope %s outdates what shows it", (on, outdated) => {
  const pages = {
    page: render({ whole: disco }),
    card: render({ cards: disco }),
    list: render({ lists: true, cards: vela }),
    missing: render({ missing: true }),
  };
  const other = render({ whole: vela, cards: vela });
  change("disco", on);
  expect(Object.fromEntries(Object.entries(pages).map(([name, isOutdated]) => [name, isOutdated()]))).toEqual(outdated);
  expect(other()).toBe(false);
});

test("a burst outdates lists and cards at once, then at the end of each interval", () => {
  change("disco", "list");
  const pages = [render({ lists: true }), render({ cards: disco })];
  for (let save = 0; save < 10; save++) {
    change("disco", "list");
    vi.advanceTimersByTime(INTERVAL_MS / 10 - 1);
    expect(pages.map((isOutdated) => isOutdated())).toEqual([false, false]);
  }
  vi.advanceTimersByTime(10);
  // A change that still waits does not hide an earlier one.
  change("disco", "list");
  expect(pages.map((isOutdated) => isOutdated())).toEqual([true, true]);
  const last = render({ lists: true, cards: disco });
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(last()).toBe(false);
});

test("within the interval, a product's page and a missing page are outdated at once", () => {
  change("vela", "list");
  const pages = [render({ whole: disco }), render({ missing: true })];
  expect(pages.map((isOutdated) => isOutdated())).toEqual([false, false]);
  change("disco", "list");
  expect(pages.map((isOutdated) => isOutdated())).toEqual([true, true]);
});

test("a burst of versions of the whole catalog is applied once in an interval", () => {
  const versions: number[] = [];
  for (let version = 1; version <= 20; version++) {
    setCatalogVersion(changes, version);
    applyWaitingChanges(changes);
    versions.push(changes.version);
    vi.advanceTimersByTime(INTERVAL_MS / 8);
  }
  expect([...new Set(versions)]).toEqual([1, 9, 17]);
  vi.advanceTimersByTime(INTERVAL_MS);
  applyWaitingChanges(changes);
  expect(changes.version).toBe(20);
});

test("an older version that arrives late changes nothing", () => {
  setCatalogVersion(changes, 3);
  setCatalogVersion(changes, 2);
  applyWaitingChanges(changes);
  setCatalogVersion(changes, 1);
  vi.advanceTimersByTime(INTERVAL_MS);
  applyWaitingChanges(changes);
  expect(changes.version).toBe(3);
});

test("a minute after a change a new generation begins, whether pages are loaded or not", () => {
  for (let product = 0; product < 100; product++) change(`peca-${product}`, "list");
  vi.advanceTimersByTime(GENERATION_MS);
  change("disco", "list");
  expect(changes.generation).toBe(1);
  expect([...changes.ofPages.keys()]).toEqual(["disco"]);
  expect(changes.waiting?.cards).toEqual(disco);
  vi.advanceTimersByTime(GENERATION_MS);
  applyWaitingChanges(changes);
  expect(changes.generation).toBe(2);
});
