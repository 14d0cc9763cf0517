import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DISCOUNT_OPTIONS,
  type FilterKind,
  filterParameter,
  formatFilter,
  formatTypedRange,
  MAX_RANGE_BOUND,
  parseDiscount,
  parseFilter,
  priceSliderBounds,
} from "./filters.ts";

const slugs = fc.uniqueArray(
  fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20})$/).filter((slug) => slug !== "any"),
  { maxLength: 20 },
);
const centavos = fc.nat({ max: 99_999_999_999 });

const FILTER_KINDS = ["check", "color", "radio", "range", "rating", "vehicle"] as const satisfies FilterKind[];

test("[LS-04] every kind of filter parses empty and missing text as its default", () => {
  const defaults = [[], [], null, null, [], null];
  expect(FILTER_KINDS.map((kind) => parseFilter(kind, ""))).toEqual(defaults);
  expect(FILTER_KINDS.map((kind) => parseFilter(kind, null))).toEqual(defaults);
});

test("[LS-05] lists are joined by commas, ranges by a dash, and empty text is the default", () => {
  expect(filterParameter("brand")).toBe("filter_brand");
  expect(formatFilter("check", ["cobreq", "bosch"])).toBe("bosch,cobreq");
  expect(formatFilter("color", ["white"])).toBe("white");
  expect(formatFilter("rating", [5, 4])).toBe("4,5");
  expect(formatFilter("range", { min: 10000, max: 50050 })).toBe("100-500.5");
  expect(formatFilter("radio", "yes")).toBe("yes");
  expect(formatFilter("vehicle", "v1")).toBe("v1");
});

test("[LS-05] the default of every kind is empty text", () => {
  expect([
    formatFilter("check", []),
    formatFilter("color", []),
    formatFilter("radio", null),
    formatFilter("radio", "any"),
    formatFilter("range", null),
    formatFilter("rating", []),
    formatFilter("vehicle", null),
  ]).toEqual(Array(7).fill(""));
});

test("[LS-05] a URL reproduces the selection, in whatever order it was made", () => {
  fc.assert(
    fc.property(slugs, (some) => {
      expect(parseFilter("check", formatFilter("check", some))).toEqual([...some].sort());
      expect(formatFilter("check", [...some].reverse())).toBe(formatFilter("check", some));
    }),
  );
  fc.assert(
    fc.property(centavos, centavos, (one, other) => {
      const range = { min: Math.min(one, other), max: Math.max(one, other) };
      expect(parseFilter("range", formatFilter("range", range))).toEqual(range);
    }),
  );
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5]), (stars) => {
      expect(parseFilter("rating", formatFilter("rating", stars))).toEqual(stars);
    }),
  );
});

test("[LS-05] any URL text can be parsed, and formatting its value twice gives the same text", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTER_KINDS), fc.string(), (kind, text) => {
      const once = formatFilter(kind, parseFilter(kind, text));
      expect(formatFilter(kind, parseFilter(kind, once))).toBe(once);
    }),
  );
});

test.each(["100", "-100", "a-b", "100-", "1e3-2e3", "1-2-3", "NaN-1", "1.234-5"])(
  "[LS-05] '%s' is no range",
  (text) => {
    expect(parseFilter("range", text)).toBeNull();
  },
);

test("[LS-05] reversed ranges are swapped, duplicates merged, invalid characters dropped", () => {
  expect(parseFilter("range", "500-100")).toEqual({ min: 10000, max: 50000 });
  expect(parseFilter("check", "a,a,,b c,<x>,b")).toEqual(["a", "b"]);
  expect(parseFilter("check", Array.from({ length: 80 }, (_, at) => `s${at}`).join(","))).toHaveLength(50);
});

test.each([
  ["10", "200", "10-200"],
  ["200", "10", "10-200"],
  ["1.234,50", "R$ 2.000", "1234.5-2000"],
  ["1234.5", "1234,567", "1234.5-1234.56"],
  ["", "90", "0-90"],
  ["", "", ""],
  ["abc", "-5", ""],
  ["x", "30,", "0-30"],
  ["1e3", "9999999999", ""],
  ["1.234", "1.234.567", "1234-1234567"],
  ["12.345", "1234.567", "1234.56-12345"],
  ["123.456", "1.2345", "1.23-123456"],
])("[LS-05] typed bounds '%s' and '%s' become '%s' in the URL", (lower, upper, expected) => {
  expect(formatTypedRange(lower, upper)).toBe(expected);
});

test("[LS-05] a range without an upper bound is open, and any typed bounds can be parsed again", () => {
  expect(parseFilter("range", formatTypedRange("50", ""))).toEqual({ min: 5000, max: MAX_RANGE_BOUND });
  fc.assert(
    fc.property(fc.string(), fc.string(), (lower, upper) => {
      const joined = formatTypedRange(lower, upper);
      expect(formatFilter("range", parseFilter("range", joined))).toBe(joined);
    }),
  );
});

test.each([
  [1234, 123450, 0, 130000],
  [12345, 123450, 10000, 130000],
  [4599, 9990, 4000, 10000],
  [100, 950, 0, 1000],
  [99950, 99950, 90000, 100000],
  [0, 0, 0, 0],
  [1000000, 9999999, 1000000, 10000000],
])("[LS-06] prices from %d to %d centavos are bounded by %d and %d", (lowest, highest, min, max) => {
  expect(priceSliderBounds(lowest, highest)).toEqual({ min, max });
});

test("[LS-06] the bounds are round, enclose all prices and are at most one step away", () => {
  fc.assert(
    fc.property(centavos, centavos, (one, other) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
      const { min, max } = priceSliderBounds(lowest, highest);
      const step = 10 ** Math.max(String(Math.ceil(highest / 100)).length - 2, 1) * 100;
      expect([min % step, max % step]).toEqual([0, 0]);
      expect(min <= lowest && lowest - min < step && max >= highest && max - highest < step).toBe(true);
    }),
  );
});

test("[LS-07] a rating filter holds whole stars from 1 to 5", () => {
  expect(formatFilter("rating", [4.4, 3.5, 9, 0])).toBe("4");
  expect(parseFilter("rating", "5,x,1,7,5,0,2.5")).toEqual([1, 5]);
});

test("[LS-08] discount is any (Ambos), yes (Sim) or no (Não)", () => {
  expect(DISCOUNT_OPTIONS.map(({ slug, name }) => [slug, name])).toEqual([
    ["any", "Ambos"],
    ["yes", "Sim"],
    ["no", "Não"],
  ]);
  expect(["yes", "no", "any", "", null, "talvez"].map(parseDiscount)).toEqual([
    "yes",
    "no",
    "any",
    "any",
    "any",
    "any",
  ]);
});

test("[LS-04] several colors are formatted and parsed", () => {
  expect(formatFilter("color", ["red", "blue"])).toBe("blue,red");
  expect(parseFilter("color", "red,blue")).toEqual(["blue", "red"]);
});
