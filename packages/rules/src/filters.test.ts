import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DISCOUNTS,
  FILTER_KINDS,
  filterParameter,
  joinBounds,
  OPEN_BOUND,
  priceBounds,
  readDiscount,
  readFilter,
  writeFilter,
} from "./filters.ts";

const slugs = fc.uniqueArray(
  fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20})$/).filter((slug) => slug !== "any"),
  { maxLength: 20 },
);
const centavos = fc.nat({ max: 99_999_999_999 });

test("[LS-04] there are check, color, radio, range, rating and vehicle filters", () => {
  expect([...FILTER_KINDS].sort()).toEqual(["check", "color", "radio", "range", "rating", "vehicle"]);
});

test("[LS-05] lists are joined by commas, ranges by a dash, empty is the default", () => {
  expect(filterParameter("brand")).toBe("filter_brand");
  expect(writeFilter("check", ["cobreq", "bosch"])).toBe("bosch,cobreq");
  expect(writeFilter("color", ["white"])).toBe("white");
  expect(writeFilter("rating", [5, 4])).toBe("4,5");
  expect(writeFilter("range", { min: 10000, max: 50050 })).toBe("100-500.5");
  expect(writeFilter("radio", "yes")).toBe("yes");
  expect(writeFilter("vehicle", "v1")).toBe("v1");
});

test("[LS-05] the default of every kind is empty text, and empty text the default", () => {
  expect([
    writeFilter("check", []),
    writeFilter("color", []),
    writeFilter("radio", null),
    writeFilter("radio", "any"),
    writeFilter("range", null),
    writeFilter("rating", []),
    writeFilter("vehicle", null),
  ]).toEqual(Array(7).fill(""));
  expect(FILTER_KINDS.map((kind) => readFilter(kind, ""))).toEqual([[], [], null, null, [], null]);
  expect(FILTER_KINDS.map((kind) => readFilter(kind, null))).toEqual([[], [], null, null, [], null]);
});

test("[LS-05] the address reproduces the choice, in whatever order it was made", () => {
  fc.assert(
    fc.property(slugs, (some) => {
      expect(readFilter("check", writeFilter("check", some))).toEqual([...some].sort());
      expect(writeFilter("check", [...some].reverse())).toBe(writeFilter("check", some));
    }),
  );
  fc.assert(
    fc.property(centavos, centavos, (one, other) => {
      const range = { min: Math.min(one, other), max: Math.max(one, other) };
      expect(readFilter("range", writeFilter("range", range))).toEqual(range);
    }),
  );
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5]), (stars) => {
      expect(readFilter("rating", writeFilter("rating", stars))).toEqual(stars);
    }),
  );
});

test("[LS-05] an address never fails: whatever it says, the second writing is the first", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTER_KINDS), fc.string(), (kind, text) => {
      const once = writeFilter(kind, readFilter(kind, text));
      expect(writeFilter(kind, readFilter(kind, once))).toBe(once);
    }),
  );
});

test.each(["100", "-100", "a-b", "100-", "1e3-2e3", "1-2-3", "NaN-1", "1.234-5"])(
  "[LS-05] '%s' is no range",
  (text) => {
    expect(readFilter("range", text)).toBeNull();
  },
);

test("[LS-05] a range the wrong way round is turned, doubles are one, foreign characters are left out", () => {
  expect(readFilter("range", "500-100")).toEqual({ min: 10000, max: 50000 });
  expect(readFilter("check", "a,a,,b c,<x>,b")).toEqual(["a", "b"]);
  expect(readFilter("check", Array.from({ length: 80 }, (_, at) => `s${at}`).join(","))).toHaveLength(50);
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
])("[LS-05] bounds typed as '%s' and '%s' stand in the address as '%s'", (lower, upper, expected) => {
  expect(joinBounds(lower, upper)).toBe(expected);
});

test("[LS-05] a range without an upper bound is open, and any two texts make one that can be read", () => {
  expect(readFilter("range", joinBounds("50", ""))).toEqual({ min: 5000, max: OPEN_BOUND });
  fc.assert(
    fc.property(fc.string(), fc.string(), (lower, upper) => {
      const joined = joinBounds(lower, upper);
      expect(writeFilter("range", readFilter("range", joined))).toBe(joined);
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
  expect(priceBounds(lowest, highest)).toEqual({ min, max });
});

test("[LS-06] the bounds are round, enclose all prices, and are no more than one step away", () => {
  fc.assert(
    fc.property(centavos, centavos, (one, other) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
      const { min, max } = priceBounds(lowest, highest);
      const step = 10 ** Math.max(String(Math.ceil(highest / 100)).length - 2, 1) * 100;
      expect([min % step, max % step]).toEqual([0, 0]);
      expect(min <= lowest && lowest - min < step && max >= highest && max - highest < step).toBe(true);
    }),
  );
});

test("[LS-07] a rating filter holds whole stars from 1 to 5", () => {
  expect(writeFilter("rating", [4.4, 3.5, 9, 0])).toBe("4");
  expect(readFilter("rating", "5,x,1,7,5,0,2.5")).toEqual([1, 5]);
});

test("[LS-08] discount is any (Ambos), yes (Sim) or no (Não)", () => {
  expect(DISCOUNTS.map(({ slug, name }) => [slug, name])).toEqual([
    ["any", "Ambos"],
    ["yes", "Sim"],
    ["no", "Não"],
  ]);
  expect(["yes", "no", "any", "", null, "talvez"].map(readDiscount)).toEqual(["yes", "no", "any", "any", "any", "any"]);
});
