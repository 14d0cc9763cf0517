import fc from "fast-check";
import { expect, test } from "vitest";
import { findPostcodeRegion, postcodeError } from "./postcode-region.ts";
import { isState } from "./state.ts";

test.each([
  ["01310-100", "SP", "São Paulo"],
  ["13010-001", "SP", undefined],
  ["74000-100", "GO", "Goiânia"],
  ["72800-000", "GO", undefined],
  ["73699-999", "DF", "Brasília"],
  ["69301-110", "RR", "Boa Vista"],
  ["69400-000", "AM", undefined],
  ["89010025", "SC", undefined],
] as const)("[AD-03] %s lies in %s", (cep, state, city) => expect(findPostcodeRegion(cep)).toEqual({ state, city }));

test("[AD-03] an invalid postcode or an unassigned range has no region", () => {
  for (const text of ["", "0131010", "00000-000", "00999-999", "abcde-fgh"])
    expect(findPostcodeRegion(text)).toBeUndefined();
});

test("[AD-03] from 01000-000 on, each range but a few belongs to exactly one state", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 99_999_998 }).filter((number) => number % 11_111_111 !== 0),
      (number) => {
        const place = findPostcodeRegion(String(number).padStart(8, "0"));
        if (place) expect(isState(place.state)).toBe(true);
        else expect(Math.floor(number / 1000)).toSatisfy((head: number) => head >= 78_900 && head <= 78_999);
      },
    ),
  );
});

test("[AD-03] a postcode that no state has, and one of another state, are refused", () => {
  expect(postcodeError("74000-100", "GO")).toBeNull();
  expect(postcodeError("17400-000", "GO")).toBe("CEP_OF_OTHER_STATE");
  expect(postcodeError("78950-000", "RO")).toBe("INVALID_CEP");
  expect(postcodeError("99999-999", "RS")).toBe("INVALID_CEP");
  expect(postcodeError("74000-100", "")).toBeNull();
});
