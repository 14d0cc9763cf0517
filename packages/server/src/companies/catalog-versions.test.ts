import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CatalogVersions, newCatalogVersions, type ProductChange } from "./catalog-versions.ts";
import { newPageProducts, type PageProducts } from "./page-products.ts";

const companyId = "one";
let versions: CatalogVersions;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"], now: 0 });
  versions = newCatalogVersions({ maxAge: 5000, orderMaxAge: 60_000 });
  versions.confirm(performance.now());
});
afterEach(() => void vi.useRealTimers());

const change = (productId: string, on: ProductChange["on"]) =>
  versions.addProductChange({ companyId, productChanges: 1, productId, on });

/** A page rendered now, and whether it is outdated later. */
function render(shown: Partial<PageProducts>) {
  const products = { ...newPageProducts(), ...shown };
  let since = versions.productChanges(companyId);
  return () => {
    const changes = versions.productChanges(companyId);
    if (versions.haveChanged(companyId, since, products)) return true;
    since = changes;
    return false;
  };
}

test.each([
  ["page", { page: true, card: false, list: false }],
  ["card", { page: true, card: true, list: false }],
  ["list", { page: true, card: true, list: true }],
] as const)("a change of scope %s outdates what shows it", (on, outdated) => {
  const pages = {
    page: render({ whole: new Set(["disco"]) }),
    card: render({ cards: new Set(["disco"]) }),
    list: render({ lists: true, cards: new Set(["vela"]) }),
  };
  const other = render({ whole: new Set(["vela"]), cards: new Set(["vela"]) });
  change("disco", on);
  expect({ page: pages.page(), card: pages.card(), list: pages.list() }).toEqual(outdated);
  expect(other()).toBe(false);
});

test("a burst of saves outdates lists at once, then once in 0.65 seconds", () => {
  change("disco", "list");
  const first = render({ lists: true });
  expect(first()).toBe(false);
  for (let save = 0; save < 10; save++) {
    vi.advanceTimersByTime(64);
    change("disco", "list");
    expect(first()).toBe(false);
  }
  vi.advanceTimersByTime(10);
  expect(first()).toBe(true);
  const second = render({ lists: true });
  vi.advanceTimersByTime(10_000);
  versions.confirm(performance.now());
  expect(second()).toBe(false);
});

test("an outdated list is shown for less than a quarter of a second, and never after a change of what it shows", () => {
  const products = { ...newPageProducts(), lists: true, cards: new Set(["disco"]) };
  const mayShow = (since: number) => versions.mayShowOldLists(companyId, since, products);
  const since = versions.productChanges(companyId);
  change("vela", "list");
  vi.advanceTimersByTime(249);
  versions.productChanges(companyId);
  expect(mayShow(since)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(mayShow(since)).toBe(false);
  vi.advanceTimersByTime(1000);
  const later = versions.productChanges(companyId);
  for (const id of ["vela", "vela"]) {
    change(id, "list");
    vi.advanceTimersByTime(650);
    versions.productChanges(companyId);
  }
  expect(mayShow(later)).toBe(false);
  const last = versions.productChanges(companyId);
  change("disco", "card");
  expect(mayShow(last)).toBe(false);
});

test("while the database is away, lists stay as they were valid last", () => {
  const [list, lagging] = [render({ lists: true }), render({ lists: true, validUntil: 450 })];
  versions.markUnknown();
  change("disco", "list");
  vi.advanceTimersByTime(1000);
  expect([list(), lagging()]).toEqual([false, false]);
  versions.confirm(performance.now());
  expect([list(), lagging()]).toEqual([true, true]);
});
