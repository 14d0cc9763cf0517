import { ensureInstalled } from "./installed.mjs";
import { runProgram } from "./program.mjs";

// `npm run dev`: the shop from its sources, each change shown at once. Without the condition there would be two
// React Routers in one process.
ensureInstalled();
runProgram(["--enable-source-maps", "--conditions", "development", "packages/web/start.ts", "--dev"], {
  NODE_ENV: "development",
});
