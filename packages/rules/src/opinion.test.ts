import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_QUESTION, MAX_REVIEW, readQuestion, readReview, signedName } from "./opinion.ts";

test.each([
  ["Maria Souza Lima", "Maria L."],
  ["  joão   da silva ", "joão S."],
  ["Ana", "Ana"],
  ["Ana 2", "Ana"],
  ["ana@example.com", "ana"],
  ["@", "Cliente"],
  ["", "Cliente"],
])("%j signs as %j", (name, signed) => expect(signedName(name)).toBe(signed));

test("whoever signs tells no address, no second name, and never nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.emailAddress(), (name, email) => {
      for (const signed of [signedName(name), signedName(email), signedName(`${name} ${email}`)]) {
        expect(signed).not.toContain("@");
        expect(signed.trim()).not.toBe("");
        expect(signed.length).toBeLessThan(50);
      }
    }),
  );
});

test("a review has one to five whole stars, and words", () => {
  expect(readReview({ rating: "5", revision: " Serviu  bem.\r\n\r\n\r\nChegou logo. " })).toEqual({
    ok: true,
    value: { rating: 5, revision: "Serviu bem.\n\nChegou logo." },
  });
  for (const rating of ["", "0", "6", "-1", "4.5", "cinco"]) {
    expect(readReview({ rating, revision: "Bom." })).toMatchObject({ details: { rating: "INVALID_RATING" } });
  }
  expect(readReview({ rating: "3", revision: " \n " })).toMatchObject({ details: { revision: "ERROR_FORM_REQUIRED" } });
  const long = "a".repeat(MAX_REVIEW + 1);
  expect(readReview({ rating: "3", revision: long })).toMatchObject({ details: { revision: "ERROR_FORM_TOO_LONG" } });
  expect(readReview({ rating: "3", revision: long.slice(1) }).ok).toBe(true);
});

test("a question has words, and not too many", () => {
  expect(readQuestion({ question: " Serve  no Gol? " })).toEqual({ ok: true, value: { question: "Serve no Gol?" } });
  expect(readQuestion({ question: "" })).toMatchObject({ details: { question: "ERROR_FORM_REQUIRED" } });
  const long = "a".repeat(MAX_QUESTION + 1);
  expect(readQuestion({ question: long })).toMatchObject({ details: { question: "ERROR_FORM_TOO_LONG" } });
});
