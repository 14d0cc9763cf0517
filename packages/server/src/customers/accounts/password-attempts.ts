import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { countAttempt, networkOfRequest } from "../../platform/http/rate-limits.ts";
import type { Customer } from "../sessions/session.ts";

type PasswordAttempt = { config: Config; request: FastifyRequest; now: Date };

/** Counts by network, so that a stranger with a stolen session does not block the owner. Returns the seconds to wait. */
export const countPasswordAttempt = (
  tenant: Tenant,
  { id }: Customer,
  { config, request, now }: PasswordAttempt,
): Promise<number> =>
  countAttempt(tenant, config, {
    subject: `password:${id}:${networkOfRequest(request)}`,
    max: config.LOGINS_PER_MINUTE,
    seconds: 60,
    now,
  });
