import { collectErrors, type FormOutcome, formOutcome } from "./form.ts";
import { parseRating } from "./rating.ts";
import { cleanParagraphs, cleanText } from "./text.ts";
import { requiredTextError } from "./text-length.ts";

export const MAX_REVIEW_LENGTH = 2000;
export const MAX_QUESTION_LENGTH = 1000;
export const MAX_REVIEWS = 500;
export const MAX_QUESTIONS = 200;

const MAX_FIRST_NAME_LENGTH = 40;

/** Formats an author's name as first name and initial: `Maria Souza Lima` becomes `Maria L.` */
export function publicAuthorName(name: string): string {
  const [first = "", ...more] = cleanText(name).split(" ");
  // Some customers register with their e-mail address as their name.
  const given = first.replace(/@.*/u, "").slice(0, MAX_FIRST_NAME_LENGTH).toWellFormed();
  const [initial] = more.at(-1) ?? "";
  if (given === "") return "Cliente";
  return initial && /\p{L}/u.test(initial) ? `${given} ${initial.toUpperCase()}.` : given;
}

export type ReviewInput = { rating: string; revision: string };
export type QuestionInput = { question: string };
export type FeedbackErrorKey = "ERROR_FORM_REQUIRED" | "ERROR_FORM_TOO_LONG" | "INVALID_RATING";

export function parseReview(
  typed: ReviewInput,
): FormOutcome<{ rating: number; revision: string }, keyof ReviewInput, FeedbackErrorKey> {
  const rating = parseRating(typed.rating === "" ? 0 : Number(typed.rating));
  const revision = cleanParagraphs(typed.revision);
  const errors = collectErrors<keyof ReviewInput, FeedbackErrorKey>({
    rating: rating.ok ? null : rating.refusal,
    revision: requiredTextError(revision, MAX_REVIEW_LENGTH),
  });
  return formOutcome({ rating: rating.ok ? rating.value : 0, revision }, errors);
}

export function parseQuestion(typed: QuestionInput): FormOutcome<QuestionInput, keyof QuestionInput, FeedbackErrorKey> {
  const question = cleanParagraphs(typed.question);
  return formOutcome(
    { question },
    collectErrors<keyof QuestionInput, FeedbackErrorKey>({
      question: requiredTextError(question, MAX_QUESTION_LENGTH),
    }),
  );
}
