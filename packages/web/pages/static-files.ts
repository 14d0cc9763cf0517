import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FileStore } from "@pecacerta/server/platform/files/file-store";
import { createFolderStore } from "@pecacerta/server/platform/files/folder-store";
import { limitReads } from "@pecacerta/server/platform/files/limit-reads";
import type { FastifyInstance } from "fastify";
import { serveIcons } from "./icons.ts";
import { servePictures } from "./pictures.ts";
import { addFileHeaders } from "./security-headers.ts";

const ONE_YEAR_MS = 31_536_000_000;

// Resolved through a package, because the bundle of this file is elsewhere.
export const packagesFolder = dirname(
  dirname(createRequire(import.meta.url).resolve("@pecacerta/server/package.json")),
);

/** Serves the build's assets (named by content hash), icons and pictures. */
export async function serveStaticFiles(app: FastifyInstance, fileStore: FileStore): Promise<void> {
  await app.register(fastifyStatic, {
    index: false,
    wildcard: true,
    dotfiles: "ignore",
    setHeaders: addFileHeaders,
    root: join(packagesFolder, "web/build/client/assets"),
    prefix: "/assets/",
    preCompressed: true,
    maxAge: ONE_YEAR_MS,
    immutable: true,
  });
  serveIcons(app);
  servePictures(app, {
    sample: createFolderStore(join(packagesFolder, "sample/pictures")).read,
    companies: fileStore.isRemote ? limitReads(fileStore) : fileStore.read,
  });
}
