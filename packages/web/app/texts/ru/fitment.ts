import type { fitmentTexts as pt } from "../pt/fitment.ts";

/** What the shop says of a part and a vehicle, in Russian: loaded when a vehicle is first chosen. */
export const fitmentTexts = {
  TEXT_FIT_serves: "Подходит для вашего {vehicle}",
  "TEXT_FIT_serves-with-note": "Подходит для вашего {vehicle}, есть примечание",
  TEXT_FIT_universal: "Подходит для любой машины, и для вашего {vehicle} тоже",
  "TEXT_FIT_does-not-serve": "Не подходит для вашего {vehicle}",
  TEXT_FIT_unknown: "Проверьте, подходит ли для вашего {vehicle}",
  TEXT_FIT_SHORT_serves: "Подходит для {family}",
  "TEXT_FIT_SHORT_serves-with-note": "Подходит, есть примечание",
  TEXT_FIT_SHORT_universal: "Подходит для всех",
  "TEXT_FIT_SHORT_does-not-serve": "Не подходит для {family}",
  TEXT_FIT_SHORT_unknown: "Проверьте применимость",
  TEXT_FIT_NOT_LISTED: "Вашей машины нет среди тех, что производитель указывает для этой детали.",
  TEXT_FIT_NOBODY_SAYS: "Производитель не указывает, куда подходит эта деталь.",
  TEXT_DOUBT_year: "проверьте модельный год",
  TEXT_DOUBT_engine: "проверьте, что двигатель — {value}",
  TEXT_DOUBT_fuel: "проверьте, что топливо — {value}",
  TEXT_DOUBT_body: "проверьте, что кузов — {value}",
  TEXT_DOUBT_EXCLUDED: "не подходит, если {value}: проверьте свою машину",
  TEXT_FIT_YEARS: "{from}–{to}",
  TEXT_FIT_ONWARDS: "с {from} года",
  TEXT_FIT_ENGINE: "двигатель {engine}",
  TEXT_FIT_QUANTITY: "{quantity} на машину",
  TEXT_FIT_SOURCE: "Источник: {source}",
} as const satisfies Record<keyof typeof pt, string>;
