import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { WISHLIST_DELAY_MS } from "@pecacerta/rules/wishlist";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { endSession, startSession } from "../sessions/session-store.ts";
import { watchWishlist } from "./watch-wishlist.ts";
import { deleteWishlistItem, fetchWishlist, refreshStaleWishlist, toggleWishlistItem } from "./wishlist-actions.ts";
import { loadWishlist, useWishlist, wishlistKey } from "./wishlist-store.ts";

const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn(), error: vi.fn() }));
vi.mock("@pecacerta/ui/toast.ts", () => ({ toast: toasts }));

const names: Record<string, string> = { p1: "Pastilha", p2: "Disco" };
const [pad, disc] = [
  { id: "p1", name: "Pastilha" },
  { id: "p2", name: "Disco" },
];

// A server on loopback with one wishlist, the latest first, which can fail on demand.
let server: Server;
let list: string[] = [];
let calls: string[] = [];
let failingStatus: number | undefined;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const id = new URLSearchParams(await text(request)).get("product_uuid") ?? "";
    const path = request.url?.split("/").at(-1) ?? "";
    calls.push([path, id].join(" ").trim());
    if (failingStatus) return response.writeHead(failingStatus).end('{"message":"WISHLIST_FULL"}');
    if (path === "insert" && !list.includes(id)) list.unshift(id);
    if (path === "remove") list = list.filter((one) => one !== id);
    const data = list.map((one) => ({ id: one, name: names[one] }));
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => fetch(origin + address, options));
});
afterAll(() => server.close());

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  [list, calls, failingStatus] = [[], [], undefined];
  for (const toastMock of Object.values(toasts)) toastMock.mockClear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage, addEventListener: () => undefined, removeEventListener: () => undefined });
  signIn("c1");
  loadWishlist("loja");
});

function signIn(id: string): void {
  const customer = { id, name: "Cliente de Teste", email: "cliente@example.com" };
  startSession({ token: `token of ${id}`, company: "loja", customer, endsAt: Number.POSITIVE_INFINITY });
}

const visibleIds = () => useWishlist.getState().wishlist.items.map(({ id }) => id);

test("[WL-01] an added product is shown at once, with a toast of its name after 250 ms", async () => {
  const began = performance.now();
  const adding = toggleWishlistItem(pad);
  expect(visibleIds()).toEqual(["p1"]);
  expect(toasts.success).not.toHaveBeenCalled();
  await expect.poll(() => toasts.success.mock.calls).toEqual([["“Pastilha” foi adicionado aos favoritos"]]);
  // A timer may be a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(WISHLIST_DELAY_MS - 2);
  await adding;
  expect([visibleIds(), list]).toEqual([["p1"], ["p1"]]);
});

test("[WL-01] another press removes it, and the last of several presses counts", async () => {
  await Promise.all([
    toggleWishlistItem(pad),
    toggleWishlistItem(disc),
    toggleWishlistItem(pad),
    toggleWishlistItem(pad),
    toggleWishlistItem(disc),
  ]);
  expect(calls).toEqual(["insert p1", "insert p2", "remove p1", "insert p1", "remove p2"]);
  expect([visibleIds(), list]).toEqual([["p1"], ["p1"]]);
});

test("[WL-01] a response older than the last press removes nothing", async () => {
  const presses = [toggleWishlistItem(pad), toggleWishlistItem(disc)];
  const seen: string[][] = [];
  const stop = useWishlist.subscribe(() => seen.push(visibleIds().sort()));
  await Promise.all(presses);
  stop();
  expect(seen).toEqual([["p1", "p2"]]);
});

test("[WL-01] a change that the server refuses is reverted, with its message", async () => {
  list = ["p2"];
  await fetchWishlist();
  failingStatus = 409;
  await Promise.all([toggleWishlistItem(pad), deleteWishlistItem(disc)]);
  expect(visibleIds()).toEqual(["p2"]);
  expect(toasts.error).toHaveBeenCalledTimes(2);
  expect(toasts.error).toHaveBeenCalledWith("Seus favoritos estão cheios. Remova um produto para adicionar outro.");
  expect([toasts.success, toasts.info].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("a product that the server no longer has can be removed", async () => {
  list = ["p1"];
  await fetchWishlist();
  failingStatus = 404;
  await deleteWishlistItem(pad);
  expect([visibleIds(), toasts.error.mock.calls]).toEqual([[], []]);
});

test("the next page loads this customer's wishlist at this company, and fetches it only once it is stale", async () => {
  await toggleWishlistItem(pad);
  const values = new Map(stored);
  useWishlist.setState({ wishlist: { items: [] }, fetchedAt: 0 });
  stored = values;
  loadWishlist("loja");
  expect(visibleIds()).toEqual(["p1"]);
  calls = [];
  await refreshStaleWishlist();
  expect(calls).toEqual([]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 6 * 60_000);
  await refreshStaleWishlist();
  vi.restoreAllMocks();
  expect(calls).toEqual(["wishlist"]);
  loadWishlist("outra");
  expect(visibleIds()).toEqual([]);
  signIn("c2");
  loadWishlist("loja");
  expect(visibleIds()).toEqual([]);
});

test.each(["signed-out", "expired"] as const)(
  "[SS-02] [SS-04] a session that is %s leaves no wishlist behind",
  async (end) => {
    const stop = watchWishlist("loja");
    await toggleWishlistItem(pad);
    const late = toggleWishlistItem(disc);
    endSession(end);
    expect([visibleIds(), stored.get(wishlistKey("loja"))]).toEqual([[], undefined]);
    // The pending response restores nothing.
    await late;
    expect([visibleIds(), stored.get(wishlistKey("loja")), toasts.error.mock.calls]).toEqual([[], undefined, []]);
    stop();
  },
);

test("invalid stored values are discarded", () => {
  for (const invalid of [
    "{",
    '{"version":1,"value":7}',
    '{"version":1,"value":{"owner":"c1","items":[null,{"id":7}]}}',
  ]) {
    stored.set(wishlistKey("loja"), invalid);
    loadWishlist("loja");
    expect(visibleIds()).toEqual([]);
  }
});
