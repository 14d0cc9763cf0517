import { join } from "node:path";
import { configDefaults, defineProject } from "vitest/config";
import { testWorkers } from "../../scripts/test-workers.mjs";

const rootDir = join(import.meta.dirname, "../..");

export default defineProject({
  root: rootDir,
  test: {
    name: "admin",
    include: ["packages/admin/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "**/build/**"],
    isolate: false,
    maxWorkers: testWorkers,
    setupFiles: [join(rootDir, "scripts/setup-fuzz.ts"), join(rootDir, "scripts/separate-test-files.ts")],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
  },
});
