import { ensureInstalled } from "./installed.mjs";
import { runProgram } from "./run-program.mjs";

// `npm run dev`: the shop from its sources, each change shown at once. Without the condition there would be two
// React Routers in one process. No page is kept: it would be shown again after its sources have changed.
ensureInstalled();
runProgram(["--enable-source-maps", "--conditions", "development", "packages/web/start.mjs", "--dev"], {
  NODE_ENV: "development",
  PAGE_CACHE_MB: "0",
  DEV_PAGES: process.env.DEV_PAGES ?? "on",
});
