import { expect, test } from "vitest";
import { formatVehicleName } from "./vehicle-name.ts";

test("a vehicle's name has family, engine and year", () => {
  expect(formatVehicleName({ family: "Gol", engine: "1.6 8V", year: 2014 })).toBe("Gol 1.6 8V 2014");
  expect(formatVehicleName({ family: "Gol", engine: "", year: 32000 })).toBe("Gol 0 km");
});
