import { expect, test } from "vitest";
import { buildCompareRows } from "./compare-rows.ts";

const of = (attributes: Record<string, string>, groups: string[] = ["origin", "height"]) => ({
  type: { attributeGroups: [{ slug: "general", name: "Geral", attributes: groups }] },
  attributes: Object.entries(attributes).map(([slug, name]) => ({
    ...{ slug, name: slug.toUpperCase() },
    values: name.split("/").map((one) => ({ slug: one, name: one })),
  })),
});

test("[CM-03] a row for each attribute that any product has, a cell for each product", () => {
  const rows = buildCompareRows([of({ height: "5 cm", material: "aço" }), of({ origin: "Nacional", height: "5 cm" })]);
  expect(rows).toEqual([
    { slug: "origin", name: "ORIGIN", cells: ["", "Nacional"], isEqual: false },
    { slug: "height", name: "HEIGHT", cells: ["5 cm", "5 cm"], isEqual: true },
    { slug: "material", name: "MATERIAL", cells: ["aço", ""], isEqual: false },
  ]);
});

test("several values stand together; a value that is empty everywhere is no row; one product hides nothing", () => {
  expect(buildCompareRows([of({ origin: "A/B", height: "" })])).toEqual([
    { slug: "origin", name: "ORIGIN", cells: ["A, B"], isEqual: false },
  ]);
  expect(buildCompareRows([])).toEqual([]);
});
