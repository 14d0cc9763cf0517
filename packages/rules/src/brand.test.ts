import { expect, test } from "vitest";
import { resolveBrand } from "./brand.ts";

test("[PR-03] [EN-02] a slug becomes its registered brand, other text a brand of that name, empty text no brand", () => {
  const registered = { slug: "rota-sul", name: "Rota Sul", image: "/r.svg", country: "BR" };
  expect(resolveBrand(registered, "rota-sul")).toBe(registered);
  expect(resolveBrand(null, "Peças do Zé")).toEqual({
    slug: "pecas-do-ze",
    name: "Peças do Zé",
    image: null,
    country: null,
  });
  expect(resolveBrand(null, "")).toBeNull();
});
