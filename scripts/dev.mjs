import { ensureInstalled } from "./installed.mjs";
import { runProgram } from "./run-program.mjs";

// `npm run dev`: runs the shop from its sources and shows each change at once. Without the condition the process loads
// two copies of React Router. The page cache is off, because its pages would outlive their sources.
ensureInstalled();
runProgram(["--enable-source-maps", "--conditions", "development", "packages/web/start.mjs", "--dev"], {
  NODE_ENV: "development",
  PAGE_CACHE_MB: "0",
  DEV_PAGES: process.env.DEV_PAGES ?? "on",
});
