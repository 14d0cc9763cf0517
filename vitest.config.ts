import { configDefaults, defineConfig } from "vitest/config";
import { testWorkers } from "./scripts/test-workers.mjs";

// Timeouts only end what hangs: on a busy machine a test takes four times as long as alone.
const testTimeout = 60_000;
// On a busy machine a second, as vitest has it, is too short.
const expect = { poll: { timeout: 15_000 } };

// Tests of the built pages on a database. Run one alone with:
// `npm run build -w packages/web && npx vitest run --project server-embedded <file>`.
const withDatabase = "packages/{web,sample}/**/with-database/**/*.test.ts";

// Tests that start and stop PostgreSQL itself.
const databasePrograms = [
  "packages/{embedded-postgres/src/*,server/src/platform/database/{embedded-backup,prepare,replicas/*}}.test.ts",
  "packages/{server/testing/replication,web/pages/with-database/replica-pages}.test.ts",
];

// Tests that start and stop the shop.
const shopPrograms =
  "scripts/{shop-bucket,shop-database,shop-lifecycle,shop-restarts,shop-workers,faults,failover}.test.mjs";

// Tests that start and stop the server's program, on a database that they share.
const serverPrograms =
  "packages/server/src/{app/{several-processes,start,stop},platform/backup/kill,platform/mail/processes,platform/process/drop-root}.test.ts";

// Starts two shops and allows three seconds: on a busy machine it would be about the machine.
const timed = "packages/web/pages/with-database/saves-in-two-processes.test.ts";

const setupFuzz = "./scripts/setup-fuzz.ts";

// Node runs these files itself, as it runs the product: transforming them again costs each run of vitest seconds.
const native = { experimental: { viteModuleRunner: false } };

const unit = { ...native, isolate: false, expect, testTimeout, setupFiles: [setupFuzz] };

const server = {
  ...native,
  include: ["packages/server/{src,contract-tests,testing}/**/*.test.ts", "bench/engines/*.test.ts", withDatabase],
  exclude: [...configDefaults.exclude, ...databasePrograms, serverPrograms],
  setupFiles: [setupFuzz, "./scripts/provide-database-urls.ts"],
  // Each test creates its own company, so files may share a process. Loading the program for each file costs a minute.
  isolate: false,
  expect,
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

const notOnCitus = [
  // Makes tables and keys that Citus refuses; citus-tests/isolation.test.ts proves the isolation there.
  "packages/server/src/platform/database/rls.test.ts",
  // Reads plans of one plain PostgreSQL.
  "packages/server/src/{catalog/structure-plans,platform/database/plans}.test.ts",
  // Places companies by hand, which a cluster does itself; `npm run faults` kills and freezes one of its nodes.
  "packages/server/src/platform/database/connection-shares.test.ts",
  // Sets the distribution column, which Citus refuses.
  "packages/server/src/companies/watched-tables.test.ts",
  // Wait for locks that they see on one node only.
  "packages/server/src/{admin/identity/members,catalog/products/deleted-product,customers/accounts/profile,sales/bids/bid-lifecycle}.test.ts",
  // Creates companies during a backup, which Citus can refuse: it has no snapshot over all nodes.
  "packages/server/src/platform/backup/snapshot.test.ts",
  // Fills tables before the newest migrations, which are distributed later.
  "packages/server/src/platform/database/filled.test.ts",
];

const programs = { ...native, setupFiles: [setupFuzz], expect, testTimeout: 300_000, hookTimeout: 180_000 };

/** The server's tests can run on both kinds of PostgreSQL: `--project server-embedded` and `--project server-own`. */
export default defineConfig({
  test: {
    maxWorkers: testWorkers,
    projects: [
      { test: { name: "rules", ...unit, include: ["packages/rules/src/**/*.test.ts"] } },
      { test: { name: "contract", ...unit, include: ["packages/contract/src/**/*.test.ts"] } },
      { test: { name: "ui", setupFiles: [setupFuzz], include: ["packages/ui/src/**/*.test.ts"], expect, testTimeout } },
      {
        test: {
          name: "sample",
          ...native,
          include: ["packages/sample/**/*.test.ts"],
          exclude: [...configDefaults.exclude, withDatabase],
          isolate: false,
          setupFiles: [setupFuzz],
          expect,
          testTimeout,
        },
      },
      { extends: "packages/web/vitest.config.ts", test: { name: "web", maxWorkers: testWorkers } },
      { extends: "packages/admin/vitest.config.ts", test: { name: "admin", maxWorkers: testWorkers } },
      {
        test: {
          name: "scripts",
          ...native,
          include: ["scripts/**/*.test.mjs"],
          exclude: [...configDefaults.exclude, shopPrograms],
          isolate: false,
          setupFiles: [setupFuzz],
          expect,
          // Some read the whole program with its types.
          testTimeout: programs.testTimeout,
        },
      },
      { test: { name: "shop", ...programs, include: [shopPrograms] } },
      { test: { name: "database-programs", ...programs, include: databasePrograms } },
      {
        test: {
          name: "server-programs",
          ...server,
          testTimeout: programs.testTimeout,
          include: [serverPrograms],
          exclude: configDefaults.exclude,
          globalSetup: ["./scripts/setup-embedded-postgres.ts"],
        },
      },
      {
        test: {
          name: "server-embedded",
          ...server,
          exclude: [...server.exclude, timed],
          globalSetup: ["./scripts/setup-embedded-postgres.ts"],
        },
      },
      {
        test: {
          name: "timed",
          ...server,
          include: [timed],
          globalSetup: ["./scripts/setup-embedded-postgres.ts"],
        },
      },
      { test: { name: "server-own", ...server, globalSetup: ["./scripts/setup-system-postgres.ts"] } },
      {
        test: {
          name: "server-citus",
          ...server,
          include: [
            ...server.include,
            "packages/server/citus-tests/*.test.ts",
            "packages/web/pages/on-citus/*.test.ts",
          ],
          exclude: [...server.exclude, ...notOnCitus],
          globalSetup: ["./scripts/setup-citus.ts"],
        },
      },
    ],
  },
});
