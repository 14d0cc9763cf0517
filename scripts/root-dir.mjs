import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole program, wherever it is called from. */
export const rootDir = join(dirname(fileURLToPath(import.meta.url)), "..");
