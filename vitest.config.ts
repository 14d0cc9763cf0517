import { configDefaults, defineConfig } from "vitest/config";

// A test that hangs must end; one on a busy machine must not be taken for it.
const testTimeout = 30_000;

// Pages as they are built, on a database: `npm run build -w packages/web`, then
// `npx vitest run --project server-embedded packages/web`.
const withDatabase = "packages/{web,sample}/**/with-database/**/*.test.ts";

// What starts and stops PostgreSQL itself: heavy, and apart from tests that look at the clock.
const databasePrograms = "packages/server/src/platform/database/{embedded,own-server}*.test.ts";

// The whole shop as it is built and started, and what may happen to it.
const livingShop = "scripts/{living-shop,restarts,faults}.test.mjs";

const server = {
  include: ["packages/server/{src,contract-tests}/**/*.test.ts", withDatabase],
  setupFiles: ["./scripts/provide-database-urls.ts"],
  // Each test opens its own company, so files need no walls between them: loading the program for each costs a minute.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The server's tests run twice, on the two kinds of PostgreSQL that a shop may have: `--project server-*`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: "rules", include: ["packages/rules/src/**/*.test.ts"], isolate: false, testTimeout } },
      { test: { name: "contract", include: ["packages/contract/src/**/*.test.ts"], isolate: false, testTimeout } },
      {
        test: {
          name: "sample",
          include: ["packages/sample/**/*.test.ts"],
          exclude: [...configDefaults.exclude, withDatabase],
          testTimeout,
        },
      },
      {
        test: {
          name: "web",
          include: ["packages/web/**/*.test.{ts,tsx}", "scripts/icons/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/build/**", withDatabase],
          testTimeout,
        },
      },
      {
        test: {
          name: "house",
          include: ["scripts/**/*.test.mjs"],
          exclude: [...configDefaults.exclude, livingShop],
          testTimeout,
        },
      },
      { test: { name: "shop", include: [livingShop], testTimeout: 120_000, hookTimeout: 60_000 } },
      { test: { name: "database-programs", include: [databasePrograms], testTimeout: 120_000, hookTimeout: 60_000 } },
      {
        test: {
          name: "server-embedded",
          ...server,
          exclude: [...configDefaults.exclude, databasePrograms],
          globalSetup: ["./scripts/test-on-embedded.ts"],
        },
      },
      {
        test: {
          name: "server-own",
          ...server,
          exclude: [...configDefaults.exclude, databasePrograms],
          globalSetup: ["./scripts/test-on-own-server.ts"],
        },
      },
    ],
  },
});
