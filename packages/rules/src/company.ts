export const THEMES = ["theme-red", "theme-blue", "theme-green", "theme-orange", "theme-violet", "theme-teal"] as const;
export const HEADER_LAYOUTS = [
  "spaceship-one",
  "spaceship-two",
  "spaceship-three",
  "classic-one",
  "classic-two",
  "classic-three",
  "classic-four",
  "classic-five",
] as const;
export const MOBILE_HEADER_LAYOUTS = ["one", "two"] as const;

export type Theme = (typeof THEMES)[number];
export type HeaderLayout = (typeof HEADER_LAYOUTS)[number];
export type MobileHeaderLayout = (typeof MOBILE_HEADER_LAYOUTS)[number];

/** The accent of each theme, for what no style sheet reaches: icons, manifest and browser bars. */
export const THEME_ACCENTS: Readonly<Record<Theme, string>> = {
  "theme-red": "#c4122f",
  "theme-blue": "#1558c0",
  "theme-green": "#0f7a3d",
  "theme-orange": "#b44a00",
  "theme-violet": "#6a35c2",
  "theme-teal": "#0a6f7a",
};

/** Returns the first theme for an unknown or missing setting. */
export const parseTheme = (text: string | null | undefined): Theme => oneOf(THEMES, text);
export const parseHeaderLayout = (text: string | null | undefined): HeaderLayout => oneOf(HEADER_LAYOUTS, text);
export const parseMobileHeaderLayout = (text: string | null | undefined): MobileHeaderLayout =>
  oneOf(MOBILE_HEADER_LAYOUTS, text);

/** Accepts https URLs only. */
export const parseWebUrl = (text: string | null | undefined): string | null =>
  text && /^https:\/\/[^\s"'<>\\]+$/i.test(text) ? text : null;

export const parseLocalImagePath = (text: string | null | undefined): string | null =>
  text && /^\/(?!\/)[^\s"'<>\\]+$/.test(text) ? text : null;

export const isCompanySlug = (text: string): boolean => /^[a-z0-9-]{1,63}$/.test(text);

/** First path segments of the admin's own pages and files. */
export const ADMIN_PATH_SEGMENTS: readonly string[] = [
  "assets",
  "conta",
  "convite",
  "entrar",
  "instalacao",
  "painel",
  "senha",
];

/** Whether a new company may take the slug. The storefront of an older company with a reserved one stays reachable. */
export const isNewCompanySlug = (text: string): boolean => isCompanySlug(text) && !ADMIN_PATH_SEGMENTS.includes(text);

/** A host name of at least two labels, in lower case, without port and final dot. */
export const isHostName = (text: string): boolean =>
  text.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(text);

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null | undefined): Value =>
  values.find((value) => value === text) ?? values[0];
