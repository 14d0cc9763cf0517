import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importWithReload } from "./import-with-reload.ts";

let isCut: boolean;
const events = new EventTarget();
const reload = vi.fn();
const fetchFake = vi.fn(async () => (isCut ? Promise.reject(new TypeError("Failed to fetch")) : new Response()));
const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => {
  isCut = true;
  reload.mockClear();
  fetchFake.mockClear();
  const stored = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("window", events);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("location", { href: "http://loja/products/disco", reload });
  vi.stubGlobal("fetch", fetchFake);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an imported module is returned without any other request", async () => {
  expect(await importWithReload(async () => "the part")).toBe("the part");
  expect(fetchFake).not.toHaveBeenCalled();
});

test("a page whose module fails to load is reloaded once the shop is reachable", async () => {
  void importWithReload(fails);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect([fetchFake.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0]);
  isCut = false;
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a module that keeps failing does not reload the page repeatedly", async () => {
  isCut = false;
  void importWithReload(fails);
  await vi.advanceTimersByTimeAsync(1000);
  void importWithReload(fails);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the server fails at once", async () => {
  vi.unstubAllGlobals();
  await expect(importWithReload(fails)).rejects.toThrow("Failed to fetch");
});
