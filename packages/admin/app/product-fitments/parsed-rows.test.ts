import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { expect, test } from "vitest";
import { decideRow, toParsedRows } from "./parsed-rows.ts";

const gol: StaffFitmentDto = {
  type: 1,
  make: "VW - VolksWagen",
  family: "GOL",
  model: "",
  cod_fipe: "",
  yearFrom: 1995,
  yearTo: 1999,
  engine: "1.0",
  fuel: "",
  body: "",
  position: "",
  quantity: null,
  note: "",
  source: "",
  excluded: false,
};
const read = (doubts: { kind: "years" | "engine"; text: string; choices: Partial<StaffFitmentDto>[][] }[]) =>
  toParsedRows([
    {
      fitment: gol,
      confidence: 0.75,
      doubts,
      piece: "gol bola 1.0",
      vehicles: 3,
      state: doubts.length > 0 ? "review" : "evidence",
    },
  ]);

test("a row is ready when its last question is answered, and an answer may make several rows or none", () => {
  const rows = read([
    { kind: "years", text: "bola", choices: [[{}], [{ yearFrom: 1995, yearTo: 2005 }], []] },
    { kind: "engine", text: "1.0/1.6", choices: [[{ engine: "1.0" }, { engine: "1.6" }], [{ engine: "1.0" }]] },
  ]);
  const [first] = rows;
  if (!first) throw new Error("no row");
  const years = decideRow(rows, first.id, 1);
  expect(years).toMatchObject([{ isReady: false, fitment: { yearTo: 2005 } }]);
  const engines = decideRow(years, years[0]?.id ?? "", 0);
  expect(engines.map(({ fitment, isReady }) => [fitment.engine, isReady])).toEqual([
    ["1.0", true],
    ["1.6", true],
  ]);
  expect(decideRow(rows, first.id, 2)).toEqual([]);
});

test("what was read without a question keeps its confidence, what was answered is of a person", () => {
  expect(read([])).toMatchObject([{ confidence: 0.75, isReady: true, isAnswered: false }]);
  const [row] = read([{ kind: "engine", text: "1.0", choices: [[{ engine: "1.0 8V" }], [{ engine: "1.0 16V" }]] }]);
  if (!row) throw new Error("no row");
  const other = { ...row, id: "1", doubts: [{ ...row.doubts[0], choices: [[{ engine: "1.0 12V" }], []] }] as never };
  expect(decideRow([row, other], row.id, 1)).toMatchObject([
    { fitment: { engine: "1.0 16V" }, isReady: true, isAnswered: true },
    { fitment: { engine: "1.0" }, isReady: false, isAnswered: false },
  ]);
});

test("an answer about the text settles every row that asks the same", () => {
  const [row] = read([{ kind: "years", text: "", choices: [[{ yearFrom: 1987 }]] }]);
  if (!row) throw new Error("no row");
  const decided = decideRow([row, { ...row, id: "1", fitment: { ...gol, family: "Voyage" } }], row.id, 0);
  expect(decided.map(({ fitment, isReady }) => [fitment.family, fitment.yearFrom, isReady])).toEqual([
    ["GOL", 1987, true],
    ["Voyage", 1987, true],
  ]);
});
