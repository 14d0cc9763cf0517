import { type Call, WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { type Refusal, statusForRefusal } from "@pecacerta/contract/refusals";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteSessionByToken } from "../src/customers/sessions/session.ts";
import { withTenantTransaction } from "../src/platform/database/tenant.ts";
import { createTestCustomer, type SignedInCustomer } from "../testing/customers.ts";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { fuzzRuns, fuzzSeed } from "../testing/fuzz.ts";
import { accountCalls, allCalls, type ContractCallName, removedItems } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture, deleteBids, recreate } from "./company-fixture.ts";
import { jsonPointer, readDescription } from "./openapi-description.ts";
import { type RandomRequest, randomRequest, toRequest } from "./random-requests.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
let otherCompany: CompanyFixture;
/** On whom nothing else depends: the calls about an account end it, or sign it out. */
let passing: SignedInCustomer;
let description: Awaited<ReturnType<typeof readDescription>>;

beforeAll(async () => {
  context = await openTestInstallation();
  [ownCompany, otherCompany] = [await createCompanyFixture(context), await createCompanyFixture(context)];
  passing = await createTestCustomer(ownCompany.tenant);
  description = await readDescription(context.app);
});
afterAll(() => context.close());

const REQUESTS = fuzzRuns(2500);
const AT_ONCE = 16;

describe("generated requests", () => {
  test("to every call get a response of the contract", async () => {
    const served = await expectNoFaults(fuzzSeed);
    // The oddities are few enough for calls to be reached, past all that could be refused.
    expect(served.size).toBeGreaterThan(allCalls.length * 0.9);
  }, 3_600_000);
});

/** Sends odd requests, many at once. Answers which calls were served at least once. */
async function expectNoFaults(seed: number): Promise<Set<ContractCallName>> {
  const waiting = fc.sample(randomRequest, { seed, numRuns: REQUESTS });
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const served = new Set<ContractCallName>();
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
  console.info(`${REQUESTS - waiting.length} odd requests, answered ${[...statuses].sort().join(", ")}`);
  for (const status of [200, 401, 404, 422]) expect(statuses).toContain(status);
  return served;
}

async function sent(odd: RandomRequest): Promise<{ status: number; fault: string | null }> {
  const { token } = accountCalls.includes(odd.name) ? passing : ownCompany.owner;
  const response = await context.app.inject(toRequest(odd, ownCompany, token));
  const status = response.statusCode;
  if (status < 300) await restore(odd.name, token);
  // Many open sessions would end that of the owner.
  if (status < 300 && odd.name === "login")
    await withTenantTransaction(ownCompany.tenant, (tx) => deleteSessionByToken(tx, response.json().Bearer));
  return { status, fault: faultOf(odd, status, response.body) };
}

/** Restores deleted data for later requests; a request in between finds none. */
async function restore(name: ContractCallName, token: string): Promise<void> {
  const thing = removedItems[name];
  if (thing === "bid") await deleteBids(ownCompany);
  if (thing) Object.assign(ownCompany, await recreate(context, ownCompany, thing));
  if (token === passing.token) passing = await createTestCustomer(ownCompany.tenant);
}

function faultOf({ name }: RandomRequest, status: number, body: string): string | null {
  const { method, path }: Call = calls[name];
  if (status >= 500) return body;
  if (body.includes(otherCompany.canary)) return "another company's";
  const place = [WIRE_PREFIX + path.replace(/:(\w+)/g, "{$1}"), method.toLowerCase(), "responses", String(status)];
  if (!description.description.paths[place[0] ?? ""]?.[place[1] ?? ""]?.responses[status]) {
    return `${status} is not in the contract: ${body}`;
  }
  const output = JSON.parse(body) as { message: Refusal };
  const statuses: number[] = [statusForRefusal(output.message), statusForRefusal(output.message, { errors: {} })];
  if (status >= 400 && !statuses.includes(status)) return `${output.message} is not ${status}`;
  return description.faultOf(jsonPointer("paths", ...place, "content", "application/json", "schema"), output);
}
