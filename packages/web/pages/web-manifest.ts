import type { CompanyDto } from "@pecacerta/contract/companies";
import { parseTheme, THEME_ACCENTS } from "@pecacerta/rules/company";
import { iconPath } from "./icons.ts";

/** What a telephone needs to put the shop on its home screen. `home` is the path of the home page. */
export function webManifest({ titulo, cor_padrao }: CompanyDto, home: string): string {
  const theme = parseTheme(cor_padrao);
  const icon = { src: iconPath(theme, 512), sizes: "512x512", type: "image/png" };
  return JSON.stringify({
    name: titulo,
    short_name: titulo,
    lang: "pt-BR",
    dir: "ltr",
    id: home,
    start_url: home,
    scope: "/",
    display: "standalone",
    theme_color: THEME_ACCENTS[theme],
    background_color: "#ffffff",
    categories: ["shopping"],
    icons: [
      { src: iconPath(theme, 192), sizes: "192x192", type: "image/png" },
      { ...icon, purpose: "any" },
      { ...icon, purpose: "maskable" },
    ],
  });
}
