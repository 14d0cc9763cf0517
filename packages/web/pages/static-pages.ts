import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { securityHeaders } from "./security-headers.ts";

const STYLE = `body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#262626;background:#f2f4f5}
main{max-width:32rem;margin:15vh auto 0;padding:0 1.5rem;text-align:center}
h1{font-size:1.6rem;line-height:1.2}
a{display:inline-block;margin:.5rem;padding:.7rem 1.4rem;color:#262626;background:#fff;border:1px solid #999}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

type PageText = { title: string; text: string };

/** A small page built at startup, without company, database or files. */
type StaticPage = { status: number; html: Buffer; plain: Buffer };

/** `unavailable`: overload or no database (503). `tooMany`: this visitor exceeds the limit (429). */
const staticPages = {
  notFound: buildStaticPage(404, {
    title: "Página não encontrada",
    text: "O endereço mudou ou não existe.",
  }),
  tooMany: buildStaticPage(429, {
    title: "Muitas páginas em pouco tempo",
    text: "Recebemos muitos acessos da sua rede. Espere um minuto e tente de novo.",
  }),
  failed: buildStaticPage(500, {
    title: "Algo deu errado do nosso lado",
    text: "Tente de novo em instantes.",
  }),
  unavailable: buildStaticPage(503, {
    title: "Voltamos em instantes",
    text: "A loja está com muitos acessos agora. Espere alguns segundos e tente de novo.",
  }),
  suspended: buildStaticPage(503, {
    title: "Esta loja está fora do ar",
    text: "Ela não está atendendo no momento. Se você já comprou aqui, fale com a loja pelo e-mail do seu pedido.",
  }),
} satisfies Record<string, StaticPage>;

export type StaticPageName = keyof typeof staticPages;

/** Data requests of the client router get plain text. `headers` may add `retry-after`, in seconds. */
export function sendStaticPage(
  name: StaticPageName,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const { status, html, plain } = staticPages[name];
  const { req: request } = response;
  const isData = /\.data(\?|$)/.test(request.url ?? "");
  const body = isData ? plain : html;
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    "content-security-policy": POLICY,
    "content-type": isData ? "text/plain; charset=utf-8" : "text/html; charset=utf-8",
    "content-length": body.length,
    "cache-control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

export function sendUnavailable(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  retryAfterSeconds = 2,
): void {
  sendStaticPage("unavailable", response, { ...headers, "retry-after": String(retryAfterSeconds) });
}

function buildStaticPage(status: number, { title, text }: PageText): StaticPage {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
  ].join("");
  const retryLink = status === 404 ? "" : '<a href="">Tentar de novo</a>';
  const body = `<main><h1>${title}</h1><p>${text}</p><p>${retryLink}<a href="/">Ir para o início</a></p></main>`;
  const html = `<!doctype html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`;
  return { status, html: Buffer.from(html), plain: Buffer.from(`${title}. ${text}`) };
}
