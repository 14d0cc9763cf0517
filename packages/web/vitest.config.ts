import { join } from "node:path";
import { configDefaults, defineProject } from "vitest/config";
import { compileTexts } from "./compile-texts.ts";

const rootDir = join(import.meta.dirname, "../..");

/** The unit tests of the pages, with texts compiled as in the build. */
export default defineProject({
  root: rootDir,
  plugins: [compileTexts()],
  test: {
    name: "web",
    include: ["packages/web/**/*.test.{ts,tsx}", "scripts/icons/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/build/**", "**/with-database/**"],
    setupFiles: [join(rootDir, "scripts/setup-fuzz.ts")],
    testTimeout: 30_000,
  },
});
