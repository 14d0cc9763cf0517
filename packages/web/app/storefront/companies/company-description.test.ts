import { expect, test } from "vitest";
import { companyDescription } from "./company-description.ts";

test.each([
  [[2], "motos"],
  [[1, 3], "carros e caminhões"],
  [[], "carros, motos e caminhões"],
] as const)("a company with parts for the types %j describes itself with %s", (types, vehicles) => {
  expect(companyDescription(types)).toMatch(new RegExp(`^Peças para ${vehicles}: procure`));
});
