import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./installed.mjs";
import { rootDir } from "./root-dir.mjs";
import { superviseProgram } from "./supervisor.mjs";

// `npm start`: everything from a fresh clone to a running shop, with nothing but some Node and npm.
ensureInstalled({ programOnly: true });
ensureBuilt();
superviseProgram(["packages/web/start.mjs"], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
  // What was compiled at one start is not compiled again at the next.
  NODE_COMPILE_CACHE: join(rootDir, "node_modules", ".cache", "compiled"),
});
