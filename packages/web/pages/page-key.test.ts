import { expect, test } from "vitest";
import { pageAddress } from "./page-key.ts";

const targetOf = (target: string) => pageAddress(target, new Set(["storefront/home/home-page", "root"]))?.target;

test.each([
  ["/products?utm_source=mail&page=2&company=pecacerta", "/products?page=2"],
  ["/products/pastilha?page=2&filter_brand=a", "/products/pastilha"],
  ["/account/login?next=/cart", "/account/login"],
  ["/?recover=1", "/"],
  ["/products?", "/products"],
])("what no page reads is no part of its address: %s", (asked, kept) => {
  expect(targetOf(asked)).toBe(kept);
});

test("the order of the parameters does not matter, and of a repeated one the first counts", () => {
  expect(targetOf("/products?sort=name_asc&filter_brand=b&page=2")).toBe(
    "/products?filter_brand=b&page=2&sort=name_asc",
  );
  expect(targetOf("/products?page=2&page=3")).toBe("/products?page=2");
});

test("[LS-05] addresses that show the same list are one", () => {
  const shown = "/products?filter_brand=a%2Cb&filter_price=10-200&page=2";
  for (const asked of [
    "/products?page=2&filter_price=10-200&filter_brand=a,b",
    "/products?filter_brand=b&filter_brand=a&from_price=10&to_price=200,00&page=2&sort=default&limit=16",
    "/products?filter_brand=b,a,a,&filter_price=200-10&filter_rating=9&filter_discount=any&page=2&sort=x&limit=0",
  ])
    expect(targetOf(asked)).toBe(shown);
  expect(targetOf("/brands/travaboa?page=1&search=x&filter_price=x")).toBe("/brands/travaboa");
});

test("of a word longer than any that a search reads, what it reads is kept", () => {
  const searched = (length: number) => targetOf(`/catalog/product-search?search=${"a".repeat(length)}`);
  expect(searched(10_000)).toBe(searched(100));
  expect(searched(100)).not.toBe(searched(99));
});

test("the data of a page keeps the routes that this build has, and no invented ones", () => {
  expect(targetOf("/_.data?_routes=storefront%2Fhome%2Fhome-page")).toBe(
    "/_.data?_routes=storefront%2Fhome%2Fhome-page",
  );
  expect(targetOf("/_.data?_routes=anything")).toBe("/_.data");
  expect(targetOf("/products.data?page=2")).toBe("/products.data?page=2");
});

test.each(["//evil.example", "/a//b", "/\\evil.example", "/%", "/%00", "*"])("no page is at %s", (target) => {
  expect(pageAddress(target)).toBeUndefined();
});

test("searches and filters are told apart from the catalogue's own pages", () => {
  expect(pageAddress("/products?filter_price=1-2")?.isPassing).toBe(true);
  expect(pageAddress("/catalog/product-search?search=vela")?.isPassing).toBe(true);
  expect(pageAddress("/products?page=2")?.isPassing).toBe(false);
});
