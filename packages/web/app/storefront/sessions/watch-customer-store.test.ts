import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession, loadSession, type SessionEnd, startSession, useSession } from "./session-store.ts";
import { watchCustomerStore } from "./watch-customer-store.ts";

const session = (id: string, token = `token of ${id}`) => ({
  token,
  company: "loja",
  customer: { id, name: "Cliente de Teste", email: "cliente@example.com" },
  endsAt: Number.MAX_SAFE_INTEGER,
});
const store = { watch: vi.fn(() => () => undefined), reset: vi.fn() };
const sync = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal("window", {
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  });
  useSession.setState({ session: null, endReason: null });
  vi.clearAllMocks();
});
afterEach(() => stop());

function watch(shouldReset?: (reason: SessionEnd | null) => boolean): void {
  stop = watchCustomerStore(store, "loja", { sync, shouldReset });
}
const calls = () => ({ syncs: sync.mock.calls.length, resets: store.reset.mock.calls.length });

test("[CART-10] a store is synced at the start for a customer, and after each sign-in", () => {
  watch();
  expect(calls()).toEqual({ syncs: 0, resets: 0 });
  startSession(session("c1"));
  expect(calls()).toEqual({ syncs: 1, resets: 0 });
  startSession(session("c1", "renewed token"));
  expect(calls()).toEqual({ syncs: 2, resets: 0 });
  stop();
  watch();
  expect(calls()).toEqual({ syncs: 3, resets: 0 });
});

test("a renamed customer changes nothing", () => {
  startSession(session("c1"));
  watch();
  startSession({ ...session("c1"), endsAt: 1 });
  expect(calls()).toEqual({ syncs: 1, resets: 0 });
});

test.each(["signed-out", "expired", "refused"] as const)(
  "[SS-02] [SS-04] a session that is %s clears the store",
  (end) => {
    startSession(session("c1"));
    watch();
    endSession(end);
    expect(calls()).toEqual({ syncs: 1, resets: 1 });
  },
);

test("a store may outlive the end of a session, but not the next customer", () => {
  startSession(session("c1"));
  watch((reason) => reason !== "expired");
  endSession("expired");
  expect(calls()).toEqual({ syncs: 1, resets: 0 });
  startSession(session("c1"));
  startSession(session("c2"));
  expect(calls()).toEqual({ syncs: 3, resets: 1 });
});

test("a session that expired before the page was opened clears the store", () => {
  endSession("expired");
  watch();
  expect(calls()).toEqual({ syncs: 0, resets: 1 });
});

test("a session that another tab ended clears the store", () => {
  startSession(session("c1"));
  watch();
  loadSession("loja");
  expect(calls()).toEqual({ syncs: 1, resets: 1 });
});
