import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Installation } from "@pecacerta/server/companies/installation";
import { ADMIN_PATH, createAdminHost } from "@pecacerta/server/platform/http/admin-host";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "../app/content-security-policy.ts";
import { addFileHeaders, securityHeaders } from "./security-headers.ts";
import { packagesFolder } from "./static-files.ts";

const ONE_YEAR_MS = 31_536_000_000;

const adminBuild = join(packagesFolder, "admin/build/client");

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Serves the seller's application where its host allows it; `sendPage` answers elsewhere, as for any unknown address. */
export async function serveAdminFiles(
  app: FastifyInstance,
  { config }: Installation,
  sendPage: Handler,
): Promise<void> {
  const adminHost = createAdminHost(config);
  const documentHeaders = readDocumentHeaders();
  await app.register(async (admin) => {
    admin.addHook("onRequest", async (request, reply) => {
      const remoteAddress = request.raw.socket.remoteAddress ?? "";
      if (!adminHost.accepts({ headers: request.headers, remoteAddress })) return sendPage(request, reply);
      if (/^127\.0\.0\.1(:|$)/.test(request.headers.host ?? "")) return redirectToLocalhost(request, reply);
    });
    await admin.register(fastifyStatic, {
      root: join(adminBuild, "assets"),
      prefix: `${ADMIN_PATH}/assets/`,
      index: false,
      dotfiles: "ignore",
      preCompressed: true,
      maxAge: ONE_YEAR_MS,
      immutable: true,
      decorateReply: false,
      setHeaders: addFileHeaders,
    });
    admin.get(ADMIN_PATH, { exposeHeadRoute: true }, (request, reply) => {
      const isWithoutSlash = /^\/painel(\?|$)/.test(request.url);
      return isWithoutSlash ? reply.redirect(request.url.replace(ADMIN_PATH, `${ADMIN_PATH}/`), 302) : send(reply);
    });
    admin.get(`${ADMIN_PATH}/*`, (_request, reply) => send(reply));
  });
  const send = (reply: FastifyReply) =>
    reply.headers(documentHeaders).sendFile("index.html", adminBuild, { cacheControl: false });
}

function readDocumentHeaders(): Readonly<Record<string, string>> {
  const html = readFileSync(join(adminBuild, "index.html"), "utf8");
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  return {
    ...securityHeaders,
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "content-security-policy": contentSecurityPolicy(scripts),
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
  };
}

/** A passkey cannot belong to an IP address, and a cookie belongs to one of the two names. */
function redirectToLocalhost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const host = (request.headers.host ?? "").replace("127.0.0.1", "localhost");
  return reply.redirect(`http://${host}${request.url}`, 302);
}
