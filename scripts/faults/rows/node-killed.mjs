import { killNode, measureLostNode, NODE_PROMISE, startClusterShop } from "../cluster-shop.mjs";
import { probeDatabasePort } from "../proofs.mjs";

export const name = "node killed";
export const promise = NODE_PROMISE;

export const cause = ({ worker }) => killNode(worker);

export const proof = async (_caused, { worker }) => ({
  "the worker refuses connections": (await probeDatabasePort(worker.port)) === "refuses",
});

export async function run(harness, causeFault) {
  const shop = await startClusterShop(harness);
  return await measureLostNode(harness, shop, causeFault, (startAgain) => startAgain());
}
