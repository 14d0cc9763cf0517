import { expect, test } from "vitest";
import { addToCompare, COMPARE_DELAY_MS, emptyCompare, removeFromCompare } from "./compare.ts";

const pad = { id: "p1", name: "Pastilha" };
const disc = { id: "p2", name: "Disco" };

test("[CM-01] adding a present product does nothing", () => {
  const compare = addToCompare(emptyCompare<typeof pad>(), pad);
  expect(compare).toEqual({ products: [pad] });
  expect(addToCompare(compare, { ...pad, name: "outra" })).toBe(compare);
  expect(addToCompare(compare, disc).products).toEqual([pad, disc]);
});

test("[CM-02] remove goes by product id, clear empties the list, both after 250 ms", () => {
  const compare = { products: [pad, disc] };
  expect(removeFromCompare(compare, "p1")).toEqual({ products: [disc] });
  expect(removeFromCompare(compare, "p9")).toEqual(compare);
  expect(emptyCompare()).toEqual({ products: [] });
  expect(COMPARE_DELAY_MS).toBe(250);
});
