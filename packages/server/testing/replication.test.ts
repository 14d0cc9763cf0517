import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findReplicationProblem, type Replication, startReplication } from "./replication.ts";

const problem = await findReplicationProblem();
if (problem) console.warn(`SKIPPED, no replication: ${problem}`);

describe.skipIf(problem)("servers that replicate", () => {
  let replication: Replication;
  beforeAll(async () => {
    replication = await startReplication();
    await replication.primary.query("create table marks (number int)");
  });
  afterAll(() => replication.stop());

  const count = async (server: { query(text: string): Promise<unknown[]> }) =>
    (await server.query("select * from marks")).length;

  test("a standby shows what the primary wrote, also after it was killed and started again", async () => {
    const { primary, standbys } = replication;
    const [standby] = standbys;
    await standby?.kill();
    await primary.query("insert into marks values (1)");
    await standby?.start();
    for (const server of standbys) {
      await server.waitUntilCaughtUp(primary);
      expect(await count(server)).toBe(1);
    }
  });

  test("a promoted standby is a primary that others can follow", async () => {
    const { primary, standbys, addStandby } = replication;
    const [, second] = standbys;
    if (!second) throw new Error("There is no second standby");
    await primary.kill();
    await second.promote();
    await second.query("insert into marks values (2)");
    const third = await addStandby("standby3", second);
    expect(await count(third)).toBe(2);
  });
});
