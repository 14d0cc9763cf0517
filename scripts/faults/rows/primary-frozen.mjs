import { FAILOVER_PROMISE, judgeFailover, measureFailover, startReplicatedShop } from "../replicated-shop.mjs";

export const name = "primary frozen";
export const promise = FAILOVER_PROMISE;

export async function run(harness) {
  const shop = await startReplicatedShop(harness);
  const [primary, standby] = shop.servers;
  harness.cleanups.push(async () => primary.thaw());
  const measured = await measureFailover(shop, standby, async () => {
    primary.freeze();
    await standby.promote();
  });
  return judgeFailover(measured);
}
