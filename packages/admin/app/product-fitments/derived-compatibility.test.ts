import { expect, test } from "vitest";
import { compatibilityAfter } from "./derived-compatibility.ts";

const gol = {
  type: 1 as const,
  make: "VW - VolksWagen",
  family: "Gol",
  model: "",
  cod_fipe: "",
  yearFrom: 2009,
  yearTo: 2012,
  engine: "",
  fuel: "",
  body: "",
  position: "",
  quantity: null,
  note: "",
  source: "",
  excluded: false,
};
const listed = { compatibility: "listed" as const, fitments: [gol] };
const universal = { compatibility: "all" as const, fitments: [] };

test("the form shows what the server would store with the list", () => {
  expect(compatibilityAfter(listed, listed, [])).toBe("unknown");
  expect(compatibilityAfter(listed, { compatibility: "unknown", fitments: [] }, [{ ...gol }])).toBe("listed");
  expect(compatibilityAfter(universal, universal, [gol])).toBe("listed");
  expect(compatibilityAfter(universal, listed, [])).toBe("all");
  expect(compatibilityAfter({ compatibility: "unknown", fitments: [gol] }, listed, [gol, gol])).toBe("listed");
});

test("what a person chose stays", () => {
  expect(compatibilityAfter(listed, { ...listed, compatibility: "all" }, [gol, gol])).toBe("all");
  expect(compatibilityAfter(listed, { compatibility: "listed", fitments: [] }, [])).toBe("listed");
});
