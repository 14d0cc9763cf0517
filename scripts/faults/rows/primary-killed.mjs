import { FAILOVER_PROMISE, judgeFailover, measureFailover, startReplicatedShop } from "../replicated-shop.mjs";

export const name = "primary killed";
export const promise = FAILOVER_PROMISE;

export async function run(harness) {
  const shop = await startReplicatedShop(harness);
  const [primary, standby] = shop.servers;
  const measured = await measureFailover(shop, standby, async () => {
    await primary.kill();
    await standby.promote();
  });
  return judgeFailover(measured);
}
