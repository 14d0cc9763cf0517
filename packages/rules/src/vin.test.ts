import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeVin, parseVin, vinCheckDigit } from "./vin.ts";

const SIGNS = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const signs = (length: number) =>
  fc.array(fc.constantFrom(...SIGNS), { minLength: length, maxLength: length }).map((list) => list.join(""));

test.each([
  ["1M8GDM9AXKP042788", "X"],
  ["1HGCM82633A004352", "3"],
  ["11111111111111111", "1"],
  ["5GZCZ43D13S812715", "1"],
])("the published number %s has the check digit %s", (vin, digit) => {
  expect(vinCheckDigit(vin)).toBe(digit);
  expect(parseVin(vin)).toEqual({ ok: true, value: vin });
});

test.each([
  "",
  "1HGCM82633A00435",
  "1HGCM82633A0043522",
  "1HGCM82633A00435O",
  "1HGCM82633A00435I",
  "QHGCM82633A004352",
])("'%s' is no chassis number", (text) => expect(parseVin(text)).toEqual({ ok: false, refusal: "INVALID_VIN" }));

test("blanks, dashes and small letters are how people write it", () => {
  expect(parseVin(" 9bw-aa05u3 ep000001 ")).toEqual({ ok: true, value: "9BWAA05U3EP000001" });
});

test("a wrong check digit refuses a North American number, and no other", () => {
  expect(parseVin("1HGCM82643A004352").ok).toBe(false);
  for (const sign of SIGNS) expect(parseVin(`9BWAA05U${sign}EP000001`).ok).toBe(true);
});

test("one sign that was mistyped is noticed where there is a check digit", () => {
  fc.assert(
    fc.property(signs(7), signs(8), fc.nat(15), fc.constantFrom(...SIGNS), (front, back, at, sign) => {
      const made = `1${front}0${back}`;
      const vin = `1${front}${vinCheckDigit(made)}${back}`;
      expect(parseVin(vin).ok).toBe(true);
      // Two signs of one value are one to the check digit: 1, A and J are.
      const place = at < 8 ? at : at + 1;
      const other = vin.slice(0, place) + sign + vin.slice(place + 1);
      const isSeen = vinCheckDigit(other) !== vin[8];
      if (/^[1-5]/.test(other)) expect(parseVin(other).ok).toBe(!isSeen);
    }),
  );
});

test.each([
  ["9BWAA05U3EP000001", "Volkswagen", [1984, 2014]],
  ["9BD15822AC6000001", "Fiat", [1982, 2012]],
  ["9BGKS48U0HG000001", "Chevrolet", [1987, 2017]],
  ["988111111LK000001", null, [1990, 2020]],
  ["1HGCM82633A004352", "Honda", [2003]],
  ["93Y4SRF84ZJ000001", "Renault", []],
])("%s says %s and %j", (vin, make, modelYears) => {
  expect(decodeVin(vin, 2027)).toEqual({ vin, make, modelYears });
});

test("no year is later than may be", () => {
  expect(decodeVin("9BWAA05U3VP000001", 2026).modelYears).toEqual([1997]);
});
