import type { fitmentTexts as pt } from "../pt/fitment.ts";

/** What the shop says of a part and a vehicle, in Arabic: loaded when a vehicle is first chosen. */
export const fitmentTexts = {
  TEXT_FIT_serves: "تناسب مركبتك {vehicle}",
  "TEXT_FIT_serves-with-note": "تناسب مركبتك {vehicle}، مع ملاحظة",
  TEXT_FIT_universal: "تناسب أي مركبة، ومنها مركبتك {vehicle}",
  "TEXT_FIT_does-not-serve": "لا تناسب مركبتك {vehicle}",
  TEXT_FIT_unknown: "تحقّق من مناسبتها لمركبتك {vehicle}",
  TEXT_FIT_SHORT_serves: "تناسب {family}",
  "TEXT_FIT_SHORT_serves-with-note": "تناسب، مع ملاحظة",
  TEXT_FIT_SHORT_universal: "تناسب الجميع",
  "TEXT_FIT_SHORT_does-not-serve": "لا تناسب {family}",
  TEXT_FIT_SHORT_unknown: "تحقّق من التوافق",
  TEXT_FIT_NOT_LISTED: "مركبتك ليست ضمن ما تذكره الشركة المصنّعة لهذه القطعة.",
  TEXT_FIT_NOBODY_SAYS: "لا تذكر الشركة المصنّعة المركبات التي تناسبها هذه القطعة.",
  TEXT_DOUBT_year: "تحقّق من سنة الطراز",
  TEXT_DOUBT_engine: "تحقّق من أن المحرّك {value}",
  TEXT_DOUBT_fuel: "تحقّق من أن الوقود {value}",
  TEXT_DOUBT_body: "تحقّق من أن الهيكل {value}",
  TEXT_DOUBT_EXCLUDED: "لا تناسب مع {value}: تحقّق من مركبتك",
  TEXT_FIT_YEARS: "من {from} إلى {to}",
  TEXT_FIT_ONWARDS: "من {from} فصاعدًا",
  TEXT_FIT_ENGINE: "محرّك {engine}",
  TEXT_FIT_QUANTITY: "{quantity} لكل مركبة",
  TEXT_FIT_SOURCE: "المصدر: {source}",
} as const satisfies Record<keyof typeof pt, string>;
