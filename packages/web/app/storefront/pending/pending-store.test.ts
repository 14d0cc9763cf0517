import { exampleProduct } from "@pecacerta/contract/example-product";
import type { ProductDto } from "@pecacerta/contract/product";
import { DAY_MS } from "@pecacerta/rules/duration";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession, startSession, useSession } from "../sessions/session-store.ts";
import {
  addPendingLines,
  addPendingWish,
  changePendingLine,
  isOpenLine,
  removePendingLine,
  usePending,
  withPendingLock,
} from "./pending-store.ts";
import { watchPending } from "./watch-pending.ts";

const example = exampleProduct as ProductDto;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const KEY = "pending_loja";
let stored: Map<string, string>;
let stop: () => void = () => undefined;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  useSession.setState({ session: null, endReason: null });
  usePending.load("loja");
});
afterEach(() => {
  stop();
  stop = () => undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const purchase = (id: string, quantity = 1) => ({
  product: { ...example, id, price: 69_90 },
  options: [],
  quantity,
});
const lines = () => usePending.getState().lines.map(({ product, quantity }) => [product.id, quantity]);
const reload = () => usePending.load("loja");

test("products wait in the order of their presses; a second press of one changes its quantity", () => {
  addPendingLines([purchase("a"), purchase("b")]);
  addPendingLines([purchase("a", 3)]);
  reload();
  expect(lines()).toEqual([
    ["a", 3],
    ["b", 1],
  ]);
  expect(usePending.getState().lines[0]).toMatchObject({ price: 69_90, options: [], addedAt: NOW });
  removePendingLine("a []");
  expect(lines()).toEqual([["b", 1]]);
});

test("they wait for 30 days, in this company's shop only", () => {
  addPendingLines([purchase("a")]);
  addPendingWish({ id: "w", name: "Disco" });
  vi.setSystemTime(NOW + 30 * DAY_MS - 1);
  reload();
  expect([lines(), usePending.getState().wishes.length]).toEqual([[["a", 1]], 1]);
  usePending.load("outra");
  expect([lines(), usePending.getState().wishes]).toEqual([[], []]);
  vi.setSystemTime(NOW + 30 * DAY_MS);
  reload();
  expect([lines(), usePending.getState().wishes]).toEqual([[], []]);
});

test("an edited storage loses its invalid lines only", () => {
  addPendingLines([purchase("a"), purchase("b")]);
  stored.set(KEY, (stored.get(KEY) ?? "").replace('"quantity":1,', '"quantity":1000,'));
  reload();
  expect(lines()).toEqual([["b", 1]]);
  stored.set(KEY, "{");
  reload();
  expect(lines()).toEqual([]);
});

test("what did not reach a customer's cart is not for the next customer of this browser", () => {
  const signIn = (id: string) =>
    startSession({
      token: id,
      company: "loja",
      customer: { id, name: "Cliente", email: "cliente@example.com" },
      endsAt: Number.MAX_SAFE_INTEGER,
    });
  stop = watchPending("loja");
  addPendingLines([purchase("a"), purchase("b")]);
  addPendingWish({ id: "w", name: "Disco" });
  signIn("c1");
  changePendingLine("a []", { problem: "out-of-stock" });
  changePendingLine("b []", { problem: "interrupted" });
  const open = usePending.getState().lines.filter(isOpenLine);
  expect(open.map(({ product }) => product.id)).toEqual(["b"]);
  // The server ended the session: the same customer goes on later.
  endSession("refused");
  reload();
  signIn("c1");
  expect(lines()).toHaveLength(2);
  endSession("refused");
  addPendingLines([purchase("c")]);
  signIn("c2");
  expect([lines(), usePending.getState().wishes]).toEqual([[["c", 1]], []]);
});

test.each(["signed-out", "expired"] as const)("[SS-04] nothing waits after a session that is %s", (reason) => {
  stop = watchPending("loja");
  const customer = { id: "c1", name: "Cliente", email: "cliente@example.com" };
  startSession({ token: "token", company: "loja", customer, endsAt: Number.MAX_SAFE_INTEGER });
  addPendingLines([purchase("a")]);
  changePendingLine("a []", { problem: "out-of-stock" });
  endSession(reason);
  expect([lines(), stored.has(KEY)]).toEqual([[], false]);
});

test("the lock shows what another tab has left to do; without storage the page's own lines stay", async () => {
  vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => Promise<void>) => work() } });
  addPendingLines([purchase("a")]);
  stored.delete(KEY);
  await withPendingLock("loja", "lines", async () => expect(lines()).toEqual([]));

  addPendingLines([purchase("b")]);
  vi.stubGlobal("window", {});
  await withPendingLock("loja", "lines", async () => expect(lines()).toEqual([["b", 1]]));
});
