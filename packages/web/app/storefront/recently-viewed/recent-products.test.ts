import { beforeEach, expect, test, vi } from "vitest";
import { type RecentProduct, recentKey, rememberProduct } from "./recent-products.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal("window", { localStorage });
});

const seen = (slug: string): RecentProduct => ({ slug, name: slug, image: null, brand: "", partNumber: "" });
const slugs = (list: RecentProduct[]) => list.map(({ slug }) => slug);

test("what was looked at last comes first, each once, twelve at most, the one on show left out", () => {
  for (let number = 1; number <= 14; number++) rememberProduct("loja", seen(`p${number}`));
  expect(slugs(rememberProduct("loja", seen("p9")))).toEqual("p14 p13 p12 p11 p10 p8 p7 p6 p5 p4 p3".split(" "));
  expect(slugs(rememberProduct("loja", seen("p9")))[0]).toBe("p14");
});

test("each company has its own, and no price is kept", () => {
  rememberProduct("uma", { ...seen("a"), price: 10 } as RecentProduct);
  expect(rememberProduct("outra", seen("b"))).toEqual([]);
  expect(kept.get(recentKey("uma"))).not.toContain("price");
});

test("what others wrote there breaks nothing", () => {
  for (const odd of [
    "{",
    '{"version":1,"value":7}',
    '{"version":1,"value":[null,{"slug":"javascript:x"},{"slug":1}]}',
  ]) {
    kept.set(recentKey("loja"), odd);
    expect(rememberProduct("loja", seen("a"))).toEqual([]);
  }
});
