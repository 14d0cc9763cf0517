import { measureLostNode, NODE_PROMISE, sendToNode, startClusterShop } from "../cluster-shop.mjs";
import { probeDatabasePort } from "../proofs.mjs";

export const name = "node frozen";
export const promise = NODE_PROMISE;

export const cause = ({ worker }) => sendToNode(worker, "SIGSTOP");

export const proof = async (_caused, { worker }) => ({
  "the worker is silent": (await probeDatabasePort(worker.port)) === "silent",
});

export async function run(harness, causeFault) {
  const shop = await startClusterShop(harness);
  harness.cleanups.push(async () => sendToNode(shop.worker, "SIGCONT"));
  return await measureLostNode(harness, shop, causeFault, () => sendToNode(shop.worker, "SIGCONT"));
}
