import { expect, test } from "vitest";
import {
  emptyGarage,
  MAX_GARAGE_VEHICLES,
  selectGarageVehicle,
  setGarageVehicles,
  takeAccountVehicles,
  withGarageVehicle,
  withoutGarageVehicle,
} from "./garage.ts";

const gol = { id: "v1", model: "Gol" };
const uno = { id: "v2", model: "Uno" };

test("[GR-01] setting items keeps the current vehicle if it is still listed, otherwise none is current", () => {
  const garage = { items: [gol, uno], current: gol };
  const renamed = { ...gol, model: "Gol 1.6" };
  expect(setGarageVehicles(garage, [uno, renamed])).toEqual({ items: [uno, renamed], current: renamed });
  expect(setGarageVehicles(garage, [uno])).toEqual({ items: [uno], current: null });
  expect(setGarageVehicles(emptyGarage<typeof gol>(), [gol])).toEqual({ items: [gol], current: null });
});

test("[GR-01] the only vehicle of the account becomes the current one in an empty garage", () => {
  const empty = emptyGarage<typeof gol>();
  expect(takeAccountVehicles(empty, [gol])).toEqual({ items: [gol], current: gol });
  expect(takeAccountVehicles(empty, [gol, uno])).toEqual({ items: [gol, uno], current: null });
  expect(takeAccountVehicles(empty, [])).toEqual(empty);
  // The customer uses none in this browser.
  expect(takeAccountVehicles({ items: [gol], current: null }, [gol])).toEqual({ items: [gol], current: null });
  expect(takeAccountVehicles({ items: [gol, uno], current: uno }, [uno])).toEqual({ items: [uno], current: uno });
});

test("[GR-01] setting current selects by id or none", () => {
  const garage = { items: [gol, uno], current: gol };
  expect(selectGarageVehicle(garage, "v2").current).toBe(uno);
  expect(selectGarageVehicle(garage, null).current).toBeNull();
  expect(selectGarageVehicle(garage, "v9").current).toBeNull();
});

test("[GR-01] an added vehicle becomes the current one and is listed once", () => {
  const garage = withGarageVehicle({ items: [gol, uno], current: gol }, { ...uno });
  expect(garage).toEqual({ items: [uno, gol], current: uno });
  const many = Array.from({ length: MAX_GARAGE_VEHICLES + 5 }, (_, at) => ({ id: `n${at}`, model: "Gol" }));
  const full = many.reduce(withGarageVehicle<typeof gol>, emptyGarage<typeof gol>());
  expect([full.items.length, full.current?.id, full.items[0]?.id]).toEqual([MAX_GARAGE_VEHICLES, "n54", "n54"]);
});

test("[GR-01] removing the current vehicle leaves none current", () => {
  const garage = { items: [gol, uno], current: gol };
  expect(withoutGarageVehicle(garage, "v1")).toEqual({ items: [uno], current: null });
  expect(withoutGarageVehicle(garage, "v2")).toEqual({ items: [gol], current: gol });
});
