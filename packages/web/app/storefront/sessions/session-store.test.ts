import { beforeEach, expect, test, vi } from "vitest";
import { endSession, loadSession, reloadSession, type Session, startSession, useSession } from "./session-store.ts";

const session: Session = {
  token: "secret",
  company: "pecacerta",
  customer: { id: "c1", name: "Cliente de Teste", email: "cliente@example.com" },
  endsAt: 1_800_000_000_000,
};
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  resetState();
});

test("[SS-01] a session stores its token under user_token, and the next page loads it", () => {
  startSession(session);
  expect(stored.get("user_token")).toBe("secret");
  resetState();
  loadSession("pecacerta");
  expect(useSession.getState()).toEqual({ isLoaded: true, session, endReason: null });
});

test("a token of another company on the same address is removed", () => {
  startSession(session);
  loadSession("diesel-sul");
  expect(useSession.getState().session).toBeNull();
  expect(stored.size).toBe(0);
});

test("[SS-04] an ended session leaves no token behind", () => {
  startSession(session);
  endSession("signed-out");
  expect(stored.size).toBe(0);
  expect(useSession.getState()).toEqual({ isLoaded: true, session: null, endReason: "signed-out" });
});

test("another tab's sign-in and sign-out are loaded", () => {
  loadSession("pecacerta");
  startSession(session);
  resetState();
  reloadSession("pecacerta");
  expect(useSession.getState().session).toEqual(session);
  stored.delete("user_token");
  reloadSession("pecacerta");
  expect(useSession.getState().session).toBeNull();
});

test.each(["garbage", '{"version":2}', '{"version":1,"value":{"company":"pecacerta","customer":{"id":1},"endsAt":1}}'])(
  "an invalid stored session is discarded: %s",
  (text) => {
    startSession(session);
    stored.set("user_session", text);
    loadSession("pecacerta");
    expect(useSession.getState().session).toBeNull();
  },
);

/** Starts as a new page does: with the stored values and without a state. */
function resetState(): void {
  const values = new Map(stored);
  useSession.setState({ isLoaded: false, session: null, endReason: null });
  stored = values;
}
