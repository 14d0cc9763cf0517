import { expect, test } from "vitest";
import { historyFieldName } from "./product-history-texts.ts";

test.each([
  ["price", "Preço"],
  ["state", "Situação"],
  ["fitments.0.make", "Aplicações"],
  ["box.length", "Caixa (cm)"],
  ["constructor", "constructor"],
])("a problem at %s names the field %s", (path, name) => {
  expect(historyFieldName(path)).toBe(name);
});
