/** A word in lower case without accents, or a sign. `glued`: no blank before it. */
export type FitmentToken = { form: string; raw: string; isWord: boolean; glued: boolean };

const DASHES = "‐‑‒–—―−";
const ARROWS = "→⇒➜➔»";
const BLANKS = /[\s\p{Cf}]/u;

const isDigit = (form: string | undefined): boolean => form !== undefined && form >= "0" && form <= "9";
const isWordForm = (form: string | undefined): boolean =>
  form !== undefined && ((form >= "a" && form <= "z") || isDigit(form));

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const plainLetter = (letter: string): string => {
  if (letter < "\x80") return letter.toLowerCase();
  if (DASHES.includes(letter)) return "-";
  return ARROWS.includes(letter) ? ">" : plain(letter);
};

/** A tab is a sign: it separates the columns of a pasted table. */
export function tokenizeFitmentText(text: string): FitmentToken[] {
  const tokens: FitmentToken[] = [];
  const letters = [...text.normalize("NFC")];
  const forms = letters.map(plainLetter);
  let at = 0;
  let glued = false;
  while (at < letters.length) {
    const start = at;
    const isWord = isWordForm(forms[at]);
    if (isWord) at = wordEnd(forms, at);
    else if (forms[at] === "-" && forms[at + 1] === ">") at += 2;
    else at = signEnd(forms, at);
    const raw = letters.slice(start, at).join("");
    const isBlank = !isWord && raw !== "\t" && BLANKS.test(raw);
    if (!isBlank) tokens.push({ form: formOf(forms.slice(start, at).join(""), isWord), raw, isWord, glued });
    glued = !isBlank;
  }
  return tokens;
}

function wordEnd(forms: readonly string[], start: number): number {
  let at = start;
  let hasPoint = false;
  for (;;) {
    const isPoint: boolean = !hasPoint && isDecimalPoint(forms, start, at);
    if (!isPoint && !isWordForm(forms[at])) return at;
    hasPoint ||= isPoint;
    at += 1;
  }
}

// `1,6` is a number, `2009,2010` two; `17.190` is one word.
function isDecimalPoint(forms: readonly string[], start: number, at: number): boolean {
  if (!isDigit(forms[at - 1]) || !isDigit(forms[at + 1])) return false;
  return forms[at] === "." || (forms[at] === "," && at === start + 1 && !isDigit(forms[at + 2]));
}

function signEnd(forms: readonly string[], start: number): number {
  let at = start + 1;
  while (forms[at] === forms[start] && forms[at] !== "\t") at += 1;
  return at;
}

// `150cc` is `150`, `3cc` are three cylinders.
function formOf(form: string, isWord: boolean): string {
  if (!isWord) return form.startsWith("-") && form.endsWith(">") ? ">" : form;
  return /^\d{2,4}cc$/.test(form) ? form.slice(0, -2) : form.replace(",", ".");
}

/** A name without accents, blanks and signs: `T-Cross` and `T Cross` are `tcross`. */
export const squeezeName = (name: string): string => plain(name).replace(/[^a-z0-9]/g, "");

export const formAt = ({ tokens }: { tokens: readonly FitmentToken[] }, at: number): string => tokens[at]?.form ?? "";

const MAX_RAW_TOKENS = 100;

/** The text of at most 100 tokens as it was written, with single blanks. */
export function joinRaw(tokens: readonly FitmentToken[], from = 0, to = tokens.length): string {
  let text = "";
  for (let at = from; at < Math.min(to, from + MAX_RAW_TOKENS); at++) {
    const token = tokens[at];
    text += at === from || token?.glued ? (token?.raw ?? "") : ` ${token?.raw ?? ""}`;
  }
  return text;
}
