import { judgeFitment } from "@pecacerta/rules/fitment";
import { expect, test } from "vitest";
import { sampleShops } from "../shop.ts";
import { sampleVehicles } from "../vehicles/vehicle-list.ts";

const products = sampleShops().flatMap((shop) => shop.products);
const vehicles = sampleVehicles();
const THIS_YEAR = 2026;

const CONTRARY: readonly (readonly [note: RegExp, model: RegExp])[] = [
  [/câmbio (manual|mecânico)/i, /\b(Aut\.|CVT|I-Motion|Dualogic|S-tronic)/],
  [/câmbio (automático|automatizado|CVT)/i, /\bMec\./],
  [/4x2/, /4x4/],
  [/4x4/, /4x2/],
  [/cabine dupla/i, /\bC[SE]\b/],
  [/cabine simples/i, /\bC[DE]\b/],
  [/\b2 portas/, /\b[45]p\b/],
  [/\b4 portas/, /\b[23]p\b/],
  [/\bsedan\b/i, /\bHatch\b/],
  [/\bhatch\b/i, /\bSed(\.|an)/],
  [/\b(flex|gasolina)\b/i, /\bDies/],
  [/\bdiesel\b/i, /Flex/],
];

test("[GR-03] no part serves a version that the note of its fitment contradicts", () => {
  const noted = products.filter(({ fitments }) => fitments.some(({ note }) => note));
  const wrong = noted.flatMap(({ compatibility, fitments, partNumber }) =>
    vehicles.flatMap((vehicle) => {
      const { verdict, row } = judgeFitment({ compatibility, fitments }, vehicle, THIS_YEAR);
      if (!verdict.startsWith("serves")) return [];
      const isContrary = CONTRARY.some(([note, model]) => note.test(row?.note ?? "") && model.test(vehicle.model));
      return isContrary ? [[partNumber, row?.note, vehicle.model, vehicle.year]] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("[GR-03] a clutch kit serves manual gearboxes alone", () => {
  const kits = products.filter(({ typeSlug }) => typeSlug === "kit-de-embreagem");
  const served = kits.flatMap(({ compatibility, fitments }) =>
    vehicles.filter((one) => judgeFitment({ compatibility, fitments }, one, THIS_YEAR).verdict.startsWith("serves")),
  );
  expect(served.length).toBeGreaterThan(50);
  expect(served.filter(({ model }) => /Aut\./.test(model))).toEqual([]);
});
