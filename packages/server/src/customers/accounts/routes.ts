import { setTimeout as sleep } from "node:timers/promises";
import {
  type CustomerDto,
  currentUserCall,
  loginCall,
  logoutCall,
  registerCall as registration,
} from "@pecacerta/contract/accounts";
import { isCompanySlug } from "@pecacerta/rules/company";
import { describeDevice } from "@pecacerta/rules/device";
import { normalizeEmail } from "@pecacerta/rules/email";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { guessDelay } from "@pecacerta/rules/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Installation } from "../../app/installation.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { isHttps, sessionCookieName } from "../../platform/http/cookie-names.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import {
  countAttempt,
  HOUR_S,
  incrementAttempts,
  networkOfRequest,
  tooManyRequests,
} from "../../platform/http/rate-limits.ts";
import { COMPANY_HEADER, isBrowser, readBearerToken, resolveTenant } from "../../platform/http/request-context.ts";
import { type CallInput, serveCustomer, serveGlobal } from "../../platform/http/serve-call.ts";
import { deleteSessionByToken, hashSecret } from "../sessions/session.ts";
import { isEmailConfirmed } from "./confirmation.ts";
import { type RegisteredCustomer, registerCustomer, signInCustomer } from "./sign-in.ts";

// Several people may sign in from one address, as many as this with one mistake after the other.
const LOGINS_PER_ADDRESS_FACTOR = 4;

export function registerAccountRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  serveGlobal(app, loginCall, async (input) => {
    const tenant = await resolveNamedTenant(installation, input, input.body.ecommerce);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const { email, password, remember } = input.body;
    const { request, reply, now } = input;
    // The counts name an e-mail address by its hash alone.
    const account = `login:${hashSecret(normalizeEmail(email)).toString("base64url")}:`;
    // One account is guarded against many passwords, and all of them against one password from one place.
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
    // Whether there is such an account or not: the typed address alone counts.
    await sleep(guessDelay(await incrementAttempts(tenant, config, { subject: account, seconds: HOUR_S, now })));
    const device = describeDevice(request.headers["user-agent"] ?? "");
    const signInInput = { email, password, remember, fromBrowser: isBrowser(request), device, now };
    const outcome = await signInCustomer(tenant, signInInput);
    if (!outcome.ok) return outcome;
    const { customer, token, binding, expiresAt } = outcome.value;
    if (binding) setSessionCookie(installation, tenant, reply, { binding, expires: expiresAt });
    const expires_in = expiresAt.toISOString();
    return accept({ user: { ...toUserDto(customer, tenant), token, expires_in }, Bearer: token, expires_in });
  });

  serveGlobal(app, registration, async (input) => {
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
    return outcome.ok ? accept({ user: toUserDto(outcome.value, tenant) }) : outcome;
  });

  serveCustomer(app, installation, logoutCall, async (tx, _customer, { request, reply, tenant }) => {
    await deleteSessionByToken(tx, readBearerToken(request) ?? "");
    clearBrowserSession(installation, tenant, request, reply);
    return accept({ data: null });
  });

  serveCustomer(app, installation, currentUserCall, async (tx, customer, { tenant }) =>
    accept({ data: { ...toUserDto(customer, tenant), email_confirmed: await isEmailConfirmed(tx, customer.id) } }),
  );
}

export function toUserDto(
  customer: RegisteredCustomer,
  { companyId, slug }: Pick<Tenant, "companyId" | "slug">,
): CustomerDto {
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    phone: customer.phone || null,
    cpf: customer.cpf || null,
    rg: customer.rg || null,
    ecommerce_id: companyId,
    ecommerce: slug,
  };
}

// Sign-in and registration name their company in the body, by id or slug; the header goes before it.
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

/**
 * What a browser keeps of somebody's pages goes, so that the way back leads to none of them. Its storage stays: there
 * are the carts and choices of a visitor, also at the other companies of this address, as do the cookies.
 */
export function clearBrowserSession(
  { config }: Installation,
  { companyId }: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.clearCookie(sessionCookieName(config, companyId), { path: "/", secure: isHttps(config) });
  if (isBrowser(request)) reply.header("clear-site-data", '"cache"');
}

function setSessionCookie(
  { config }: Installation,
  { companyId }: Tenant,
  reply: FastifyReply,
  { binding, expires }: { binding: string; expires: Date },
): void {
  // Most browsers keep no Secure cookie of plain http.
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(config), expires } as const;
  reply.setCookie(sessionCookieName(config, companyId), binding, options);
}
