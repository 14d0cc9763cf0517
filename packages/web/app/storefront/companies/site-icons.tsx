import { THEME_ACCENTS, type Theme } from "@pecacerta/rules/company";

const DARK_GROUND = "#12161c";

export const SiteIcons = ({ theme, manifestQuery }: { theme: Theme; manifestQuery: string }) => (
  <>
    <meta name="theme-color" content={DARK_GROUND} media="(prefers-color-scheme: dark)" />
    <meta name="theme-color" content={THEME_ACCENTS[theme]} />
    <link rel="icon" href={`/icons/${theme}.svg`} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={`/icons/${theme}-180.png`} />
    <link rel="manifest" href={`/manifest.webmanifest${manifestQuery}`} />
  </>
);
