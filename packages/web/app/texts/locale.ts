import type { SUPPORTED_LANGUAGES } from "@pecacerta/rules/language";

export type Locale = (typeof SUPPORTED_LANGUAGES)[number];

/** What the document says of its language, and what numbers and dates are written by. */
type Spoken = { lang: string; dir?: "rtl"; format: string };

const PORTUGUESE: Spoken = { lang: "pt-BR", format: "pt-BR" };

const SPOKEN: Record<Locale, Spoken> = {
  pt: PORTUGUESE,
  // Part numbers, years and prices come in Western figures: an Arabic page does not mix two kinds.
  ar: { lang: "ar", dir: "rtl", format: "ar-u-nu-latn" },
  en: { lang: "en", format: "en" },
  ru: { lang: "ru", format: "ru" },
};

let asked = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.lang.slice(0, 2);

/** Lets the server tell for which language it draws; a browser knows it from its document. */
export function askLocaleOf(source: () => string | undefined): void {
  asked = source;
}

/** The language that somebody tries while developing: whatever asks for it stands behind `import.meta.env.DEV`. */
export function locale(): Locale {
  const known = asked() ?? "";
  return isLocale(known) ? known : "pt";
}

export const isLocale = (text: string): text is Locale => Object.hasOwn(SPOKEN, text);

export const spoken = (): Spoken => (import.meta.env.DEV ? SPOKEN[locale()] : PORTUGUESE);

/** Something that each language has of its own, such as how it writes numbers; made when it is first needed. */
export function perLanguage<Own>(make: (format: string) => Own): () => Own {
  if (!import.meta.env.DEV) {
    let portuguese: Own | undefined;
    return () => (portuguese ??= make(PORTUGUESE.format));
  }
  const made = new Map<string, Own>();
  return () => {
    const { format } = spoken();
    const own = made.get(format) ?? make(format);
    made.set(format, own);
    return own;
  };
}

/** Keeps the language that the document was forced into, for what its tab asks the server next. */
export function keepLocale(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late
  document.cookie = `locale=${locale()}; Path=/; SameSite=Lax`;
}
