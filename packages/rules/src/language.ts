export type Language = {
  readonly name: string;
  readonly icon: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
};

export const PORTUGUESE: Language = { name: "Português", icon: "pt", locale: "pt", direction: "ltr" };

export const LANGUAGES: readonly Language[] = [PORTUGUESE];
