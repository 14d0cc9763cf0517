import { expect, test } from "vitest";
import {
  fuelLetter,
  isYearCode,
  isZeroKm,
  parsePriceTableCode,
  parseVehicleTypePath,
  vehicleTypePath,
  yearWithoutFuel,
} from "./vehicle.ts";

test("[VP-05] 1 is car, 2 motorcycle, 3 truck", () => {
  expect(([1, 2, 3] as const).map(vehicleTypePath)).toEqual(["carros", "motos", "caminhoes"]);
  expect(["carros", "motos", "caminhoes"].map(parseVehicleTypePath)).toEqual([1, 2, 3]);
  expect(["", "carro", "../carros", "CARROS"].map(parseVehicleTypePath)).toEqual([null, null, null, null]);
});

test("[VP-07] the year is sent without any suffix after a dash", () => {
  expect(["2014-3", "2014", "32000-1", "2014-3-1", " 2014-3 "].map(yearWithoutFuel)).toEqual([
    "2014",
    "2014",
    "32000",
    "2014",
    "2014",
  ]);
  expect([isZeroKm("32000-1"), isZeroKm("2014-1")]).toEqual([true, false]);
});

test("[VP-06] a year's full code carries its fuel", () => {
  expect(["2014-3", "32000-1", "1995-12"].map(isYearCode)).toEqual([true, true, true]);
  expect(["2014", "2014-", "2014-3 ", "014-3", "2014-333", "2014/3"].some(isYearCode)).toBe(false);
  expect(["Diesel", "Álcool", " gasolina", ""].map(fuelLetter)).toEqual(["D", "A", "G", ""]);
});

test.each(["", "  ", "error", "005340", "5340-6", "005340-66", "abcdef-1"])("[VP-08] '%s' is not found", (text) => {
  expect(parsePriceTableCode(text)).toEqual({ ok: false, refusal: "VEHICLE_NOT_FOUND" });
});

test("[VP-08] a code is trimmed", () => {
  expect(parsePriceTableCode("005340-6  ")).toEqual({ ok: true, value: "005340-6" });
});
