import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestInstallation, ownerPool, randomAddress, type TestInstallation } from "../../../testing/database.ts";
import { holdClock } from "../../../testing/minute-limits.ts";
import { createRequestCounts } from "./rate-limit-store.ts";

const PROCESSES = 24;
const MAX = 600;
const REQUESTS_IN_A_ROUND = 10;
const ROUNDS = 5;

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

async function sharedRequests(subject: string): Promise<number> {
  const { rows } = await ownerPool().query(
    "select coalesce(sum(count), 0)::int as count from network_limit_counts where subject = $1",
    [subject],
  );
  return rows[0].count;
}

test("a network spread over many processes exceeds its limit by few requests of each, and few requests cost no write", async () => {
  holdClock();
  const { database, log } = context.installation;
  const processes = Array.from({ length: PROCESSES }, () => createRequestCounts({ database, log }));
  onTestFinished(() => {
    for (const counts of processes) counts.stop();
  });
  const network = randomAddress();
  const [attack, shopper] = [uuid(), uuid()];
  for (const counts of processes)
    for (let time = 1; time < 10; time++) expect(counts.increment(shopper, network, MAX)).toBe(time);

  let accepted = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    for (const counts of processes)
      for (let time = 0; time < REQUESTS_IN_A_ROUND; time++)
        if (counts.increment(attack, network, MAX) <= MAX) accepted++;
    const sent = round * PROCESSES * REQUESTS_IN_A_ROUND;
    await expect.poll(() => sharedRequests(attack), { timeout: 15_000 }).toBe(sent);
  }
  const betweenShares = PROCESSES * REQUESTS_IN_A_ROUND;
  expect(accepted).toBeLessThanOrEqual(MAX + 10 * (PROCESSES - 1) + betweenShares);
  expect(await sharedRequests(shopper)).toBe(0);
});
