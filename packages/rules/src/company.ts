export const THEMES = ["theme-red", "theme-blue", "theme-green", "theme-orange", "theme-violet", "theme-teal"] as const;
export const HEADERS = [
  "spaceship-one",
  "spaceship-two",
  "spaceship-three",
  "classic-one",
  "classic-two",
  "classic-three",
  "classic-four",
  "classic-five",
] as const;
export const MOBILE_HEADERS = ["one", "two"] as const;

export type Theme = (typeof THEMES)[number];
export type Header = (typeof HEADERS)[number];
export type MobileHeader = (typeof MOBILE_HEADERS)[number];

/** An unknown or missing setting falls back to the first of its list; nothing else ever reaches a page. */
export const readTheme = (text: string | null | undefined): Theme => oneOf(THEMES, text);
export const readHeader = (text: string | null | undefined): Header => oneOf(HEADERS, text);
export const readMobileHeader = (text: string | null | undefined): MobileHeader => oneOf(MOBILE_HEADERS, text);

/** Where a company is on the web: whatever else a setting holds leads nowhere. */
export const readWebAddress = (text: string | null | undefined): string | null =>
  text && /^https:\/\/[^\s"'<>\\]+$/i.test(text) ? text : null;

/** A picture in this shop, which is all that its pages may show. */
export const readOwnPicture = (text: string | null | undefined): string | null =>
  text && /^\/(?!\/)[^\s"'<>\\]+$/.test(text) ? text : null;

/** Lower case letters, digits and dashes, at most 63: a slug can also be a host label. */
export const isCompanySlug = (text: string): boolean => /^[a-z0-9-]{1,63}$/.test(text);

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null | undefined): Value =>
  values.find((value) => value === text) ?? values[0];
