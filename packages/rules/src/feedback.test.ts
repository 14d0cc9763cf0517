import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_QUESTION_LENGTH, MAX_REVIEW_LENGTH, parseQuestion, parseReview, publicAuthorName } from "./feedback.ts";

test.each([
  ["Maria Souza Lima", "Maria L."],
  ["Maria Ana Costa Dias", "Maria D."],
  ["  joão   da silva ", "joão S."],
  ["Ana", "Ana"],
  ["Ana 2", "Ana"],
  ["ana@example.com", "ana"],
  ["@", "Cliente"],
  ["", "Cliente"],
])("the author %j is shown as %j", (name, signed) => expect(publicAuthorName(name)).toBe(signed));

test("a shown author name has no e-mail address and no second name, and is never empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.emailAddress(), (name, email) => {
      for (const signed of [publicAuthorName(name), publicAuthorName(email), publicAuthorName(`${name} ${email}`)]) {
        expect(signed).not.toContain("@");
        expect(signed.trim()).not.toBe("");
        expect(signed.length).toBeLessThan(50);
      }
    }),
  );
});

test("a review needs one to five whole stars and a text", () => {
  expect(parseReview({ rating: "5", revision: " Serviu  bem.\r\n\r\n\r\nChegou logo. " })).toEqual({
    ok: true,
    value: { rating: 5, revision: "Serviu bem.\n\nChegou logo." },
  });
  for (const rating of ["", "0", "6", "-1", "4.5", "cinco"]) {
    expect(parseReview({ rating, revision: "Bom." })).toMatchObject({ details: { rating: "INVALID_RATING" } });
  }
  expect(parseReview({ rating: "3", revision: " \n " })).toMatchObject({
    details: { revision: "ERROR_FORM_REQUIRED" },
  });
  const long = "a".repeat(MAX_REVIEW_LENGTH + 1);
  expect(parseReview({ rating: "3", revision: long })).toMatchObject({ details: { revision: "ERROR_FORM_TOO_LONG" } });
  expect(parseReview({ rating: "3", revision: long.slice(1) }).ok).toBe(true);
});

test("a question needs a text of limited length", () => {
  expect(parseQuestion({ question: " Serve  no Gol? " })).toEqual({ ok: true, value: { question: "Serve no Gol?" } });
  expect(parseQuestion({ question: "" })).toMatchObject({ details: { question: "ERROR_FORM_REQUIRED" } });
  const long = "a".repeat(MAX_QUESTION_LENGTH + 1);
  expect(parseQuestion({ question: long })).toMatchObject({ details: { question: "ERROR_FORM_TOO_LONG" } });
});
