import { beforeEach, expect, test, vi } from "vitest";
import { forget, keepText, keepValue, keptText, keptValue } from "./kept.ts";

beforeEach(() => vi.stubGlobal("window", { localStorage: storage(), sessionStorage: storage() }));

test("what is kept is found again under its version", () => {
  keepValue("cart_pecacerta", 1, { items: [1] });
  expect(keptValue("cart_pecacerta", 1)).toEqual({ items: [1] });
  forget("cart_pecacerta");
  expect(keptValue("cart_pecacerta", 1)).toBeUndefined();
});

test.each(['{"version":0,"value":1}', '{"version":2,"value":1}', "garbage", "[]", "null", '"1"', "1", ""])(
  "another version and garbage are discarded quietly: %s",
  (text) => {
    keepText("key", text);
    expect(keptValue("key", 1)).toBeUndefined();
  },
);

test("a browser without storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new Error("SecurityError");
    },
  });
  keepText("key", "text");
  keepValue("key", 1, {});
  forget("key");
  expect(keptText("key")).toBeNull();
  expect(keptValue("key", 1)).toBeUndefined();
});

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}
