import { beforeEach, expect, test, vi } from "vitest";
import { readStored, readStoredText, removeStored, storeText, storeValue } from "./storage.ts";

beforeEach(() => vi.stubGlobal("window", { localStorage: storage(), sessionStorage: storage() }));

test("a stored value is read back under its version", () => {
  storeValue("cart_pecacerta", 1, { items: [1] });
  expect(readStored("cart_pecacerta", 1)).toEqual({ items: [1] });
  removeStored("cart_pecacerta");
  expect(readStored("cart_pecacerta", 1)).toBeUndefined();
});

test.each(['{"version":0,"value":1}', '{"version":2,"value":1}', "garbage", "[]", "null", '"1"', "1", ""])(
  "another version or an invalid value is discarded without an error: %s",
  (text) => {
    storeText("key", text);
    expect(readStored("key", 1)).toBeUndefined();
  },
);

test("a browser without storage stores nothing and causes no error", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new Error("SecurityError");
    },
  });
  storeText("key", "text");
  storeValue("key", 1, {});
  removeStored("key");
  expect(readStoredText("key")).toBeNull();
  expect(readStored("key", 1)).toBeUndefined();
});

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}
