import { type CellChoices, isNewBrand } from "../product-cells/cell-fields.ts";
import type { CellEdit } from "./cell-edits.ts";

/** The brands that the company would get, each once. */
export const findNewBrands = (edits: readonly CellEdit[], choices: CellChoices): string[] => [
  ...new Set(edits.flatMap(({ field, text }) => (field === "brand" && isNewBrand(text, choices) ? [text.trim()] : []))),
];
