import { normalizeEmail, requiredEmailError } from "@pecacerta/rules/email";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../platform/config/config.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { countNetworkAttempt } from "../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests } from "../platform/http/rate-limits.ts";

type EmailErrorKey = "ERROR_FORM_REQUIRED" | "ERROR_FORM_INCORRECT_EMAIL";
type MailingRequest = { body: { email: string }; request: FastifyRequest; reply: FastifyReply; now: Date };

/** Returns the normalized address of a request for mails, which anyone may send, and counts it for its network. */
export async function checkMailingRequest(
  tenant: Tenant,
  config: Config,
  { body, request, reply, now }: MailingRequest,
  limit: { subject: string; max: number },
): Promise<Outcome<string, EmailErrorKey, { errors: { email: EmailErrorKey } }> | Outcome<never, "TOO_MANY_REQUESTS">> {
  const email = normalizeEmail(body.email);
  const error = requiredEmailError(email);
  if (error) return refuse(error, { errors: { email: error } });
  const attempts = { ...limit, network: networkOfRequest(request), seconds: HOUR_S, now };
  const waitSeconds = await countNetworkAttempt(tenant, config, attempts);
  return waitSeconds > 0 ? tooManyRequests(reply, waitSeconds) : accept(email);
}
