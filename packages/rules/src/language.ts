export type Language = {
  readonly name: string;
  readonly icon: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
};

/** Languages with a complete message catalogue. */
export const SUPPORTED_LANGUAGES = ["ar", "en", "pt", "ru"] as const;

export const PORTUGUESE: Language = { name: "Português", icon: "pt", locale: "pt", direction: "ltr" };

/** Languages the storefront offers: only Portuguese. */
export const LANGUAGES: readonly Language[] = [PORTUGUESE];
