import type pg from "pg";
import { expect, test } from "vitest";
import { defaultListenerTimes } from "./change-listener.ts";
import { createCatchUp } from "./receive-notifications.ts";

const { catchUp: LIMIT_MS } = defaultListenerTimes;

type Query = PromiseWithResolvers<void>;

/** A connection whose queries the test answers. */
function fakeConnection() {
  const queries: Query[] = [];
  const query = () => {
    const answered = Promise.withResolvers<void>();
    queries.push(answered);
    return answered.promise;
  };
  return { queries, client: { query } as unknown as pg.Client };
}

const eventsHandled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("calls share one query under way, and one that begins after them", async () => {
  const { queries, client } = fakeConnection();
  const catchUp = createCatchUp(() => [client], LIMIT_MS);
  const done: string[] = [];
  const call = (name: string) => catchUp().then(() => done.push(name));
  const calls = [call("first")];
  for (let at = 0; at < 50; at++) calls.push(call("later"));
  await eventsHandled();
  expect(queries).toHaveLength(1);
  queries[0]?.resolve();
  await eventsHandled();
  expect(done).toEqual(["first"]);
  expect(queries).toHaveLength(2);
  calls.push(call("last"));
  queries[1]?.resolve();
  await eventsHandled();
  expect(done).toHaveLength(51);
  expect(queries).toHaveLength(3);
  queries[2]?.resolve();
  await Promise.all(calls);
});

test("a silent connection holds a call for 0.3 seconds", async () => {
  const { client } = fakeConnection();
  const catchUp = createCatchUp(() => [client], LIMIT_MS);
  const startedAt = performance.now();
  await Promise.all([catchUp(), catchUp()]);
  expect(performance.now() - startedAt).toBeGreaterThan(290);
});

test("a broken connection holds no call", async () => {
  const { queries, client } = fakeConnection();
  const call = createCatchUp(() => [client], LIMIT_MS)();
  queries[0]?.reject(new Error("no connection"));
  await call;
});
