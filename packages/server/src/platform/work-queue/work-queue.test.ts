import { expect, test } from "vitest";
import { createWorkQueue, type Lane, QueueFullError } from "./work-queue.ts";

const lane = (name: string, waiting = 10, atOnce = 1): Lane => ({ name, atOnce, waiting });

/** Work that the test ends. */
function newWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

test("lanes take turns, however long their queues are", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 100 });
  const order: string[] = [];
  const add = (name: string) => queue.run([lane(name)], async () => void order.push(name));
  await Promise.all([...Array.from({ length: 5 }, () => add("busy")), add("calm"), add("calm")]);
  expect(order).toEqual(["busy", "calm", "busy", "calm", "busy", "busy", "busy"]);
});

test("a nested lane has its share, too", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 100 });
  const order: string[] = [];
  const add = (address: string) => queue.run([lane("company"), lane(address)], async () => void order.push(address));
  await Promise.all([add("busy"), add("busy"), add("busy"), add("calm")]);
  expect(order).toEqual(["busy", "calm", "busy", "busy"]);
});

test("work above the limits of running and waiting is refused at once", async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 3 });
  const works = Array.from({ length: 5 }, newWork);
  const running = works.map(({ run }) => queue.run([], run));
  await expect(queue.run([], async () => 1)).rejects.toThrow(QueueFullError);
  for (const { end } of works) end();
  await Promise.all(running);
  expect(await queue.run([], async () => 1)).toBe(1);
});

test("a full lane refuses only its own work", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 100 });
  const first = newWork();
  const running = [queue.run([lane("full", 1)], first.run), queue.run([lane("full", 1)], async () => undefined)];
  await expect(queue.run([lane("full", 1)], async () => 1)).rejects.toThrow(QueueFullError);
  const other = queue.run([lane("other", 1)], async () => 2);
  first.end();
  await Promise.all(running);
  expect(await other).toBe(2);
});

test("work that waits too long is refused and never started; running work is not limited", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10, maxWaitMs: 20 });
  const first = newWork();
  let started = false;
  const running = queue.run([lane("a")], first.run);
  const waiting = queue.run([lane("b")], async () => {
    started = true;
  });
  await expect(waiting).rejects.toThrow(QueueFullError);
  first.end();
  await running;
  expect(await queue.run([lane("b")], async () => 1)).toBe(1);
  expect(started).toBe(false);
});

test("failed work starts the next", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10 });
  const failing = queue.run([lane("a")], async () => {
    throw new Error("broken");
  });
  const next = queue.run([lane("a")], async () => 1);
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe(1);
});

test("work that nobody waits for any more is never started and frees its place", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const first = newWork();
  const running = queue.run([], first.run);
  const leaving = new AbortController();
  const started: string[] = [];
  const abandoned = queue.run([], async () => void started.push("abandoned"), leaving.signal);
  leaving.abort();
  await expect(abandoned).rejects.toThrow(QueueFullError);
  await expect(queue.run([], async () => 1, leaving.signal)).rejects.toThrow(QueueFullError);
  const next = queue.run([], async () => 2);
  first.end();
  await running;
  expect([await next, started]).toEqual([2, []]);
});
