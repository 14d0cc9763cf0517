import { expect, test } from "vitest";
import { chooseVehicle, emptyGarage, setVehicles } from "./garage.ts";

const gol = { id: "v1", model: "Gol" };
const uno = { id: "v2", model: "Uno" };

test("[GR-01] new items keep the current vehicle if it is still there, otherwise none is current", () => {
  const garage = { items: [gol, uno], current: gol };
  const renamed = { ...gol, model: "Gol 1.6" };
  expect(setVehicles(garage, [uno, renamed])).toEqual({ items: [uno, renamed], current: renamed });
  expect(setVehicles(garage, [uno])).toEqual({ items: [uno], current: null });
  expect(setVehicles(emptyGarage<typeof gol>(), [gol])).toEqual({ items: [gol], current: null });
});

test("[GR-01] setting current selects by id or none", () => {
  const garage = { items: [gol, uno], current: gol };
  expect(chooseVehicle(garage, "v2").current).toBe(uno);
  expect(chooseVehicle(garage, null).current).toBeNull();
  expect(chooseVehicle(garage, "v9").current).toBeNull();
});
