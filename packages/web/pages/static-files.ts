import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { securityHeaders } from "./content-security.ts";

const A_YEAR_MS = 31_536_000_000;
const A_WEEK_MS = 604_800_000;

// Found through a package, not beside this file: a bundle of this file stands elsewhere.
const packages = dirname(dirname(createRequire(import.meta.url).resolve("@pecacerta/server/package.json")));

/** What lies on the disk: the build's assets, whose names change with their content, and the sample's pictures. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  const common = { index: false as const, wildcard: true, dotfiles: "ignore" as const, setHeaders: secure };
  await app.register(fastifyStatic, {
    ...common,
    root: join(packages, "web/build/client/assets"),
    prefix: "/assets/",
    preCompressed: true,
    maxAge: A_YEAR_MS,
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...common,
    root: join(packages, "sample/pictures"),
    prefix: "/pictures/",
    maxAge: A_WEEK_MS,
    decorateReply: false,
  });
}

function secure(reply: FastifyReply): void {
  reply.headers(securityHeaders);
}
