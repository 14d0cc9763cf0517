import { expect, test } from "vitest";
import type { BuildRoutes } from "./build-routes.ts";
import { parsePageAddress } from "./page-address.ts";

const routes: BuildRoutes = {
  hasId: (id) => id === "storefront/home/home-page" || id === "root",
  hasPage: (path) => !path.startsWith("/nada"),
};
const targetOf = (target: string) => parsePageAddress(target, routes)?.target;

test.each([
  ["/products?utm_source=mail&page=2&company=pecacerta", "/products?page=2"],
  ["/products/pastilha?page=2&filter_brand=a", "/products/pastilha"],
  ["/products/pastilha?v=r8", "/products/pastilha"],
  ["/account/login?next=/cart", "/account/login"],
  ["/?recover=1", "/"],
  ["/products?", "/products"],
])("parameters that no page reads are not part of the key: %s", (address, expected) => {
  expect(targetOf(address)).toBe(expected);
});

test("the order of parameters does not matter, and the first of a repeated one counts", () => {
  expect(targetOf("/products?sort=name_asc&filter_brand=b&page=2")).toBe(
    "/products?filter_brand=b&page=2&sort=name_asc",
  );
  expect(targetOf("/products?page=2&page=3")).toBe("/products?page=2");
});

test("[LS-05] addresses of the same list have one key", () => {
  const shown = "/products?filter_brand=a%2Cb&filter_price=10-200&page=2";
  for (const address of [
    "/products?page=2&filter_price=10-200&filter_brand=a,b",
    "/products?filter_brand=b&filter_brand=a&from_price=10&to_price=200,00&page=2&sort=default&limit=16",
    "/products?filter_brand=b,a,a,&filter_price=200-10&filter_rating=9&filter_discount=any&page=2&sort=x&limit=0",
  ])
    expect(targetOf(address)).toBe(shown);
  expect(targetOf("/brands/travaboa?page=1&search=x&filter_price=x")).toBe("/brands/travaboa");
});

test("the page of a vehicle has one key, and so has each step of finding one", () => {
  const id = "01941f29-7c09-70fa-934d-63e290db10b3";
  expect(targetOf(`/meu-carro?type=1&vehicle=${id.toUpperCase()}&utm_source=x`)).toBe(`/meu-carro?vehicle=${id}`);
  expect(targetOf("/meu-carro?year=2012-1&brand=59&model=4108&type=1")).toBe(
    "/meu-carro?type=1&brand=59&model=4108&year=2012-1",
  );
  expect(targetOf(`/meu-carro?km=57.300&vehicle=${id}`)).toBe(`/meu-carro?vehicle=${id}&km=57300`);
  expect(targetOf(`/meu-carro?km=57.301&vehicle=${id}`)).toBe(`/meu-carro?vehicle=${id}&km=57400`);
  expect(targetOf(`/meu-carro?km=60+mil+km&vehicle=${id}`)).toBe(`/meu-carro?vehicle=${id}&km=60000`);
  expect(targetOf(`/meu-carro?km=57.300+quilômetros&vehicle=${id}`)).toBe(`/meu-carro?vehicle=${id}&km=57300`);
  expect(targetOf(`/meu-carro?km=1.350.000&vehicle=${id}`)).toBe(`/meu-carro?vehicle=${id}&km=1350000`);
  const tooHigh = ["2.000.001", "5000 mil", "99999999999999999999"].map((km) => `/meu-carro?km=${km}&vehicle=${id}`);
  expect(new Set(tooHigh.map(targetOf))).toEqual(new Set([`/meu-carro?vehicle=${id}&km=2000100`]));
  expect(targetOf("/meu-carro?vehicle=1&km=x&brand=x&year=")).toBe("/meu-carro");
});

test("the page after a form has one key for each refusal that it tells", () => {
  const keyOf = (query: string) => targetOf(`/newsletter/requested?${query}`);
  expect(keyOf("problem=TOO_MANY_REQUESTS&x=1")).toBe("/newsletter/requested?problem=TOO_MANY_REQUESTS");
  expect(keyOf("problem=any")).toBe("/newsletter/requested?problem=INTERNAL_ERROR");
  expect(keyOf("x=1")).toBe("/newsletter/requested");
});

test("[RT-04] all products with a search have a key of their own, and brands have none", () => {
  expect(targetOf("/products?search=+vela+&filter_brand=b")).toBe("/products?filter_brand=b&search=vela");
  expect(targetOf("/products?search=%20")).toBe("/products");
  expect(targetOf("/brands/travaboa?search=vela")).toBe("/brands/travaboa");
});

test("a word is cut at the length that a search reads", () => {
  const searched = (length: number) => targetOf(`/catalog/product-search?search=${"a".repeat(length)}`);
  expect(searched(10_000)).toBe(searched(100));
  expect(searched(100)).not.toBe(searched(99));
});

test("a data request keeps the routes of this build and drops unknown ones", () => {
  expect(targetOf("/_.data?_routes=storefront%2Fhome%2Fhome-page")).toBe(
    "/_.data?_routes=storefront%2Fhome%2Fhome-page",
  );
  expect(targetOf("/_.data?_routes=anything")).toBe("/_.data");
  expect(targetOf("/products.data?page=2")).toBe("/products.data?page=2");
});

test("all unknown addresses have one key, and so does their data", () => {
  expect(["/nada", "/nada/1?page=2", "/nada/1/"].map(targetOf)).toEqual(["/~", "/~", "/~"]);
  expect(["/nada.data", "/nada/_.data?_routes=root"].map(targetOf)).toEqual(["/~.data", "/~.data"]);
  expect(targetOf("/robots.txt")).toBe("/robots.txt");
});

test.each([`/products/${"a".repeat(500)}`, "//evil.example", "/a//b", "/\\evil.example", "/%", "/%00", "*"])(
  "%s has no page",
  (target) => {
    expect(parsePageAddress(target, routes)).toBeUndefined();
  },
);

test("searches and filtered lists are distinguished from catalog pages", () => {
  expect(parsePageAddress("/products?filter_price=1-2", routes)?.isFiltered).toBe(true);
  expect(parsePageAddress("/catalog/product-search?search=vela", routes)?.isFiltered).toBe(true);
  const vehicle = "0197f1de-0000-7000-8000-000000000001";
  expect(parsePageAddress(`/products?for_vehicle=${vehicle}`, routes)?.isFiltered).toBe(true);
  expect(parsePageAddress(`/meu-carro?vehicle=${vehicle}&km=57300`, routes)?.isFiltered).toBe(true);
  expect(parsePageAddress("/products?for_vehicle=gol", routes)?.target).toBe("/products");
  expect(parsePageAddress("/products?page=2", routes)?.isFiltered).toBe(false);
});
