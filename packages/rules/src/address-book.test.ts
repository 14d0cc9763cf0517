import fc from "fast-check";
import { expect, test } from "vitest";
import { upsertAddress, withoutAddress } from "./address-book.ts";

const entry = (id: string, isDefault = false) => ({ id, default: isDefault });
const defaults = (book: readonly { id: string; default: boolean }[]) =>
  book.filter((one) => one.default).map(({ id }) => id);

test("[AD-01] the first address becomes default", () => {
  expect(upsertAddress([], entry("a"))).toEqual([entry("a", true)]);
});

test("[AD-01] saving one as default clears the others", () => {
  expect(upsertAddress([entry("a", true)], entry("b", true))).toEqual([entry("a"), entry("b", true)]);
  expect(upsertAddress([entry("a", true), entry("b")], entry("b", true))).toEqual([entry("a"), entry("b", true)]);
});

test("[AD-01] saving another one not as default changes no default", () => {
  expect(upsertAddress([entry("a", true)], entry("b"))).toEqual([entry("a", true), entry("b")]);
});

test("[AD-01] the default address stays default when it is saved again", () => {
  expect(upsertAddress([entry("a", true), entry("b")], entry("a"))).toEqual([entry("a", true), entry("b")]);
});

test("[AD-01] deleting the default makes the first remaining one default", () => {
  const book = [entry("a"), entry("b", true), entry("c")];
  expect(withoutAddress(book, "b")).toEqual([entry("a", true), entry("c")]);
  expect(withoutAddress(book, "c")).toEqual([entry("a"), entry("b", true)]);
  expect(withoutAddress([entry("a", true)], "a")).toEqual([]);
  expect(withoutAddress(book, "z")).toEqual(book);
});

test("a changed address keeps its position in the book", () => {
  const book = [
    { ...entry("a", true), city: "Santos" },
    { ...entry("b"), city: "Osasco" },
  ];
  expect(upsertAddress(book, { ...entry("a"), city: "Campinas" })).toEqual([
    { ...entry("a", true), city: "Campinas" },
    { ...entry("b"), city: "Osasco" },
  ]);
});

const id = fc.constantFrom("a", "b", "c", "d", "e");
const change = fc.record({ kind: fc.constantFrom("save", "remove"), id, isDefault: fc.boolean() });

test("[AD-01] after any changes exactly one address is default, or the book is empty", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      let book: { id: string; default: boolean }[] = [];
      for (const one of changes) {
        book = one.kind === "save" ? upsertAddress(book, entry(one.id, one.isDefault)) : withoutAddress(book, one.id);
        expect(defaults(book)).toHaveLength(book.length === 0 ? 0 : 1);
        expect(new Set(book.map((address) => address.id)).size).toBe(book.length);
        if (one.kind === "save" && one.isDefault) expect(defaults(book)).toEqual([one.id]);
      }
    }),
  );
});
