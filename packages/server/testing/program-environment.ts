import { fileURLToPath } from "node:url";

const COMPILE_CACHE = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));
const RESOLVE_DRIZZLE = new URL("../../../scripts/resolve-drizzle.mjs", import.meta.url).href;

/** The environment of a program that a test starts. As in `npm start`, code compiled once is not compiled again. */
export const programEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  NODE_OPTIONS: `--import=${RESOLVE_DRIZZLE}`,
};
