import { THEME_ACCENTS, THEMES, type Theme } from "@pecacerta/rules/company";
import { renderSvg } from "@pecacerta/server/catalog/images/render-svg";
import { createCache } from "@pecacerta/server/platform/cache/cache";
import type { FastifyInstance } from "fastify";
import { fileHeaders } from "./security-headers.ts";

const ICON_SIZES = [180, 192, 512] as const;
type IconSize = (typeof ICON_SIZES)[number];

const FAVICON_SIZE = 32;
const NAME = /^(theme-[a-z]+)(?:-(\d+)\.png|\.svg)$/;
const ONE_WEEK = "public, max-age=604800";

/** Serves the sign of the shop in the color of a theme: `/icons/theme-red.svg`, `/icons/theme-red-180.png`. */
export function serveIcons(app: FastifyInstance): void {
  const icons = createCache<Buffer>({ name: "icons", maxEntries: THEMES.length * ICON_SIZES.length + 1 });
  const headers = { ...fileHeaders, "Cache-Control": ONE_WEEK };

  app.get("/favicon.ico", async (_, reply) => {
    const icon = await icons.getOrLoad("favicon", async () => toIco(await renderSvg(markSvg(THEMES[0]), FAVICON_SIZE)));
    return reply.headers(headers).type("image/x-icon").send(icon);
  });

  app.get<{ Params: { name: string } }>("/icons/:name", async (request, reply) => {
    const { name } = request.params;
    const [, themeName, digits] = NAME.exec(name) ?? [];
    const theme = THEMES.find((theme) => theme === themeName);
    if (!theme) return reply.callNotFound();
    if (digits === undefined) return reply.headers(headers).type("image/svg+xml").send(markSvg(theme));
    const size = ICON_SIZES.find((size) => size === Number(digits));
    if (!size) return reply.callNotFound();
    const icon = await icons.getOrLoad(name, () => renderSvg(tileSvg(theme), size));
    return reply.headers(headers).type("image/png").send(icon);
  });
}

export const iconPath = (theme: Theme, size: IconSize): string => `/icons/${theme}-${size}.png`;

const markPaths = (theme: Theme): string =>
  `<path d="M12 3h16l9 17-9 17H12L3 20z" fill="${THEME_ACCENTS[theme]}"/>` +
  `<circle cx="20" cy="20" r="8.5" fill="none" stroke="#fff" stroke-width="3"/>` +
  `<path d="m16.5 20 2.6 2.7 4.6-5.2" fill="none" stroke="#fff" stroke-width="2.6"/>`;

const markSvg = (theme: Theme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${markPaths(theme)}</svg>`;

/** On white and within the circle that home screens cut out. */
const tileSvg = (theme: Theme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56"><path fill="#fff" d="M-8-8h56v56H-8z"/>${markPaths(theme)}</svg>`;

/** An ICO file with one PNG. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
