/**
 * A quantity describes a part, a measure says which part it is. The rim is the lesser measure of a wheel or tire; its
 * rating of load and speed counts only beside the size.
 */
export type MeasureRole = "quantity" | "measure" | "rim" | "rating";

export type MeasureKind = {
  pattern: RegExp;
  role?: MeasureRole;
  toWords(groups: readonly string[], text: string): string[][] | undefined;
};

export const TIMES = "[x×*]";

/** Makes a pattern of a measure between borders; an underscore stands for a space or none. */
export const measurePattern = (text: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?<![a-z0-9][.,/-])${text.replaceAll("_", " ?")}(?![a-z0-9])(?![.,/-][a-z0-9])`, "g");
