import { beforeEach, expect, test, vi } from "vitest";
import { type RecentProduct, recentKey, rememberProduct } from "./recent-products.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  vi.stubGlobal("window", { localStorage });
});

const recentProduct = (slug: string): RecentProduct => ({ slug, name: slug, image: null, brand: "", partNumber: "" });
const slugs = (list: RecentProduct[]) => list.map(({ slug }) => slug);

test("the latest products come first, each once, at most twelve, without the current one", () => {
  for (let number = 1; number <= 14; number++) rememberProduct("loja", recentProduct(`p${number}`));
  expect(slugs(rememberProduct("loja", recentProduct("p9")))).toEqual(
    "p14 p13 p12 p11 p10 p8 p7 p6 p5 p4 p3".split(" "),
  );
  expect(slugs(rememberProduct("loja", recentProduct("p9")))[0]).toBe("p14");
});

test("each company has its own list, and no price is stored", () => {
  rememberProduct("uma", { ...recentProduct("a"), price: 10 } as RecentProduct);
  expect(rememberProduct("outra", recentProduct("b"))).toEqual([]);
  expect(stored.get(recentKey("uma"))).not.toContain("price");
});

test("invalid stored values are discarded", () => {
  for (const invalid of [
    "{",
    '{"version":1,"value":7}',
    '{"version":1,"value":[null,{"slug":"javascript:x"},{"slug":1}]}',
  ]) {
    stored.set(recentKey("loja"), invalid);
    expect(rememberProduct("loja", recentProduct("a"))).toEqual([]);
  }
});
