import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetInvitationToken, takeInvitationToken } from "./invitation-token.ts";

const replaceState = vi.fn();

/** The browser's objects, as a page at this address has them. */
function openAt(hash: string) {
  vi.stubGlobal("location", { hash, pathname: "/painel/convite", search: "" });
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("history", { state: null, replaceState });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  replaceState.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("the secret of an invitation leaves the address bar and survives the sign-in", () => {
  openAt("#segredo");
  expect(takeInvitationToken()).toBe("segredo");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/painel/convite");
  openAt("");
  expect(takeInvitationToken()).toBe("segredo");
  forgetInvitationToken();
  expect(takeInvitationToken()).toBeUndefined();
});

test("the secret of a newer link wins", () => {
  openAt("#antigo");
  takeInvitationToken();
  openAt("#novo");
  expect(takeInvitationToken()).toBe("novo");
});
