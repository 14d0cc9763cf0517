import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addVehicleByVin } from "./add-by-vin.ts";
import { currentGarage, loadGarage, useGarage } from "./garage-store.ts";

const gol = {
  id: "0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10",
  type: 1,
  year: 2014,
  make: "VW - VolksWagen",
  model: "Gol (novo) 1.6",
  family: "Gol",
  engine: "1.6 8V",
  fuel: "Gasolina",
  cod_fipe: "005340-6",
  year_code: "2014-1",
};
const requestedPaths: string[] = [];
let answers: Record<string, [status: number, body: object]>;

beforeEach(() => {
  requestedPaths.length = 0;
  loadGarage("loja");
  vi.stubGlobal("fetch", async (address: string) => {
    requestedPaths.push(new URL(address, "http://loja").pathname.replace("/ecommerce", ""));
    const [status, body] = answers[requestedPaths.at(-1) ?? ""] ?? [404, { message: "VEHICLE_NOT_FOUND" }];
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useGarage.setState({ isLoaded: false });
});

test("[VP-01] [API-17] a known chassis number selects its vehicle", async () => {
  answers = {
    "/vehicles/vin/9BWAA05U3EP000001": [200, { data: gol }],
    "/vehicles/code/005340-6/2014-1": [200, { data: gol }],
  };
  expect(await addVehicleByVin(" 9bwaa05u3-ep000001")).toEqual({ ok: true });
  expect(currentGarage().current?.id).toBe(gol.id);
});

test("[API-17] an unknown chassis number selects none, and the message says what the number reveals", async () => {
  answers = {};
  const result = await addVehicleByVin("9BWAA05U3EP000001");
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining("O número diz") });
  expect(currentGarage().current).toBeNull();
});

test.each([
  ["ABC-1D23", "Esta loja não consulta placas"],
  ["ABC1234", "Esta loja não consulta placas"],
  ["9BWAA05U3EP00000", "17 letras"],
  ["", "17 letras"],
])("[API-17] %j is not looked up, and the message says why", async (input, message) => {
  answers = {};
  expect(await addVehicleByVin(input)).toMatchObject({ ok: false, message: expect.stringContaining(message) });
  expect(requestedPaths).toEqual([]);
});
