import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canChooseAt,
  chooseAt,
  emptySelection,
  garageEntry,
  LEVELS,
  listAddress,
  type Selection,
  selectedVehicle,
} from "./vehicle-selection.ts";

const car = { code: "1", name: "Carro" };
const vw = { code: "59", name: "VW - VolksWagen" };
const gol = { code: "5940", name: "Gol 1.6" };
const year = { code: "2014-3", name: "2014 Diesel" };
const whole: Selection = { type: car, brand: vw, model: gol, year };

test("[VP-04] choosing a type clears and closes the lower levels, all but the next", () => {
  const changed = chooseAt(whole, "type", { code: "2", name: "Moto" });
  expect(changed).toEqual({ type: { code: "2", name: "Moto" }, brand: null, model: null, year: null });
  expect(LEVELS.map((level) => canChooseAt(changed, level))).toEqual([true, true, false, false]);
  expect(chooseAt(whole, "brand", vw)).toEqual({ type: car, brand: vw, model: null, year: null });
  expect(chooseAt(whole, "year", null)).toEqual({ ...whole, year: null });
});

test("[VP-04] each level's list is asked for under all that is above it", () => {
  expect(LEVELS.map((level) => listAddress(emptySelection, level))).toEqual([null, null, null, null]);
  const address = { type: "carros", brand: "59", model: "5940" };
  expect(LEVELS.map((level) => listAddress(whole, level))).toEqual([null, address, address, address]);
  const truck = chooseAt(emptySelection, "type", { code: "3", name: "Caminhão" });
  expect(listAddress(truck, "brand")).toEqual({ type: "caminhoes", brand: "", model: "" });
});

test("[VP-04] nothing is ever chosen below what is not", () => {
  const step = fc.tuple(fc.constantFrom(...LEVELS), fc.option(fc.record({ code: fc.string(), name: fc.string() })));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const end = steps.reduce(
        (selection, [level, choice]) =>
          canChooseAt(selection, level) ? chooseAt(selection, level, choice) : selection,
        emptySelection,
      );
      for (const level of LEVELS) if (end[level]) expect(canChooseAt(end, level)).toBe(true);
    }),
  );
});

test("[VP-06] the final selection is the code, the brand, the model and the year", () => {
  const value = { code: "005340-6", brandCode: "59", brandName: "VW - VolksWagen", modelCode: "5940" };
  const named = { ...value, modelName: "Gol 1.6", yearCode: "2014-3" };
  expect(selectedVehicle(whole, "005340-6  ")).toEqual({ ok: true, value: named });
  expect(garageEntry(named)).toEqual({
    ok: true,
    value: { cod_fipe: "005340-6", year: "2014", year_code: "2014-3", make: "VW - VolksWagen", model: "Gol 1.6" },
  });
});

test("[VP-07] [VP-08] nothing is added without a chosen vehicle, nor with a code that is none", () => {
  const none = { ok: false, refusal: "VEHICLE_NOT_FOUND" };
  expect(garageEntry(null)).toEqual(none);
  for (const code of ["", "error", "  "]) expect(selectedVehicle(whole, code)).toEqual(none);
  for (const level of LEVELS) expect(selectedVehicle(chooseAt(whole, level, null), "005340-6")).toEqual(none);
});
