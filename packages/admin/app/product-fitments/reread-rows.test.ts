import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";
import { expect, test } from "vitest";
import { decideRow, toParsedRows } from "./parsed-rows.ts";
import { rereadRows } from "./reread-rows.ts";

const row = (family: string): ParsedFitmentDto =>
  ({
    fitment: { family, engine: "" },
    piece: family,
    confidence: 0.75,
    vehicles: 1,
    state: "review",
    doubts: [{ kind: "engine", text: family, choices: [[{ engine: "1.0" }, { engine: "1.6" }], []] }],
  }) as unknown as ParsedFitmentDto;

test("answers about rows that a changed text still has stay, also that a row is dropped", () => {
  const before = [row("GOL"), row("UNO"), row("FOX")];
  const rows = decideRow(decideRow(toParsedRows(before), "0", 0), "1", 1);
  const read = rereadRows({ read: before, rows }, [row("KA"), row("UNO"), row("GOL"), row("GOL")]);
  expect(read.map(({ id, fitment, isReady }) => [id, fitment.family, fitment.engine, isReady])).toEqual([
    ["0", "KA", "", false],
    ["2.0", "GOL", "1.0", true],
    ["2.1", "GOL", "1.6", true],
    ["3", "GOL", "", false],
  ]);
});
