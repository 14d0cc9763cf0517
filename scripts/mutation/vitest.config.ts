import { defineConfig } from "vitest/config";

/** The tests of the packages that are mutated. */
export default defineConfig({
  test: {
    include: ["packages/{rules,contract}/src/**/*.test.ts"],
    isolate: false,
    setupFiles: ["./scripts/setup-fuzz.ts"],
  },
});
