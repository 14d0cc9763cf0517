/** A word in lower case without accents, or a run of signs. `glued`: no blank before it. */
export type FitmentToken = { form: string; raw: string; isWord: boolean; glued: boolean };

const MAX_TOKENS = 200;
const WORD = /[a-z0-9]/;
const DIGIT = /\d/;

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const plainLetter = (letter: string): string => (letter < "\x80" ? letter.toLowerCase() : plain(letter));

/** At most 200 tokens; letters of other alphabets and signs without a meaning are left out. */
export function tokenizeFitmentText(text: string): FitmentToken[] {
  const tokens: FitmentToken[] = [];
  let at = 0;
  let glued = false;
  const letters = [...text.normalize("NFC")];
  const forms = letters.map(plainLetter);
  const isWordAt = (index: number) => WORD.test(forms[index] ?? "");
  const isDecimal = (index: number) =>
    /[.,]/.test(letters[index] ?? "") && DIGIT.test(forms[index - 1] ?? "") && DIGIT.test(forms[index + 1] ?? "");
  while (at < letters.length && tokens.length < MAX_TOKENS) {
    const start = at;
    if (isWordAt(at)) {
      while (isWordAt(at) || (isDecimal(at) && !isYearList(forms, at))) at++;
      tokens.push(token(forms, letters, [start, at], { isWord: true, glued }));
      glued = true;
    } else if (/\s/.test(letters[at] ?? "")) {
      at++;
      glued = false;
    } else {
      at++;
      while (letters[at] === letters[start]) at++;
      tokens.push(token(forms, letters, [start, at], { isWord: false, glued }));
      glued = true;
    }
  }
  return tokens;
}

// `2009,2010` is two years; `1,6` and `17.190` are numbers.
const isYearList = (forms: readonly string[], at: number): boolean =>
  forms[at] === "," && [1, 2, 3, 4].every((step) => DIGIT.test(forms[at - step] ?? ""));

const token = (
  forms: readonly string[],
  letters: readonly string[],
  [from, to]: [number, number],
  rest: Pick<FitmentToken, "isWord" | "glued">,
): FitmentToken => ({
  form: rest.isWord ? forms.slice(from, to).join("").replace(",", ".") : letters.slice(from, to).join(""),
  raw: letters.slice(from, to).join(""),
  ...rest,
});

/** A name without accents, blanks and signs: `T-Cross` and `T Cross` are `tcross`. */
export const squeezeName = (name: string): string => plain(name).replace(/[^a-z0-9]/g, "");

/** The text of tokens as it was written, with single blanks. */
export const joinRaw = (tokens: readonly FitmentToken[]): string =>
  tokens.map(({ raw, glued }, index) => (index === 0 || glued ? raw : ` ${raw}`)).join("");
