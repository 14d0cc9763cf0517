import { expect, test } from "vitest";
import { fillTemplate, firstName } from "./fill-template.ts";

test("a template gets the names of customer, product and shop, as they are written", () => {
  const values = { nome: firstName(" Maria S."), produto: "Disco {loja} $&", loja: "Peça Certa" };
  expect(fillTemplate("{nome}, {produto} na {loja} {outra} {constructor}", values)).toBe(
    "Maria, Disco {loja} $& na Peça Certa {outra} {constructor}",
  );
});
