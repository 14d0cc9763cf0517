import { randomInt } from "node:crypto";
import { type Call, WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { type Refusal, statusesOf } from "@pecacerta/contract/refusals";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCustomer } from "../customers/testing.ts";
import { openForTest, type TestInstallation } from "../database/testing.ts";
import { placeOf, readDescription } from "./described.ts";
import { everyCall, type Name, ofAccount, removes } from "./every-call.ts";
import { type Odd, oddRequest, requestOf } from "./odd-requests.ts";
import { anew, newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
let theirs: World;
let description: Awaited<ReturnType<typeof readDescription>>;

beforeAll(async () => {
  opened = await openForTest();
  [mine, theirs] = [await newWorld(opened), await newWorld(opened)];
  description = await readDescription(opened.app);
});
afterAll(() => opened.close());

const AT_ONCE = 8;
const ENOUGH_MS = 10_000;

describe("odd requests", () => {
  test("a known two thousand break nothing and are answered as the contract says", async () => {
    const served = await expectNoFaults(20_260_314, 2000);
    // The oddities are few enough for every call to be reached, past all that could be refused.
    if (served) expect([...served].sort()).toEqual(everyCall.map(([name]) => name).sort());
  }, 60_000);

  test("nor do some that nobody has seen before", async () => {
    const seed = randomInt(2 ** 31);
    console.info(`odd requests from the seed ${seed}`);
    await expectNoFaults(seed, 1000);
  }, 60_000);
});

/**
 * Sends so many odd requests, or as many as there is time for: a slow machine is no fault.
 * Answers which calls were served at least once, where all of the requests were sent.
 */
async function expectNoFaults(seed: number, count: number): Promise<Set<Name> | undefined> {
  const waiting = fc.sample(oddRequest, { seed, numRuns: count });
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const served = new Set<Name>();
  const end = performance.now() + ENOUGH_MS;
  const sender = async () => {
    for (let odd = waiting.pop(); odd && performance.now() < end; odd = waiting.pop()) {
      const { status, fault } = await sent(odd);
      statuses.add(status);
      if (status < 300) served.add(odd.name);
      if (fault) faults.push({ seed, fault, status, odd });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  expect(faults.slice(0, 3)).toEqual([]);
  console.info(`${count - waiting.length} odd requests, answered ${[...statuses].sort().join(", ")}`);
  for (const status of [200, 401, 404, 422]) expect(statuses).toContain(status);
  return waiting.length === 0 ? served : undefined;
}

async function sent(odd: Odd): Promise<{ status: number; fault: string | null }> {
  const { method, path }: Call = calls[odd.name];
  const token = ofAccount.includes(odd.name) ? (await newCustomer(mine.shop)).token : mine.owner.token;
  // What is removed must not be what others ask for.
  const thing = removes[odd.name];
  const passing = thing && (await anew(opened, mine, thing));
  const answer = await opened.app.inject(requestOf(odd, { ...mine, ...passing }, token));
  // A garage that fills up with what was not removed would take no more.
  if (passing) await emptyOf(passing);
  const status = answer.statusCode;
  if (status >= 500) return { status, fault: answer.body };
  if (answer.body.includes(theirs.canary)) return { status, fault: "another company's" };
  const place = [WIRE_PREFIX + path.replace(/:(\w+)/g, "{$1}"), method.toLowerCase(), "responses", String(status)];
  if (!description.description.paths[place[0] ?? ""]?.[place[1] ?? ""]?.responses[status]) {
    return { status, fault: `${status} is not in the contract: ${answer.body}` };
  }
  const shape = placeOf("paths", ...place, "content", "application/json", "schema");
  const told = answer.json() as { message: Refusal };
  const misnamed =
    status >= 400 && !statusesOf(told.message).some((one) => one === status)
      ? `${told.message} is not ${status}`
      : null;
  return { status, fault: misnamed ?? description.faultOf(shape, told) };
}

async function emptyOf({ vehicle, otherVehicle }: Partial<World>): Promise<void> {
  for (const { id } of [vehicle ?? [], otherVehicle ?? []].flat()) {
    await opened.app.inject({ method: "DELETE", url: `/ecommerce/user/garage/${id}`, headers: mine.owner.headers });
  }
}
