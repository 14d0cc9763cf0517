import { expect, test } from "vitest";
import { brandOf } from "./brand.ts";

test("[PR-03] [EN-02] a registered brand is told as it is; any other text is its own name; none is no brand", () => {
  const registered = { slug: "rota-sul", name: "Rota Sul", image: "/r.svg", country: "BR" };
  expect(brandOf(registered, "rota-sul")).toBe(registered);
  expect(brandOf(null, "Peças do Zé")).toEqual({
    slug: "pecas-do-ze",
    name: "Peças do Zé",
    image: null,
    country: null,
  });
  expect(brandOf(null, "")).toBeNull();
});
