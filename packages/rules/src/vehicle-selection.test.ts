import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canSelectAtLevel,
  EMPTY_VEHICLE_SELECTION,
  priceTableParams,
  SELECTION_LEVELS,
  selectAtLevel,
  toGarageInput,
  toSelectedVehicle,
  type VehicleSelection,
} from "./vehicle-selection.ts";

const car = { code: "1", name: "Carro" };
const vw = { code: "59", name: "VW - VolksWagen" };
const gol = { code: "5940", name: "Gol 1.6" };
const year = { code: "2014-3", name: "2014 Diesel" };
const whole: VehicleSelection = { type: car, brand: vw, model: gol, year };

test("[VP-04] selecting a type clears the lower levels and disables all but the next", () => {
  const changed = selectAtLevel(whole, "type", { code: "2", name: "Moto" });
  expect(changed).toEqual({ type: { code: "2", name: "Moto" }, brand: null, model: null, year: null });
  expect(SELECTION_LEVELS.map((level) => canSelectAtLevel(changed, level))).toEqual([true, true, false, false]);
  expect(selectAtLevel(whole, "brand", vw)).toEqual({ type: car, brand: vw, model: null, year: null });
  expect(selectAtLevel(whole, "year", null)).toEqual({ ...whole, year: null });
});

test("[VP-04] a level's list depends on all levels above it", () => {
  expect(SELECTION_LEVELS.map((level) => priceTableParams(EMPTY_VEHICLE_SELECTION, level))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const address = { type: "carros", brand: "59", model: "5940" };
  expect(SELECTION_LEVELS.map((level) => priceTableParams(whole, level))).toEqual([null, address, address, address]);
  const truck = selectAtLevel(EMPTY_VEHICLE_SELECTION, "type", { code: "3", name: "Caminhão" });
  expect(priceTableParams(truck, "brand")).toEqual({ type: "caminhoes", brand: "", model: "" });
});

test("[VP-04] nothing is selected below an empty level", () => {
  const step = fc.tuple(
    fc.constantFrom(...SELECTION_LEVELS),
    fc.option(fc.record({ code: fc.string(), name: fc.string() })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const end = steps.reduce(
        (selection, [level, choice]) =>
          canSelectAtLevel(selection, level) ? selectAtLevel(selection, level, choice) : selection,
        EMPTY_VEHICLE_SELECTION,
      );
      for (const level of SELECTION_LEVELS) if (end[level]) expect(canSelectAtLevel(end, level)).toBe(true);
    }),
  );
});

test("[VP-06] the final selection is the code, the brand, the model and the year", () => {
  const value = { code: "005340-6", brandCode: "59", brandName: "VW - VolksWagen", modelCode: "5940" };
  const named = { ...value, modelName: "Gol 1.6", yearCode: "2014-3" };
  expect(toSelectedVehicle(whole, "005340-6  ")).toEqual({ ok: true, value: named });
  expect(toGarageInput(named)).toEqual({
    ok: true,
    value: { cod_fipe: "005340-6", year: "2014", year_code: "2014-3", make: "VW - VolksWagen", model: "Gol 1.6" },
  });
});

test("[VP-07] [VP-08] an incomplete selection or an invalid code cannot be added", () => {
  const none = { ok: false, refusal: "VEHICLE_NOT_FOUND" };
  expect(toGarageInput(null)).toEqual(none);
  for (const code of ["", "error", "  "]) expect(toSelectedVehicle(whole, code)).toEqual(none);
  for (const level of SELECTION_LEVELS)
    expect(toSelectedVehicle(selectAtLevel(whole, level, null), "005340-6")).toEqual(none);
});

test.each(SELECTION_LEVELS)("[VP-06] a selection without %s is refused", (level) => {
  expect(toSelectedVehicle({ ...whole, [level]: null }, "005340-6").ok).toBe(false);
});
