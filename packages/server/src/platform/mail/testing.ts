import { setTimeout as wait } from "node:timers/promises";
import { ownerPoolOf } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../database/tenant.ts";
import { queueMail } from "./commands.ts";
import { latestMails, type QueuedMail } from "./queries.ts";

/** Writes a mail that says nothing in particular. */
export const queueAny = (shop: Tenant, to: string): Promise<void> =>
  withTenantTransaction(shop, (tx) =>
    queueMail(tx, { template: "password-recovery", to, customerId: null, content: { name: "Ana", path: "/?r=1" } }),
  );

export const mailTo = async (shop: Tenant, to: string): Promise<QueuedMail | undefined> =>
  (await withTenantTransaction(shop, (tx) => latestMails(tx, { to })))[0];

/** Waits for something to be so; the test's own limit ends the waiting. */
export async function until<Value>(what: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (;;) {
    const value = await what();
    if (value) return value as NonNullable<Value>;
    await wait(50);
  }
}

/** Lets the time pass that attempts wait for each other, and that a process may be silent. */
export const letTimePass = async ({ database }: Tenant): Promise<void> => {
  await ownerPoolOf(database).query("update jobs.job set start_after = now() where state = 'retry'");
};

/** As if a process that died had died long ago. */
export const forgetTheDead = async ({ database }: Tenant): Promise<void> => {
  await ownerPoolOf(database).query(
    "update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
  );
};
