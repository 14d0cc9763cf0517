import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LimitedField } from "./limited-field.tsx";

const fieldOf = (value: string) =>
  renderToStaticMarkup(<LimitedField label="Motivo" value={value} limit={1000} error="Recusado" readOnly />);

test("a text over the limit stays whole, and the field names the limit", () => {
  const field = fieldOf("a".repeat(1250));
  expect(field).toContain(`value="${"a".repeat(1250)}"`);
  expect(field).toContain("O texto pode ter até 1.000 caracteres e tem 1.250.");
  expect(field).not.toMatch(/maxlength|Recusado/i);
});

test("blanks around a text do not count, and another error is shown", () => {
  expect(fieldOf(` ${"a".repeat(1000)} `)).toContain("Recusado");
});
