import { probeDatabasePort } from "../proofs.mjs";
import { FAILOVER_PROMISE, judgeFailover, measureFailover, startReplicatedShop } from "../replicated-shop.mjs";

export const name = "primary killed";
export const promise = FAILOVER_PROMISE;

export const cause = async ({ servers: [primary, standby] }) => {
  await primary.kill();
  await standby.promote();
};

export const proof = async (_caused, { servers: [primary, standby] }) => ({
  "the primary refuses connections": (await probeDatabasePort(primary.port)) === "refuses",
  "the standby is promoted": !(await standby.query("select pg_is_in_recovery() as standby"))[0].standby,
});

export async function run(harness, causeFault) {
  const shop = await startReplicatedShop(harness);
  const [, standby] = shop.servers;
  const measured = await measureFailover(shop, standby, () => causeFault(shop));
  return judgeFailover(measured);
}
