import type { SUPPORTED_LANGUAGES } from "@pecacerta/rules/language";

export type Locale = (typeof SUPPORTED_LANGUAGES)[number];

/** What the document says of its language, and what numbers and dates are written by. */
type LocaleSettings = { lang: string; dir?: "rtl"; format: string };

const PORTUGUESE: LocaleSettings = { lang: "pt-BR", format: "pt-BR" };

const LOCALES: Record<Locale, LocaleSettings> = {
  pt: PORTUGUESE,
  // Part numbers, years and prices come in Western figures: an Arabic page does not mix two kinds.
  ar: { lang: "ar", dir: "rtl", format: "ar-u-nu-latn" },
  en: { lang: "en", format: "en" },
  ru: { lang: "ru", format: "ru" },
};

let readLocale = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.lang.slice(0, 2);

/** Lets the server tell for which language it draws; a browser knows it from its document. */
export function setLocaleSource(source: () => string | undefined): void {
  readLocale = source;
}

/** The language that somebody tries while developing: whatever asks for it stands behind `import.meta.env.DEV`. */
export function locale(): Locale {
  const candidate = readLocale() ?? "";
  return isLocale(candidate) ? candidate : "pt";
}

export const isLocale = (text: string): text is Locale => Object.hasOwn(LOCALES, text);

export const localeSettings = (): LocaleSettings => (import.meta.env.DEV ? LOCALES[locale()] : PORTUGUESE);

/** Something that each language has of its own, such as how it writes numbers; made when it is first needed. */
export function memoizePerLocale<Value>(create: (format: string) => Value): () => Value {
  if (!import.meta.env.DEV) {
    let portuguese: Value | undefined;
    return () => (portuguese ??= create(PORTUGUESE.format));
  }
  const values = new Map<string, Value>();
  return () => {
    const { format } = localeSettings();
    const value = values.get(format) ?? create(format);
    values.set(format, value);
    return value;
  };
}

/** Keeps the language that the document was forced into, for what its tab asks the server next. */
export function storeLocale(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late
  document.cookie = `locale=${locale()}; Path=/; SameSite=Lax`;
}
