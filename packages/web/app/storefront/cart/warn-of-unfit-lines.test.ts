import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { emptyGarage, withGarageVehicle } from "@pecacerta/rules/garage";
import { toast } from "@pecacerta/ui/toast.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGarage } from "../garage/garage-store.ts";
import { startSession } from "../sessions/session-store.ts";
import { warnOfUnfitLines } from "./warn-of-unfit-lines.ts";

const gol: VehicleDto = {
  id: "v1",
  type: 1,
  make: "VW - VolksWagen",
  model: "Gol 1.0 Flex 12V 5p",
  family: "Gol",
  engine: "1.0 12V",
  fuel: "Gasolina",
  cod_fipe: "005340-6",
  year: 2014,
  year_code: "2014-1",
};
const lineOf = (id: string) => ({
  product: { id, name: `Disco ${id}`, slug: id, brand: "", sku: id, partNumber: id, options: [], image: null },
  options: [],
});
const warning = vi.spyOn(toast, "warning").mockReturnValue();
let status: number;

beforeEach(() => {
  status = 200;
  const customer = { id: "c1", name: "Cliente de Teste", email: "cliente@example.com" };
  startSession({ token: "t", company: "pecacerta", customer, endsAt: Number.POSITIVE_INFINITY });
  useGarage.setState({ isLoaded: true, garage: withGarageVehicle(emptyGarage<VehicleDto>(), gol) });
  vi.stubGlobal("fetch", async (address: string) => {
    const products = new URL(address, "http://localhost").searchParams.get("products")?.split(",") ?? [];
    const data = products.map((product_id) => ({
      product_id,
      verdict: product_id.startsWith("unfit") ? "does-not-serve" : "serves",
      row: null,
      doubts: [],
    }));
    return Response.json({ data }, { status });
  });
});
afterEach(() => warning.mockClear());

test("[GR-03] parts that do not fit are named, and taken back on request", async () => {
  const removed: string[] = [];
  const remove = async (key: string) => void removed.push(key);
  expect(await warnOfUnfitLines([lineOf("unfit-1"), lineOf("fits"), lineOf("unfit-2")], remove)).toBe(true);
  const [text, action] = warning.mock.calls[0] ?? [];
  expect(text).toBe("Foi para o carrinho, mas não serve no seu Gol 1.0 12V 2014: Disco unfit-1, Disco unfit-2");
  if (action && "run" in action) action.run();
  expect(action?.label).toBe("Desfazer");
  expect(removed.map((key) => key.includes("unfit"))).toEqual([true, true]);
});

test("[GR-03] nothing is said of parts that fit, without a vehicle or without a verdict", async () => {
  const ignore = async () => undefined;
  expect(await warnOfUnfitLines([lineOf("fits-2")], ignore)).toBe(false);
  status = 500;
  expect(await warnOfUnfitLines([lineOf("unfit-3")], ignore)).toBe(false);
  useGarage.setState({ garage: emptyGarage<VehicleDto>() });
  expect(await warnOfUnfitLines([lineOf("unfit-1")], ignore)).toBe(false);
  expect(warning).not.toHaveBeenCalled();
});
