import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeVin, parseVin } from "./vin.ts";

const VIN_CHARACTERS = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const characters = (length: number) =>
  fc.array(fc.constantFrom(...VIN_CHARACTERS), { minLength: length, maxLength: length }).map((list) => list.join(""));

test.each(["1M8GDM9AXKP042788", "1HGCM82633A004352", "11111111111111111", "5GZCZ43D13S812715"])(
  "the published VIN %s has a valid check digit",
  (vin) => {
    expect(parseVin(vin)).toEqual({ ok: true, value: vin });
  },
);

test.each([
  "",
  "1HGCM82633A00435",
  "1HGCM82633A0043522",
  "1HGCM82633A00435O",
  "1HGCM82633A00435I",
  "QHGCM82633A004352",
])("'%s' is no VIN", (text) => expect(parseVin(text)).toEqual({ ok: false, refusal: "INVALID_VIN" }));

test("spaces, dashes and lower case are accepted", () => {
  expect(parseVin(" 9bw-aa05u3 ep000001 ")).toEqual({ ok: true, value: "9BWAA05U3EP000001" });
});

test("only North American VINs are refused for a wrong check digit", () => {
  expect(parseVin("1HGCM82643A004352").ok).toBe(false);
  for (const sign of VIN_CHARACTERS) expect(parseVin(`9BWAA05U${sign}EP000001`).ok).toBe(true);
});

test("a North American VIN has exactly one valid check digit, which detects a mistyped digit", () => {
  const digit = fc.constantFrom(..."0123456789");
  fc.assert(
    fc.property(
      characters(7),
      characters(8),
      fc.integer({ min: 1, max: 15 }),
      digit,
      digit,
      (front, back, at, one, other) => {
        fc.pre(one !== other);
        const sixteen = `1${front}${back}`;
        const withDigit = (value: string) => sixteen.slice(0, at) + value + sixteen.slice(at + 1);
        const [valid, ...more] = vinsWith(withDigit(one)).filter((vin) => parseVin(vin).ok);
        expect([valid?.length, more]).toEqual([17, []]);
        expect(parseVin(`${withDigit(other).slice(0, 8)}${valid?.[8]}${withDigit(other).slice(8)}`).ok).toBe(false);
      },
    ),
  );
});

const vinsWith = (sixteen: string): string[] =>
  [..."0123456789X"].map((check) => sixteen.slice(0, 8) + check + sixteen.slice(8));

test.each([
  ["9BWAA05U3EP000001", "Volkswagen", [1984, 2014]],
  ["9BD15822AC6000001", "Fiat", [1982, 2012]],
  ["9BGKS48U0HG000001", "Chevrolet", [1987, 2017]],
  ["988111111LK000001", null, [1990, 2020]],
  ["1HGCM82633A004352", "Honda", [2003]],
  ["93Y4SRF84ZJ000001", "Renault", []],
])("%s is decoded as %s and %j", (vin, make, modelYears) => {
  expect(decodeVin(vin, 2027)).toEqual({ vin, make, modelYears });
});

test("years after the latest possible one are left out", () => {
  expect(decodeVin("9BWAA05U3VP000001", 2026).modelYears).toEqual([1997]);
});

test("the year character A is decoded, and the latest year is included", () => {
  expect(decodeVin("9BWAA05U3AP000001", 2010).modelYears).toEqual([1980, 2010]);
  expect(decodeVin("9BWAA05U3AP000001", 2009).modelYears).toEqual([1980]);
});
