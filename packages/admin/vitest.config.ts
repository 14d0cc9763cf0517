import { join } from "node:path";
import { configDefaults, defineProject } from "vitest/config";

const rootDir = join(import.meta.dirname, "../..");

export default defineProject({
  root: rootDir,
  test: {
    isolate: false,
    include: ["packages/admin/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "**/build/**"],
    setupFiles: [join(rootDir, "scripts/setup-fuzz.ts"), join(rootDir, "scripts/reset-modules.ts")],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
  },
});
