import { changeFilter, changeOption, clearFilters, removeActiveFilter } from "@pecacerta/rules/listing-state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isListingPath } from "./listing-path.ts";
import {
  listingHref,
  listingParams,
  parseListingUrl,
  toggleValue,
  toListingQuery,
  withVehicle,
} from "./listing-url.ts";

const VEHICLE = "0197f1de-0000-7000-8000-000000000001";

const selectionAt = (href: string) => {
  const { pathname, searchParams } = new URL(href, "http://shop.example");
  return parseListingUrl(pathname, searchParams);
};
/** The address of a list, as it is written once it was read. */
const normalizedUrl = (href: string) => listingHref(href.split("?")[0] ?? "", selectionAt(href));

describe("[LS-05] the URL of a list", () => {
  test("holds each selected value once, sorted, without defaults", () => {
    expect(
      normalizedUrl("/products?sort=price_asc&filter_rating=5,4&filter_brand=b&filter_brand=a,b&page=3&limit=32"),
    ).toBe("/products?filter_brand=a,b&filter_rating=4,5&limit=32&page=3&sort=price_asc");
    expect(normalizedUrl("/products?sort=default&limit=16&page=1&filter_discount=any&filter_brand=&utm_source=x")).toBe(
      "/products",
    );
  });

  test("reads the two fields of a range, as a form without scripts sends them", () => {
    expect(normalizedUrl("/catalog/freios?from_price=1.234,50&to_price=2000")).toBe(
      "/catalog/freios?filter_price=1234.5-2000",
    );
    expect(normalizedUrl("/catalog/freios?from_price=&to_price=90&filter_price=1-2")).toBe(
      "/catalog/freios?filter_price=0-90",
    );
    expect(normalizedUrl("/catalog/freios?from_price=&to_price=")).toBe("/catalog/freios");
    expect(normalizedUrl("/catalog/freios?from_brand=a")).toBe("/catalog/freios");
  });

  test.each([
    "page=0&limit=1e9&sort=drop&filter_price=9-x&filter_rating=11&filter_discount=%00&vehicle=",
    "filter_=a&filter_A=b&filter_a--b=c&filter_brand=,,,&filter_brand=%3Cx%3E",
    `after=${"a".repeat(300)}&before=${"b".repeat(300)}`,
  ])("ignores invalid values: %s", (query) => {
    expect(normalizedUrl(`/products?${query}`)).toBe("/products");
  });

  test("holds featured attributes and colors by their own names", () => {
    expect(normalizedUrl("/products?filter_color=white,black&filter_material=aco")).toBe(
      "/products?filter_color=black,white&filter_material=aco",
    );
  });

  test("keeps the vehicle that ranks it, and drops cursors with another one", () => {
    const url = `/catalog/freios?filter_brand=a&for_vehicle=${VEHICLE}&page=2`;
    expect(normalizedUrl(url)).toBe(url);
    expect(toListingQuery(selectionAt(url))).toMatchObject({ forVehicle: VEHICLE, page: 2 });
    expect(normalizedUrl("/catalog/freios?for_vehicle=gol")).toBe("/catalog/freios");
    const { forVehicle, options } = withVehicle(selectionAt("/catalog/interior-parts?after=x&sort=name_asc"), VEHICLE);
    expect([forVehicle, options.after, options.sort]).toEqual([VEHICLE, null, "name_asc"]);
  });

  test("has a search term on the search page only", () => {
    expect(normalizedUrl("/catalog/product-search?search=+vela+")).toBe("/catalog/product-search?search=vela");
    expect(normalizedUrl("/products?search=vela")).toBe("/products");
  });

  test("is read without an error for any parameters, and written the same", () => {
    const name = fc.oneof(
      fc.constantFrom(
        "filter_price",
        "filter_brand",
        "filter_rating",
        "filter_cor",
        "from_price",
        "page",
        "sort",
        "limit",
      ),
      fc.string(),
    );
    const value = fc.oneof(fc.constantFrom("a,b", "10-200", "5", "price_asc", "yes"), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const selection = parseListingUrl("/products", new URLSearchParams(pairs));
        const href = listingHref("/products", selection);
        expect(normalizedUrl(href)).toBe(href);
        expect(selectionAt(href)).toEqual(selection);
      }),
    );
  });

  test("reads the first thirty of thousands of filters", () => {
    const query = Array.from({ length: 3000 }, (_, at) => `filter_f${at}=x`).join("&");
    expect(Object.keys(selectionAt(`/products?${query}`).filters)).toHaveLength(30);
  });
});

describe("the links of a list", () => {
  const filteredSelection = selectionAt("/catalog/freios?filter_brand=a,b&filter_price=10-200&page=4&sort=name_asc");
  const hrefWith = (next: typeof filteredSelection) => listingHref("/catalog/freios", next);

  test("[LS-01] a filter or an option leads to the first page; a page keeps all else", () => {
    expect(hrefWith(changeOption(filteredSelection, "sort", "price_asc"))).toBe(
      "/catalog/freios?filter_brand=a,b&filter_price=10-200&sort=price_asc",
    );
    expect(hrefWith(changeFilter(filteredSelection, { slug: "rating", type: "rating" }, [5]))).toBe(
      "/catalog/freios?filter_brand=a,b&filter_price=10-200&filter_rating=5&sort=name_asc",
    );
    expect(hrefWith(changeOption(filteredSelection, "page", 5))).toContain(
      "filter_brand=a,b&filter_price=10-200&page=5",
    );
  });

  test("[LS-02] [LS-03] one value is removed, or all of them", () => {
    const [first] = filteredSelection.activeFilters;
    expect(first && hrefWith(removeActiveFilter(filteredSelection, first))).toBe(
      "/catalog/freios?filter_brand=b&filter_price=10-200&sort=name_asc",
    );
    expect(hrefWith(clearFilters(filteredSelection))).toBe("/catalog/freios?sort=name_asc");
  });

  test("[LS-04] [LS-08] a choice is added or removed; a radio filter has one value", () => {
    expect(toggleValue("check", "a,c", "b")).toBe("a,b,c");
    expect(toggleValue("color", "a,b", "a")).toBe("b");
    expect(toggleValue("rating", "5", "4")).toBe("4,5");
    expect(["yes", "any"].map((value) => toggleValue("radio", "no", value))).toEqual(["yes", ""]);
  });

  test("the query contains what the URL says", () => {
    expect(toListingQuery(filteredSelection)).toMatchObject({
      page: 4,
      limit: 16,
      sort: "name_asc",
      search: "",
      after: undefined,
      filters: { brand: "a,b", price: "10-200" },
    });
    expect(listingParams(filteredSelection).map(([name]) => name)).toEqual([
      "filter_brand",
      "filter_price",
      "page",
      "sort",
    ]);
  });
});

test("a filter may be named like a property of every object", () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  for (const name of names) {
    for (const field of ["filter", "from", "to"]) {
      const selection = parseListingUrl("/products", new URLSearchParams([[`${field}_${name}`, "1"]]));
      expect(selection.filters).toEqual(
        field === "filter" && name === "constructor" ? Object.fromEntries([[name, "1"]]) : {},
      );
    }
  }
});

test("listing paths are those of products, categories and brands", () => {
  const paths = [
    "/products",
    "/catalog/freios",
    "/catalog/freios/products",
    "/catalog/product-search",
    "/brands/travaboa",
  ];
  expect(paths.every(isListingPath)).toBe(true);
  expect(["/", "/catalog", "/brands", "/products/vela", "/cart"].some(isListingPath)).toBe(false);
});
