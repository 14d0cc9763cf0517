import { join } from "node:path";
import { configDefaults, defineProject } from "vitest/config";

const rootDir = join(import.meta.dirname, "../..");

export default defineProject({
  root: rootDir,
  test: {
    name: "admin",
    include: ["packages/admin/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "**/build/**"],
    setupFiles: [join(rootDir, "scripts/setup-fuzz.ts")],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
  },
});
