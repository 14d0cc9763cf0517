import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { securityHeaders } from "./content-security.ts";

/** Where the pictures of the sample lie, and those that companies brought, whose names tell their content. */
export type PictureFolders = { sample: string; companies: string };

const NAME = /^([a-z0-9][a-z0-9-]*)\.(webp|avif|svg)$/;
const NAMED_BY_CONTENT = /^[0-9a-f]{20}-\d+$/;
const TYPES: ReadonlyMap<string, string> = new Map([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["svg", "image/svg+xml"],
]);
const FOR_EVER = "public, max-age=31536000, immutable";
const A_WEEK = "public, max-age=604800";

/**
 * Pictures by one address each. Whoever says that it reads AVIF gets AVIF at an address that ends in `.webp`: pages then
 * name every picture once, and stay the same for everybody.
 */
export function pictures(app: FastifyInstance, folders: PictureFolders): void {
  app.get<{ Params: { "*": string } }>("/pictures/*", async (request, reply) => {
    const [, name, ending] = NAME.exec(request.params["*"]) ?? [];
    if (!name || !ending) return reply.callNotFound();
    const isTheirs = NAMED_BY_CONTENT.test(name);
    const file = await found(join(isTheirs ? folders.companies : folders.sample, name), ending, request.headers.accept);
    if (!file) return reply.callNotFound();
    const tag = `"${createHash("sha256").update(file.bytes).digest("base64url").slice(0, 27)}"`;
    reply.headers({ ...securityHeaders, "Cache-Control": isTheirs ? FOR_EVER : A_WEEK, ETag: tag });
    if (ending === "webp") reply.header("Vary", "Accept");
    // A drawing that is opened by itself is a document: nothing may run in it.
    if (ending === "svg") reply.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (knows(request.headers["if-none-match"], tag)) return reply.code(304).send();
    return reply.type(TYPES.get(file.ending) ?? "").send(file.bytes);
  });
}

type Found = { bytes: Buffer; ending: string };

async function found(path: string, ending: string, accept = ""): Promise<Found | undefined> {
  const endings = ending === "webp" && readsAvif(accept) ? ["avif", "webp"] : [ending];
  for (const each of endings) {
    const bytes = await readFile(`${path}.${each}`).catch(() => undefined);
    if (bytes) return { bytes, ending: each };
  }
  return undefined;
}

/** Only where AVIF is named: that anything is taken (star slash star) does not say that it can be shown. */
const readsAvif = (accept: string): boolean =>
  accept.split(",").some((range) => /^\s*image\/avif\s*(;|$)/i.test(range) && !/;\s*q=0(\.0*)?\s*$/i.test(range));

const knows = (given: string | undefined, tag: string): boolean =>
  given?.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//, ""))) ?? false;
