import { expect, test } from "vitest";
import { missingPartText, unstatedPartText } from "./missing-part.tsx";

const missing = { part: "tr10013", vehicle: "onix" };

test.each([
  [missing, "Nenhum resultado para “tr10013” cita “onix”. Estes produtos servem em qualquer veículo"],
  [{ ...missing, fits_others: true }, "Nenhum resultado para “tr10013” cita “onix”. O número é de uma peça"],
])("says which vehicle products do not state: %o", (part, text) => expect(unstatedPartText(part)).toContain(text));

test("says that a part is missing for no vehicle", () =>
  expect(missingPartText({ part: "farol milha", vehicle: "" })).toBe("Nada encontrado para “farol milha”"));
