import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { FITMENT_CONDITIONS, type Fitment, type FitVehicle, judgeFitment } from "@pecacerta/rules/fitment";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FitmentStatusLabel } from "./fitment-status-label.tsx";

const GOL: FitVehicle = {
  type: 1,
  make: "VW",
  family: "Gol",
  model: "Gol 1.6 Total Flex",
  year: 2012,
  fuel: "Gasolina",
  engine: "1.6 8V",
  codFipe: "005340-6",
};
const ROW: Fitment = { type: 1, make: "VW", family: "Gol", yearFrom: 2010, yearTo: 2016 };
const EMPTY = {
  model: null,
  engine: null,
  fuel: null,
  body: null,
  position: null,
  quantity: null,
  note: null,
  source: "",
  excluded: false,
};
/** The short ones first. */
const VARIANTS = ["dot", "line", "sentence"] as const;

function labelsOf(row: Fitment, vehicle: FitVehicle): string[] {
  const { verdict, doubts } = judgeFitment({ compatibility: "listed", fitments: [row] }, vehicle, 2026);
  const evidence = { verdict, doubts, row: { ...EMPTY, ...row } as unknown as FitmentDto };
  const dto: VehicleDto = { ...vehicle, id: "1", cod_fipe: vehicle.codFipe, year_code: `${vehicle.year}-1` };
  return VARIANTS.map((variant) =>
    renderToStaticMarkup(
      <FitmentStatusLabel evidence={evidence} vehicle={dto} variant={variant} total="R$ 10" />,
    ).replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, " "),
  );
}

test("a flex-fuel car and a part for petrol: the shopper verifies it", () => {
  const labels = labelsOf({ ...ROW, fuel: "Gasolina" }, GOL);
  expect(labels.filter((label) => /Serve n/.test(label))).toEqual([]);
  expect(labels.map((label) => label.trim().slice(0, 22).trim())).toEqual([
    "Aplicação a confirmar",
    "Confira se serve no se",
    "Confira se serve no se",
  ]);
  for (const label of labels) expect(label).toContain("Só com combustível Gasolina: confira o seu");
  expect(labels.join()).not.toContain("R$ 10");
});

test.each([
  ["year", { yearFrom: 2027 }, { year: 32_000 }],
  ["engine", { engine: "1.6 8V" }, { engine: "1.6" }],
  ["fuel", { fuel: "Flex" }, { model: "Gol 1.6" }],
  ["body", { body: "Hatch" }, {}],
] as [string, Partial<Fitment>, Partial<FitVehicle>][])(
  "no label says that a part serves with an open %s",
  (_, row, car) => {
    const labels = labelsOf({ ...ROW, yearTo: 9999, ...row }, { ...GOL, ...car });
    expect(labels.filter((label) => /Serve|R\$/.test(label))).toEqual([]);
  },
);

test("each condition has a case above", () => {
  expect(FITMENT_CONDITIONS).toEqual(["year", "engine", "fuel", "body"]);
});

test("a part with a note serves", () => {
  expect(labelsOf({ ...ROW, note: "Com ABS" }, GOL)[2]).toMatch(/Serve no seu Gol 1.6 8V 2012, com observação/);
});
