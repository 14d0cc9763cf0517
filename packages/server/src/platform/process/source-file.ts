import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The path of a file of `packages/server/src`. Resolved by the package name, because a bundle of this file is elsewhere. */
export const sourceFile = (path: string): string =>
  join(dirname(createRequire(import.meta.url).resolve("@pecacerta/server/package.json")), "src", path);
