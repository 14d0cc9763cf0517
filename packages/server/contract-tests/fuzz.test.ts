import { randomInt } from "node:crypto";
import { type Call, WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { type Refusal, statusForRefusal } from "@pecacerta/contract/refusals";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCustomer, type SignedCustomer } from "../testing/customers.ts";
import { openForTest, type TestInstallation } from "../testing/database.ts";
import { placeOf, readDescription } from "./described.ts";
import { everyCall, type Name, ofAccount, removes } from "./every-call.ts";
import { type Odd, oddRequest, requestOf } from "./odd-requests.ts";
import { anew, newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
let theirs: World;
/** On whom nothing else depends: the calls about an account end it, or sign it out. */
let passing: SignedCustomer;
let description: Awaited<ReturnType<typeof readDescription>>;

beforeAll(async () => {
  opened = await openForTest();
  [mine, theirs] = [await newWorld(opened), await newWorld(opened)];
  passing = await newCustomer(mine.shop);
  description = await readDescription(opened.app);
});
afterAll(() => opened.close());

// On each kind of PostgreSQL: 20,000 in one run of all tests.
const EACH = 5000;
const AT_ONCE = 16;

describe("odd requests", () => {
  test("known ones break nothing and are answered as the contract says", async () => {
    const served = await expectNoFaults(20_260_314);
    // The oddities are few enough for calls to be reached, past all that could be refused.
    expect(served.size).toBeGreaterThan(everyCall.length * 0.9);
  }, 240_000);

  test("nor do some that nobody has seen before", async () => {
    const seed = randomInt(2 ** 31);
    console.info(`odd requests from the seed ${seed}`);
    await expectNoFaults(seed);
  }, 240_000);
});

/** Sends odd requests, many at once. Answers which calls were served at least once. */
async function expectNoFaults(seed: number): Promise<Set<Name>> {
  const waiting = fc.sample(oddRequest, { seed, numRuns: EACH });
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const served = new Set<Name>();
  const sender = async () => {
    for (let odd = waiting.pop(); odd && faults.length < 3; odd = waiting.pop()) {
      const { status, fault } = await sent(odd);
      statuses.add(status);
      if (status < 300) served.add(odd.name);
      if (fault) faults.push({ seed, fault, status, odd });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  expect(faults).toEqual([]);
  console.info(`${EACH - waiting.length} odd requests, answered ${[...statuses].sort().join(", ")}`);
  for (const status of [200, 401, 404, 422]) expect(statuses).toContain(status);
  return served;
}

async function sent(odd: Odd): Promise<{ status: number; fault: string | null }> {
  const { token } = ofAccount.includes(odd.name) ? passing : mine.owner;
  const answer = await opened.app.inject(requestOf(odd, mine, token));
  const status = answer.statusCode;
  if (status < 300) await makeAnew(odd.name, token);
  return { status, fault: faultOf(odd, status, answer.body) };
}

/** What was taken away has to be there again for those that come after; whoever comes between finds it gone. */
async function makeAnew(name: Name, token: string): Promise<void> {
  const thing = removes[name];
  if (thing) Object.assign(mine, await anew(opened, mine, thing));
  if (token === passing.token) passing = await newCustomer(mine.shop);
}

function faultOf({ name }: Odd, status: number, body: string): string | null {
  const { method, path }: Call = calls[name];
  if (status >= 500) return body;
  if (body.includes(theirs.canary)) return "another company's";
  const place = [WIRE_PREFIX + path.replace(/:(\w+)/g, "{$1}"), method.toLowerCase(), "responses", String(status)];
  if (!description.description.paths[place[0] ?? ""]?.[place[1] ?? ""]?.responses[status]) {
    return `${status} is not in the contract: ${body}`;
  }
  const told = JSON.parse(body) as { message: Refusal };
  const statuses: number[] = [statusForRefusal(told.message), statusForRefusal(told.message, { errors: {} })];
  if (status >= 400 && !statuses.includes(status)) return `${told.message} is not ${status}`;
  return description.faultOf(placeOf("paths", ...place, "content", "application/json", "schema"), told);
}
