import { rm } from "node:fs/promises";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { findReplicationProblem } from "@pecacerta/server/testing/replication";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeHarness } from "./faults/harness.mjs";
import { judgeFailover, measureFailover, startReplicatedShop } from "./faults/replicated-shop.mjs";

const problem = await findReplicationProblem();
if (problem) console.warn(`SKIPPED, no replication: ${problem}`);

describe.skipIf(problem)("npm start with several hosts in DATABASE_URL", () => {
  const harness = { cleanups: [], environment: {} };
  let shop;
  beforeAll(async () => {
    harness.folder = await createTestFolder("failover");
    harness.cleanups.push(() => rm(harness.folder, { recursive: true, force: true }));
    shop = await startReplicatedShop(harness);
  }, 240_000);
  afterAll(() => closeHarness(harness));

  function expectHeld(measured) {
    const { figure, ok } = judgeFailover(measured);
    console.log(figure);
    expect(ok, `${figure}\n${shop.output.join("\n")}`).toBe(true);
  }

  test("goes on with the promoted standby when the primary turns read-only", async () => {
    const [primary, standby] = shop.servers;
    const measured = await measureFailover(shop, standby, async () => {
      await primary.configure({ default_transaction_read_only: "on" });
      await standby.promote();
    });
    expectHeld(measured);
  });

  test("goes on with the next standby when that primary is killed, and leaves the read-only host alone", async () => {
    const [, primary, standby] = shop.servers;
    const measured = await measureFailover(shop, standby, async () => {
      await primary.kill();
      await standby.configure({ synchronous_standby_names: "" });
      await standby.promote();
    });
    expectHeld(measured);
  });
});
