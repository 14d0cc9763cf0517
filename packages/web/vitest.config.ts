import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { configDefaults, defineProject } from "vitest/config";
import { everyLanguage } from "./compile-messages.ts";

const rootDir = join(import.meta.dirname, "../..");

/** The unit tests of the pages, with the messages of every language. */
export default defineProject({
  root: rootDir,
  plugins: [paraglideVitePlugin(everyLanguage)],
  test: {
    isolate: false,
    include: ["packages/web/**/*.test.{ts,tsx}", "scripts/icons/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/build/**", "**/with-database/**", "**/on-citus/**"],
    setupFiles: [join(rootDir, "scripts/setup-fuzz.ts"), join(rootDir, "scripts/reset-modules.ts")],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
  },
});
