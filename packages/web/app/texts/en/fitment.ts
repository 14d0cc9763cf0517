import type { fitmentTexts as pt } from "../pt/fitment.ts";

/** What the shop says of a part and a vehicle, in English: loaded when a vehicle is first chosen. */
export const fitmentTexts = {
  TEXT_FIT_serves: "Fits your {vehicle}",
  "TEXT_FIT_serves-with-note": "Fits your {vehicle}, with a note",
  TEXT_FIT_universal: "Fits any vehicle, your {vehicle} too",
  "TEXT_FIT_does-not-serve": "Does not fit your {vehicle}",
  TEXT_FIT_unknown: "Check whether it fits your {vehicle}",
  TEXT_FIT_SHORT_serves: "Fits your {family}",
  "TEXT_FIT_SHORT_serves-with-note": "Fits, with a note",
  TEXT_FIT_SHORT_universal: "Fits all",
  "TEXT_FIT_SHORT_does-not-serve": "Does not fit your {family}",
  TEXT_FIT_SHORT_unknown: "Check the fitment",
  TEXT_FIT_NOT_LISTED: "Your vehicle is not among those the manufacturer lists for this part.",
  TEXT_FIT_NOBODY_SAYS: "The manufacturer does not say which vehicles this part fits.",
  TEXT_DOUBT_year: "check the model year",
  TEXT_DOUBT_engine: "check that the engine is {value}",
  TEXT_DOUBT_fuel: "check that the fuel is {value}",
  TEXT_DOUBT_body: "check that the body is {value}",
  TEXT_DOUBT_EXCLUDED: "does not fit with {value}: check yours",
  TEXT_FIT_YEARS: "{from} to {to}",
  TEXT_FIT_ONWARDS: "from {from} onwards",
  TEXT_FIT_ENGINE: "{engine} engine",
  TEXT_FIT_QUANTITY: "{quantity} per vehicle",
  TEXT_FIT_SOURCE: "Source: {source}",
} as const satisfies Record<keyof typeof pt, string>;
