import { expect, test } from "vitest";
import { buildCompareRows } from "./compare-rows.ts";

const of = (attributes: Record<string, string>, groups: string[] = ["origin", "height"]) => ({
  type: { attributeGroups: [{ slug: "general", name: "Geral", attributes: groups }] },
  attributes: Object.entries(attributes).map(([slug, name]) => ({
    slug,
    name: slug.toUpperCase(),
    values: name.split("/").map((one) => ({ slug: one, name: one })),
  })),
});

test("[CM-03] the comparison has a row per attribute and a cell per product", () => {
  const rows = buildCompareRows([of({ height: "5 cm", material: "aço" }), of({ origin: "Nacional", height: "5 cm" })]);
  expect(rows).toEqual([
    { slug: "origin", name: "ORIGIN", cells: ["", "Nacional"], isEqual: false },
    { slug: "height", name: "HEIGHT", cells: ["5 cm", "5 cm"], isEqual: true },
    { slug: "material", name: "MATERIAL", cells: ["aço", ""], isEqual: false },
  ]);
});

test("values are joined, rows without any value are left out, and a single product hides no rows", () => {
  expect(buildCompareRows([of({ origin: "A/B", height: "" })])).toEqual([
    { slug: "origin", name: "ORIGIN", cells: ["A, B"], isEqual: false },
  ]);
  expect(buildCompareRows([])).toEqual([]);
});
