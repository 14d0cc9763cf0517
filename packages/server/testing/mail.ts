import { setTimeout as wait } from "node:timers/promises";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { allowMail, queueAllowedMail } from "../src/platform/mail/commands.ts";
import { listLatestMails, type QueuedMail } from "../src/platform/mail/queries.ts";
import { ownerPoolOf, unwrapOutcome } from "./database.ts";

export const queueTestMail = (tenant: Tenant, to: string): Promise<void> =>
  withTenantTransaction(tenant, async (tx) => {
    const permit = unwrapOutcome(await allowMail(tx, { template: "password-recovery", to, now: new Date() }));
    await queueAllowedMail(tx, permit, { customerId: null, content: { name: "Ana", path: "/?r=1" } });
  });

export const findMailTo = async (tenant: Tenant, to: string): Promise<QueuedMail | undefined> =>
  (await withTenantTransaction(tenant, (tx) => listLatestMails(tx, { to })))[0];

/** Polls until the condition holds; the test's time limit ends it. */
export async function waitUntil<Value>(condition: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (;;) {
    const value = await condition();
    if (value) return value as NonNullable<Value>;
    await wait(50);
  }
}

/** Makes waiting retries due. */
export const makeRetriesDue = async ({ database }: Tenant): Promise<void> => {
  await ownerPoolOf(database).query("update jobs.job set start_after = now() where state = 'retry'");
};

/** Makes a dead process look long dead. */
export const expireHeartbeats = async ({ database }: Tenant): Promise<void> => {
  await ownerPoolOf(database).query(
    "update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
  );
};
