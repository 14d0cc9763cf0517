import { expect, test } from "vitest";
import { lookAlikeNumbers } from "./look-alikes.ts";

test.each([
  ["TR1OO13", "TR10013"],
  ["TRI0013", "TR10013"],
  ["C012262", "CO12262"],
  ["BP441OD", "BP4410D"],
  ["COL2262", "CO12262"],
])("%s may be %s", (typed, number) => expect(lookAlikeNumbers(typed)).toContain(number));

test.each(["BP4425D", "PASTILHA", "FILTRO", "", "1".repeat(41)])("%j has no other reading", (typed) =>
  expect(lookAlikeNumbers(typed)).toEqual([]),
);
