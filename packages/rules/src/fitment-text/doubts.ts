import type { FitmentDraft } from "../fitment-draft.ts";

export const FITMENT_DOUBT_KINDS = [
  "years",
  "generation",
  "engine",
  "family",
  "names",
  "typo",
  "shared-years",
  "shared",
  "months",
  "reversed",
  "list",
  "after",
  "open",
  "words",
  "position",
  "exception",
  "reading",
  "no-vehicle",
] as const;

/** A question about a row. A choice says by what the row is replaced; the first one is how it was read. */
export type FitmentTextDoubt = {
  kind: (typeof FITMENT_DOUBT_KINDS)[number];
  text: string;
  choices: Partial<FitmentDraft>[][];
};
