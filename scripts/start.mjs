import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./installed.mjs";
import { rootDir } from "./root-dir.mjs";
import { superviseProgram } from "./supervisor.mjs";

// `npm start`: installs, builds and runs the shop from a fresh clone. Needs only Node and npm.
ensureInstalled({ programOnly: true });
ensureBuilt();
superviseProgram(["packages/web/start.mjs"], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
  NODE_COMPILE_CACHE: join(rootDir, "node_modules", ".cache", "compiled"),
});
