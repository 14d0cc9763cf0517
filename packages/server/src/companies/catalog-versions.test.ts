import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { INTERVAL_MS } from "./catalog-changes/catalog-changes.ts";
import { type CatalogVersions, newCatalogVersions } from "./catalog-versions.ts";
import { newPageProducts } from "./page-products.ts";

const companyId = "one";
let versions: CatalogVersions;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"], now: 0 });
  versions = newCatalogVersions({ maxAge: 5000, orderMaxAge: 60_000 });
  versions.confirm(performance.now());
});
afterEach(() => void vi.useRealTimers());

const change = () => versions.addProductChange({ companyId, productChanges: 1, productId: "disco", on: "list" });
const list = { ...newPageProducts(), lists: true };

test("while the database is away, lists stay as they were valid last", () => {
  change();
  const since = versions.productChanges(companyId);
  const version = versions.of(companyId);
  versions.markUnknown();
  change();
  vi.advanceTimersByTime(61_000);
  expect(versions.haveChanged(companyId, since, list)).toBe(false);
  expect(versions.of(companyId)).toBe(version);
  versions.confirm(performance.now());
  expect(versions.of(companyId)).not.toBe(version);
});

test("a page may show lists that were read since the last change that outdated pages", () => {
  expect(versions.listsFrom(companyId)).toBe(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(10);
  change();
  expect(versions.listsFrom(companyId)).toBe(10);
  vi.advanceTimersByTime(1);
  change();
  expect(versions.listsFrom(companyId)).toBe(10);
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(versions.listsFrom(companyId)).toBe(11 + INTERVAL_MS);
  versions.markUnknown();
  expect(versions.listsFrom(companyId)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["other numbers of product changes", "epoch", 5],
  ["another epoch", "other", 1],
])("lists that were read before are too old after %s", (_, epoch, productChanges) => {
  versions.load("epoch", [{ companyId, version: 1, productChanges: 1 }]);
  const before = versions.of(companyId);
  vi.advanceTimersByTime(10);
  versions.load(epoch, [{ companyId, version: 1, productChanges }]);
  expect(versions.of(companyId)).not.toBe(before);
  expect(versions.listsFrom(companyId)).toBe(10);
});
