/**
 * A quantity describes a part, a measure says which part it is. The rim is the lesser measure of a wheel or tire; its
 * rating of load and speed counts only beside the size. Equipment is the vehicle's, not the part's.
 */
export type MeasureRole = "quantity" | "measure" | "rim" | "rating" | "equipment";

/** An underscore of the pattern stands for a space or none. */
export type MeasureKind = {
  pattern: string;
  role?: MeasureRole;
  toWords(groups: readonly string[], text: string): string[][] | undefined;
};

export const TIMES = "[x×*]";
