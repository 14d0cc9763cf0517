import { expect, test } from "vitest";
import { type EngineKind, ignitesSpark, readEngineKinds, vehicleEngineKinds } from "./engine-kind.ts";
import type { FitVehicle } from "./fitment.ts";

test.each([
  ["5W-30 sintético API SP 1 L SAE 5W-30, API SP, ILSAC GF-6A", ["spark"]],
  ["Óleo 10W-40 API SL", ["spark"]],
  ["5W-40 sintético ACEA C3 1 L", ["spark", "diesel"]],
  ["ACEA C3, API SN", ["spark", "diesel"]],
  ["5W-30 sintético diesel ACEA C3 1 L", ["diesel"]],
  ["15W-40 API CI-4, ACEA E7", ["diesel"]],
  ["API CK-4", ["diesel"]],
  ["API FA-4", ["diesel"]],
  ["ACEA A3/B4, API SN/CF", ["spark", "diesel"]],
  ["10W-40 API SN para motores flex e a gasolina", ["spark"]],
  ["Combustível: Diesel S10", ["diesel"]],
  ["para flex e diesel", ["spark", "diesel"]],
  ["ILSAC GF-6B", ["spark"]],
  ["75W-80 API GL-4 manual", []],
  ["DOT 4 LV baixa viscosidade", []],
  ["Vela SP 12", []],
  ["Palheta flexível sem armação C3", []],
  ["", []],
] as [string, EngineKind[]][])("%s", (text, engines) => {
  expect(readEngineKinds(text)).toEqual(engines);
});

test("spark plugs and coils ignite a spark engine, glow plugs do not", () => {
  expect(["Velas e bobinas", "Jogo de velas", "Bobina", "Vela de ignição"].map(ignitesSpark)).not.toContain(false);
  expect(["Vela aquecedora", "Velas aquecedoras", "Filtro de ar", "Novela"].map(ignitesSpark)).not.toContain(true);
});

const CAR: FitVehicle = {
  type: 1,
  make: "VW",
  family: "Gol",
  model: "Gol 1.6",
  year: 2012,
  fuel: "Gasolina",
  engine: "1.6 8V",
  codFipe: "",
};

test("a vehicle burns what its fuel says; of an unknown version, all that its versions do", () => {
  const kindsOf = (fuel: string, model = CAR.model) => vehicleEngineKinds({ ...CAR, fuel, model });
  for (const fuel of ["Gasolina", "Álcool", "Flex", "Híbrido", "Gás Natural"]) expect(kindsOf(fuel)).toEqual(["spark"]);
  expect(kindsOf("Gasolina", "Gol 1.6 Total Flex")).toEqual(["spark"]);
  expect(kindsOf("Diesel")).toEqual(["diesel"]);
  expect(kindsOf("")).toEqual(["spark", "diesel"]);
  expect(["Elétrico", "ELETRICO"].map((fuel) => kindsOf(fuel))).toEqual([[], []]);
  const versionsOf = (...fuels: string[]) => ({
    ...CAR,
    model: "",
    fuel: "",
    versions: fuels.map((fuel) => ({ ...CAR, fuel })),
  });
  expect(vehicleEngineKinds(versionsOf("Diesel", "Diesel"))).toEqual(["diesel"]);
  expect(vehicleEngineKinds(versionsOf("Diesel", "Gasolina"))).toEqual(["spark", "diesel"]);
});
