import { expect, test } from "vitest";
import { readPriceInput } from "./read-price-input.ts";

test.each([
  ["TR-10013 129,90", "TR-10013", 129_90],
  ["tr 10013 R$ 1.129,9", "tr 10013", 1129_90],
  ["pastilha gol =130", "pastilha gol", 130_00],
  ["pastilha = 130,5", "pastilha", 130_50],
])("%s has a price", (text, words, price) => {
  expect(readPriceInput(text)).toEqual({ words, price });
});

test.each(["TR-10013", "TR 10013", "motor 1.0", "12,90", "óleo 5W-30", "peça 10,999", "peça =", "peça R$ x", ""])(
  "%s has none",
  (text) => expect(readPriceInput(text)).toEqual({ words: text, price: undefined }),
);

test.each(["TR-10013 -5,00", "TR-10013 =1.2.3", "TR-10013 R$ 99999999999999", "TR-10013 = -12"])(
  "%s has one that is refused",
  (text) => expect(readPriceInput(text)).toEqual({ words: "TR-10013", price: undefined, isInvalid: true }),
);
