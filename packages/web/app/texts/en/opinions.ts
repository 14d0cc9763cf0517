import type { opinionTexts as pt } from "../pt/opinions.ts";

/** What is said where reviews and questions are written, in English. */
export const opinionTexts = {
  TEXT_YOUR_RATING: "Your rating",
  TEXT_STARS: "{stars, plural, one {# star} other {# stars}}",
  TEXT_YOUR_REVIEW: "Your review",
  TEXT_YOUR_REVIEW_HINT:
    "Tell whether the part fitted and how the installation went. If you have reviewed this product before, the new review replaces it.",
  TEXT_SEND_REVIEW: "Send review",
  TEXT_REVIEW_SENT: "Thank you! Your review is already on the page.",
  TEXT_SIGN_IN_TO_REVIEW: "Sign in to your account to review this product.",
  TEXT_YOUR_QUESTION: "Your question",
  TEXT_YOUR_QUESTION_HINT: "Give the model, year and engine of your vehicle. Your first name appears with it.",
  TEXT_SEND_QUESTION: "Send question",
  TEXT_QUESTION_SENT: "Question sent. The shop’s answer appears here.",
  TEXT_SIGN_IN_TO_ASK: "Sign in to your account to ask about this product.",
  TEXT_OPINION_SENDING: "Sending…",
  TEXT_PAGES: "Pages",
  TEXT_PAGE_OF: "Page {page} of {pages}",
  TEXT_NEWER: "Newer",
  TEXT_OLDER: "Older",
} as const satisfies Record<keyof typeof pt, string>;
