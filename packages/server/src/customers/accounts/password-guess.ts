import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { networkOfRequest } from "../../platform/http/rate-limits.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { checkGuess, guessedAccount, type TooManyGuesses } from "../../platform/password/guess-budget.ts";
import type { PasswordLane } from "../../platform/password/password-hash.ts";
import { readCustomerDevice } from "../sessions/device-cookie.ts";
import { countCustomerDeviceGuess, forgiveCustomerDeviceGuess } from "../sessions/devices.ts";
import type { Customer } from "../sessions/session.ts";

export type GuessOrigin = { network: string; deviceToken: string | undefined; isLimited: boolean; now: Date };

export const guessOrigin = (
  config: Config,
  tenant: Tenant,
  { request, now }: { request: FastifyRequest; now: Date },
): GuessOrigin => ({
  network: networkOfRequest(request),
  deviceToken: readCustomerDevice(config, tenant, request),
  isLimited: config.RATE_LIMITS,
  now,
});

export const loginAccount = (companyId: string, email: string): Buffer => guessedAccount("login", companyId, email);

export const ownPasswordAccount = (companyId: string, customerId: string): Buffer =>
  guessedAccount("own-password", companyId, customerId);

type GuessSubject = { account: Buffer; customer: Pick<Customer, "id" | "email" | "name"> | undefined };

const UNKNOWN_CUSTOMER = "00000000-0000-0000-0000-000000000000";

export function checkCustomerGuess<Value, Refusal extends string>(
  tenant: Tenant,
  {
    account,
    customer,
    countForNetwork,
    ...origin
  }: GuessOrigin & GuessSubject & { countForNetwork?: () => Promise<number> },
  check: (lane: PasswordLane) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal> | TooManyGuesses> {
  const device = { ...origin, customerId: customer?.id ?? UNKNOWN_CUSTOMER };
  const laneName = account.toString("base64url");
  return checkGuess(
    {
      ...origin,
      account,
      ...(countForNetwork && { countForNetwork }),
      inTransaction: (work) => withTenantTransaction(tenant, work),
      countForDevice: (tx: TenantTransaction) => countCustomerDeviceGuess(tx, device),
      forgiveDevice: (tx) => forgiveCustomerDeviceGuess(tx, device),
      mailOwner: (tx) => mailFailures(tx, customer, origin.now),
    },
    (isKnown) => check({ name: isKnown ? `${laneName} ${origin.deviceToken}` : laneName, isKnown }),
  );
}

async function mailFailures(tx: TenantTransaction, customer: GuessSubject["customer"], now: Date): Promise<void> {
  if (!customer) return;
  const { id: customerId, email, name } = customer;
  await queueMail(tx, { template: "failed-sign-ins", to: email, customerId, content: { name, at: now.toISOString() } });
}
