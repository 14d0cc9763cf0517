import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { setSessionCookie } from "../sessions/session-cookie.ts";
import { toCustomerDto } from "./customer-dto.ts";
import type { SignInResult } from "./sign-in.ts";

// Several people may sign in from one network: its limit is this multiple of one account's.
const LOGINS_PER_ADDRESS_FACTOR = 4;

/** Counts sign-ins with a password and with a code together. Returns the seconds to wait. */
export const countNetworkLogin = (
  tenant: Tenant,
  config: Config,
  { network, now }: { network: string; now: Date },
): Promise<number> =>
  countNetworkAttempt(tenant, config, {
    subject: "login",
    network,
    max: config.LOGINS_PER_MINUTE * LOGINS_PER_ADDRESS_FACTOR,
    seconds: 60,
    now,
  });

export function sendSession(
  config: Config,
  tenant: Tenant,
  reply: FastifyReply,
  { customer, token, binding, expiresAt }: SignInResult,
) {
  if (binding) setSessionCookie(config, tenant, reply, { binding, expires: expiresAt });
  const expires_in = expiresAt.toISOString();
  return { user: { ...toCustomerDto(customer, tenant), token, expires_in }, Bearer: token, expires_in };
}
