import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { selectGarageVehicle, withGarageVehicle } from "@pecacerta/rules/garage";
import { beforeEach, expect, test, vi } from "vitest";
import { currentGarage, loadGarage, resetGarage, setServerVehicles, updateGarage, useGarage } from "./garage-store.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  loadGarage("pecacerta");
});

test("[GR-01] the next page loads a visitor's vehicle, at its own company", () => {
  updateGarage((garage) => withGarageVehicle(garage, gol));
  useGarage.setState({ isLoaded: false });
  loadGarage("pecacerta");
  expect(useGarage.getState()).toMatchObject({ isLoaded: true, owner: null, garage: { items: [gol], current: gol } });
  loadGarage("diesel-sul");
  expect(currentGarage()).toEqual({ items: [], current: null });
});

test("[GR-01] the server's list keeps the current vehicle if it is still there", () => {
  updateGarage((garage) => withGarageVehicle(garage, gol));
  setServerVehicles([uno, gol], "c1");
  expect(useGarage.getState()).toMatchObject({ owner: "c1", garage: { items: [uno, gol], current: gol } });
  setServerVehicles([uno], "c1");
  expect(currentGarage().current).toBeNull();
  updateGarage((garage) => selectGarageVehicle(garage, uno.id));
  expect(currentGarage().current).toEqual(uno);
});

test("[GR-01] in another browser the only vehicle of the account is the current one, until the customer uses none", () => {
  setServerVehicles([gol], "c1");
  expect(currentGarage().current).toEqual(gol);
  updateGarage((garage) => selectGarageVehicle(garage, null));
  setServerVehicles([gol], "c1");
  expect(currentGarage().current).toBeNull();
});

test.each([
  "garbage",
  '{"version":0,"value":{"garage":{"items":[],"current":null}}}',
  '{"version":1,"value":{"garage":{"items":"many"}}}',
  '{"version":1,"value":{"garage":{"items":[{"id":"v1","year":"2014"}]}}}',
  '{"version":1,"value":null}',
])("a stored garage of another version or shape is discarded: %s", (text) => {
  stored.set("garage_pecacerta", text);
  loadGarage("pecacerta");
  expect(useGarage.getState()).toMatchObject({ isLoaded: true, garage: { items: [], current: null } });
});

test("a current vehicle that is not in the garage is discarded", () => {
  const value = { garage: { items: [gol], current: uno }, owner: 7 };
  stored.set("garage_pecacerta", JSON.stringify({ version: 1, value }));
  loadGarage("pecacerta");
  expect(useGarage.getState()).toMatchObject({ owner: null, garage: { items: [gol], current: null } });
});

test("[SS-04] a reset garage leaves no vehicle behind", () => {
  updateGarage((garage) => withGarageVehicle(garage, gol));
  resetGarage();
  loadGarage("pecacerta");
  expect(currentGarage()).toEqual({ items: [], current: null });
});

const gol = vehicleOf({ id: "v1", make: "VW - VolksWagen", model: "Gol 1.0 Flex 12V 5p", family: "Gol" });
const uno = vehicleOf({ id: "v2", make: "Fiat", model: "Uno Vivace 1.0", family: "Uno" });

function vehicleOf(fields: Pick<VehicleDto, "id" | "make" | "model" | "family">): VehicleDto {
  const table = { cod_fipe: "005340-6", year: 2014, year_code: "2014-1" };
  return { ...fields, ...table, type: 1, engine: "1.0", fuel: "Gasolina" };
}
