import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener } from "node:http";
import { isLocale } from "#messages-runtime";
import { setLocaleSource } from "../app/texts/locale.ts";

const COOKIE = /(?:^|;\s*)locale=([a-z]+)/;

const locales = new AsyncLocalStorage<string>();

/** Development only: `?locale=ar` forces a language for that page and its later requests. */
export function withForcedLocale(shop: RequestListener): RequestListener {
  setLocaleSource(() => locales.getStore());
  return (request, response) => locales.run(requestedLocale(request), () => shop(request, response));
}

function requestedLocale({ url = "/", headers: { cookie = "" } }: IncomingMessage): string {
  const given = new URLSearchParams(url.split("?")[1]).get("locale") ?? "";
  return isLocale(given) ? given : (COOKIE.exec(cookie)?.[1] ?? "pt");
}
