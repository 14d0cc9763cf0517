import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startHarnessShop, waitUntilServed } from "../harness.mjs";
import {
  createOrderingCustomer,
  findBrokenInvariants,
  findLostOrders,
  findProductWithStock,
  orderNumber,
  sendOrder,
  startOrdering,
} from "../orders.mjs";
import { cause as killProgram, proof as proveProgramKilled } from "./kill-program.mjs";

export const name = "two processes";
export const promise =
  "one order for a key sent to both, orders through both add up, one serves on when the other is killed";

export const cause = killProgram;

export const proof = proveProgramKilled;

export async function run(harness, causeFault) {
  const [one, other] = [await startHarnessShop(harness), await startHarnessShop(harness, {}, { supervised: false })];
  const product = await findProductWithStock(one.url);
  const { token } = await createOrderingCustomer(one.url);
  const pairs = harness.short ? 5 : 30;
  let doubles = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const key = randomUUID();
    const answers = await Promise.all([one, other].map(({ url }) => sendOrder(url, token, key, product)));
    const numbers = answers.filter(({ status }) => status === 201).map(orderNumber);
    if (numbers.length !== 2 || numbers[0] !== numbers[1]) doubles += 1;
  }
  let turn = 0;
  const urls = [one.url, other.url];
  const ordering = await startOrdering(() => urls[turn++ % urls.length], 6);
  await pause(harness.short ? 1000 : 4000);
  await causeFault(other);
  urls.pop();
  const gap = await waitUntilServed(`${one.url}/readyz`);
  await pause(1000);
  await ordering.stop();
  const wrong = [
    ...(await findLostOrders(harness.server.ownerUrl, ordering)),
    ...(await findBrokenInvariants(harness.server.ownerUrl)),
  ];
  return {
    figure: `${pairs} keys sent to both, ${doubles} ordered twice; ${ordering.acknowledged.length} orders through both; ${wrong.join(", ") || "all there, once"}; the other answered after ${gap.toFixed(0)} ms`,
    ok: doubles === 0 && wrong.length === 0 && gap < 1000,
  };
}
