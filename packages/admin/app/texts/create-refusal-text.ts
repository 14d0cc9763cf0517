import { ownProperty } from "@pecacerta/rules/own-property";

/** Returns a function that finds the text of a refusal, and asks the fallback for those that the texts lack. */
export const createRefusalText =
  (texts: Readonly<Record<string, string>>, fallback: (refusal: string) => string) =>
  (refusal: string): string =>
    ownProperty(texts, refusal) ?? fallback(refusal);
