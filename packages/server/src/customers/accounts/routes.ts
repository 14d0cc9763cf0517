import { setTimeout as sleep } from "node:timers/promises";
import { currentUserCall, loginCall, logoutCall, registerCall } from "@pecacerta/contract/accounts";
import { isCompanySlug } from "@pecacerta/rules/company";
import { describeDevice } from "@pecacerta/rules/device";
import { normalizeEmail } from "@pecacerta/rules/email";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { guessDelay } from "@pecacerta/rules/session";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { COMPANY_HEADER, resolveTenant } from "../../companies/resolve-tenant.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import {
  countAttempt,
  HOUR_S,
  incrementAttempts,
  networkOfRequest,
  tooManyRequests,
} from "../../platform/http/rate-limits.ts";
import { type CallInput, serveGlobal } from "../../platform/http/serve-call.ts";
import { readBearerToken } from "../sessions/credentials.ts";
import { serveCustomer } from "../sessions/serve-customer.ts";
import { deleteSessionByToken } from "../sessions/session.ts";
import { clearBrowserSession, isBrowser, setSessionCookie } from "../sessions/session-cookie.ts";
import { isEmailConfirmed } from "./confirmation.ts";
import { toCustomerDto } from "./customer-dto.ts";
import { registerCustomer, signInCustomer } from "./sign-in.ts";

// Several people may sign in from one network: its limit is this multiple of one account's.
const LOGINS_PER_ADDRESS_FACTOR = 4;

export function registerAccountRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  serveGlobal(app, loginCall, async (input) => {
    const tenant = await resolveNamedTenant(installation, input, input.body.ecommerce);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const { email, password, remember } = input.body;
    const { request, reply, now } = input;
    // Counters store the hash of an e-mail address only.
    const account = `login:${hashSecret(normalizeEmail(email)).toString("base64url")}:`;
    const network = networkOfRequest(request);
    const max = config.LOGINS_PER_MINUTE;
    const waitSeconds =
      (await countNetworkAttempt(tenant, config, {
        subject: "login",
        network,
        max: max * LOGINS_PER_ADDRESS_FACTOR,
        seconds: 60,
        now,
      })) || (await countAttempt(tenant, config, { subject: account + network, max, seconds: 60, now }));
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    // Depends on the typed address only, so that the delay does not reveal whether there is an account.
    await sleep(guessDelay(await incrementAttempts(tenant, config, { subject: account, seconds: HOUR_S, now })));
    const device = describeDevice(request.headers["user-agent"] ?? "");
    const signInInput = { email, password, remember, fromBrowser: isBrowser(request), device, now };
    const outcome = await signInCustomer(tenant, signInInput);
    if (!outcome.ok) return outcome;
    const { customer, token, binding, expiresAt } = outcome.value;
    if (binding) setSessionCookie(config, tenant, reply, { binding, expires: expiresAt });
    const expires_in = expiresAt.toISOString();
    return accept({ user: { ...toCustomerDto(customer, tenant), token, expires_in }, Bearer: token, expires_in });
  });

  serveGlobal(app, registerCall, async (input) => {
    const tenant = await resolveNamedTenant(installation, input, input.body.ecommerce_id);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const network = networkOfRequest(input.request);
    const max = config.REGISTRATIONS_PER_HOUR;
    const attempts = { subject: "register", network, max, seconds: HOUR_S, now: input.now };
    const waitSeconds = await countNetworkAttempt(tenant, config, attempts);
    if (waitSeconds > 0) return tooManyRequests(input.reply, waitSeconds);
    const sentKey = input.request.headers["idempotency-key"];
    const { body, now } = input;
    const outcome = await registerCustomer(tenant, {
      ...body,
      key: sentKey && String(sentKey),
      caller: networkOfRequest(input.request),
      now,
    });
    return outcome.ok ? accept({ user: toCustomerDto(outcome.value, tenant) }) : outcome;
  });

  serveCustomer(app, installation, logoutCall, async (tx, _customer, { request, reply, tenant }) => {
    await deleteSessionByToken(tx, readBearerToken(request) ?? "");
    clearBrowserSession(config, tenant, request, reply);
    return accept({ data: null });
  });

  serveCustomer(app, installation, currentUserCall, async (tx, customer, { tenant }) =>
    accept({ data: { ...toCustomerDto(customer, tenant), email_confirmed: await isEmailConfirmed(tx, customer.id) } }),
  );
}

// Sign-in and registration name the company in the body, by id or slug; the header takes precedence.
async function resolveNamedTenant(
  installation: Installation,
  { request }: Pick<CallInput<typeof loginCall>, "request">,
  companyIdOrSlug: string,
): Promise<Tenant | undefined> {
  if (request.headers[COMPANY_HEADER] !== undefined || companyIdOrSlug === "")
    return await resolveTenant(installation, request);
  if (/^[0-9a-f-]{36}$/i.test(companyIdOrSlug)) return await installation.directory.byId(companyIdOrSlug.toLowerCase());
  return isCompanySlug(companyIdOrSlug) ? await installation.directory.bySlug(companyIdOrSlug) : undefined;
}
