import { errorsOf, type FormOutcome, formOf, textFault } from "./form.ts";
import { readRating } from "./rating.ts";
import { cleanParagraphs, cleanText } from "./text.ts";

export const MAX_REVIEW = 2000;
export const MAX_QUESTION = 1000;
/** How many a customer may have in one shop. */
export const MAX_REVIEWS = 500;
export const MAX_QUESTIONS = 200;

const MAX_FIRST_NAME = 40;

/** How a shop names who wrote something: the first name and an initial, `Maria Souza Lima` as `Maria L.` */
export function signedName(name: string): string {
  const [first = "", ...more] = cleanText(name).split(" ");
  // Some sign up with their address for a name: that is nobody's to read.
  const given = first.replace(/@.*/u, "").slice(0, MAX_FIRST_NAME).toWellFormed();
  const [initial] = more.at(-1) ?? "";
  if (given === "") return "Cliente";
  return initial && /\p{L}/u.test(initial) ? `${given} ${initial.toUpperCase()}.` : given;
}

export type ReviewForm = { rating: string; revision: string };
export type QuestionForm = { question: string };
export type OpinionFault = "ERROR_FORM_REQUIRED" | "ERROR_FORM_TOO_LONG" | "INVALID_RATING";

/** A review as it was typed: stars, and some words. */
export function readReview(
  typed: ReviewForm,
): FormOutcome<{ rating: number; revision: string }, keyof ReviewForm, OpinionFault> {
  const rating = readRating(typed.rating === "" ? 0 : Number(typed.rating));
  const revision = cleanParagraphs(typed.revision);
  const faults = errorsOf<keyof ReviewForm, OpinionFault>({
    rating: rating.ok ? null : rating.refusal,
    revision: textFault(revision, MAX_REVIEW),
  });
  return formOf({ rating: rating.ok ? rating.value : 0, revision }, faults);
}

/** A question as it was typed. */
export function readQuestion(typed: QuestionForm): FormOutcome<QuestionForm, keyof QuestionForm, OpinionFault> {
  const question = cleanParagraphs(typed.question);
  return formOf(
    { question },
    errorsOf<keyof QuestionForm, OpinionFault>({ question: textFault(question, MAX_QUESTION) }),
  );
}
