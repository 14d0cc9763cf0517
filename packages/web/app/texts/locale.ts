import { isLocale, type Locale, overwriteGetLocale } from "#messages-runtime";

/** The document's language and the locale of numbers and dates. */
type LocaleSettings = { lang: string; dir?: "rtl"; format: string };

const PORTUGUESE: LocaleSettings = { lang: "pt-BR", format: "pt-BR" };

const LOCALES: Record<Locale, LocaleSettings> = {
  pt: PORTUGUESE,
  // Western digits also in Arabic: part numbers, years and prices use them.
  ar: { lang: "ar", dir: "rtl", format: "ar-u-nu-latn" },
  en: { lang: "en", format: "en" },
  ru: { lang: "ru", format: "ru" },
};

let readLocale = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.lang.slice(0, 2);

/** Sets where the server reads the language from; a browser reads it from the document. */
export function setLocaleSource(source: () => string | undefined): void {
  readLocale = source;
}

/** The forced language; call it behind `import.meta.env.DEV` only. */
export function locale(): Locale {
  const candidate = readLocale() ?? "";
  return isLocale(candidate) ? candidate : "pt";
}

if (import.meta.env.DEV) overwriteGetLocale(locale);

export const localeSettings = (): LocaleSettings => (import.meta.env.DEV ? LOCALES[locale()] : PORTUGUESE);

/** Memoizes a value per locale, created on first use. */
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

/** Stores the forced language for later requests of this tab. */
export function storeLocale(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late
  document.cookie = `locale=${locale()}; Path=/; SameSite=Lax`;
}
