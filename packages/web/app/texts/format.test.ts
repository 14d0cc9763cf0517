import { expect, test } from "vitest";
import { parseMessage } from "../../compile-texts.ts";
import { formatMessage } from "./format.ts";

const say = (text: string, values?: Record<string, string | number>) =>
  formatMessage(parseMessage("TEXT", text), values);

test("a place is filled with what it names, as it is", () => {
  expect(say("Olá, {name}", { name: "<b>" })).toBe("Olá, <b>");
  expect(say("{quantity} × {price}", { quantity: 1200, price: "R$ 1,00" })).toBe("1200 × R$ 1,00");
  expect(say("Olá, {name}!")).toBe("Olá, !");
  expect(formatMessage("Sem lugar")).toBe("Sem lugar");
});

test("a plural says its exact number first, then its kind, with other places inside", () => {
  const text = "{left, plural, =0 {{name}: esgotado} one {{name}: resta # unidade} other {{name}: restam # unidades}}";
  const of = (left: number) => say(text, { left, name: "Disco" });
  expect([of(0), of(1), of(2), of(1234)]).toEqual([
    "Disco: esgotado",
    "Disco: resta 1 unidade",
    "Disco: restam 2 unidades",
    "Disco: restam 1.234 unidades",
  ]);
});

test("a message that could not be filled ends the build", () => {
  for (const text of [
    "{when, date, short}",
    "{count, number}",
    "{who, select, a {x} other {y}}",
    "{a, plural, one {#}",
  ])
    expect(() => parseMessage("TEXT", text)).toThrow();
});
