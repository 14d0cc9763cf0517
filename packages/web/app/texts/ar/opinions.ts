import type { opinionTexts as pt } from "../pt/opinions.ts";

/** What is said where reviews and questions are written, in Arabic. */
export const opinionTexts = {
  TEXT_YOUR_RATING: "تقييمك",
  TEXT_STARS: "{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  TEXT_YOUR_REVIEW: "مراجعتك",
  TEXT_YOUR_REVIEW_HINT:
    "أخبرنا هل ناسبت القطعة وكيف كان التركيب. إن سبق أن قيّمت هذا المنتج، فسيحل التقييم الجديد محل السابق.",
  TEXT_SEND_REVIEW: "إرسال التقييم",
  TEXT_REVIEW_SENT: "شكرًا! تقييمك ظاهر في الصفحة الآن.",
  TEXT_SIGN_IN_TO_REVIEW: "سجّل الدخول إلى حسابك لتقييم هذا المنتج.",
  TEXT_YOUR_QUESTION: "سؤالك",
  TEXT_YOUR_QUESTION_HINT: "اذكر طراز مركبتك وسنتها ومحرّكها. يظهر اسمك الأول مع السؤال.",
  TEXT_SEND_QUESTION: "إرسال السؤال",
  TEXT_QUESTION_SENT: "أُرسل السؤال. سيظهر رد المتجر هنا.",
  TEXT_SIGN_IN_TO_ASK: "سجّل الدخول إلى حسابك للسؤال عن هذا المنتج.",
  TEXT_OPINION_SENDING: "جارٍ الإرسال…",
  TEXT_PAGES: "الصفحات",
  TEXT_PAGE_OF: "الصفحة {page} من {pages}",
  TEXT_NEWER: "الأحدث",
  TEXT_OLDER: "الأقدم",
} as const satisfies Record<keyof typeof pt, string>;
