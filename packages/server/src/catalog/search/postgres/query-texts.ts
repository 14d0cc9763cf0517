import { compactCode } from "../../search-tokens/tokenize.ts";
import type { QueryTerm } from "../search-engine.ts";

export const separateUnit = (input: string, { input: token, role }: QueryTerm): string =>
  role === "text" && NUMBER_WITH_UNIT.test(token)
    ? input.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])(\\p{N}+)(?=${token.replace(/^\d+/, "")}(?![\\p{L}\\p{N}]))`, "iu"),
        "$1 ",
      )
    : input;

const NUMBER_WITH_UNIT = /^\d+[a-z]{1,3}$/;

export type QueryTexts = {
  input: string;
  tokens: string[];
  tokensWithDigit: string[];
  code: string;
  phrases: string[];
  /** A number without what stands behind its last separator, by the whole number: TR10013 for TR10013/1. */
  shortNumbers: ReadonlyMap<string, string>;
  words: string[];
};

export function toQueryTexts(input: string, tokens: string[]): QueryTexts {
  const tokensWithDigit = tokens.filter((token) => /\p{N}/u.test(token));
  const code = compactCode(input);
  const phrases = tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`);
  const shortNumbers = new Map(
    input.split(/\s+/).flatMap((typed): [string, string][] => {
      const short = SHORT_NUMBER.exec(typed)?.[1];
      return short ? [[compactCode(typed), short]] : [];
    }),
  );
  const codes = tokensWithDigit.length > 0 && !tokens.includes(code) ? [code] : [];
  return { input, tokens, tokensWithDigit, code, phrases, shortNumbers, words: [...tokens, ...codes, ...phrases] };
}

const SHORT_NUMBER = /^(?=.*\p{N}.*[/.-])([\p{L}\p{N}.-]{5,})[/.-][\p{L}\p{N}]{1,2}$/u;
