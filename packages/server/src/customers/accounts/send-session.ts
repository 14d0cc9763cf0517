import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { setCustomerDevice } from "../sessions/device-cookie.ts";
import { setSessionCookie } from "../sessions/session-cookie.ts";
import { toCustomerDto } from "./customer-dto.ts";
import type { SignInResult } from "./sign-in.ts";

/** Counts sign-ins with a password and with a code together. Returns the seconds to wait. */
export const countNetworkLogin = (
  tenant: Tenant,
  config: Config,
  { network, now }: { network: string; now: Date },
): Promise<number> =>
  countNetworkAttempt(tenant, config, {
    subject: "login",
    network,
    max: config.LOGINS_PER_MINUTE,
    seconds: 60,
    now,
  });

export function sendSession(
  config: Config,
  tenant: Tenant,
  reply: FastifyReply,
  { customer, token, binding, deviceToken, expiresAt }: SignInResult,
) {
  if (binding) setSessionCookie(config, tenant, reply, { binding, expires: expiresAt });
  if (deviceToken) setCustomerDevice(config, tenant, reply, deviceToken);
  const expires_in = expiresAt.toISOString();
  return { user: { ...toCustomerDto(customer, tenant), token, expires_in }, Bearer: token, expires_in };
}
