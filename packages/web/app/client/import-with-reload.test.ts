import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importWithReload } from "./import-with-reload.ts";

let isCut: boolean;
const events = new EventTarget();
const reload = vi.fn();
const asked = vi.fn(async () => (isCut ? Promise.reject(new TypeError("Failed to fetch")) : new Response()));
const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => {
  isCut = true;
  reload.mockClear();
  asked.mockClear();
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("window", events);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("location", { href: "http://loja/products/disco", reload });
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what comes is handed on, and nothing else is asked for", async () => {
  expect(await importWithReload(async () => "the part")).toBe("the part");
  expect(asked).not.toHaveBeenCalled();
});

test("a page whose part cannot be fetched is loaded anew once the shop can be reached, not before", async () => {
  void importWithReload(fails);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0]);
  isCut = false;
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that never comes does not load the page again and again", async () => {
  isCut = false;
  void importWithReload(fails);
  await vi.advanceTimersByTimeAsync(1000);
  void importWithReload(fails);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the server, which waits for nobody's connection, fails at once", async () => {
  vi.unstubAllGlobals();
  await expect(importWithReload(fails)).rejects.toThrow("Failed to fetch");
});
