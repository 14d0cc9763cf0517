const VISCOSITIES = new Set(
  `0w16 0w20 0w30 0w40 5w20 5w30 5w40 5w50 10w30 10w40 10w50 10w60 15w40 15w50 20w40 20w50 20w60 25w50 25w60
  70w75 70w80 75w75 75w80 75w85 75w90 75w110 75w140 80w90 80w140 85w90 85w140`.split(/\s+/),
);

export const isViscosity = (cold: string, hot: string): boolean => VISCOSITIES.has(`${cold}w${hot}`);

/** Lists the words of an oil's viscosity. */
export const viscosityWords = (cold: string, hot: string): string[][] => [
  [`${cold}w${hot}`, `${cold}w`],
  [`${cold}w${hot}`, hot],
];

/** Returns whether a text is the beginning of an oil's grade: `5w3`. */
export const isGradeStart = (text: string): boolean => /^\d{1,2}w\d?$/.test(text);

const GRADE_ALONE = /^\s*(?:sae ?)?(\d{1,2}) ?w[- ]?(\d{2,3})\s*$/i;

/** Names the oil that a grade alone asks for; undefined of any other input. */
export function withImpliedPart(input: string): string | undefined {
  const [, cold = "", hot = ""] = GRADE_ALONE.exec(input) ?? [];
  return isViscosity(cold, hot) ? `oleo ${input.trim()}` : undefined;
}
