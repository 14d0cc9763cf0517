import { setTimeout as pass } from "node:timers/promises";
import {
  type CustomerDto,
  currentUserCall,
  loginCall,
  logoutCall,
  registerCall as registration,
} from "@pecacerta/contract/accounts";
import { isCompanySlug } from "@pecacerta/rules/company";
import { deviceName } from "@pecacerta/rules/device";
import { normaliseEmail } from "@pecacerta/rules/email";
import { done, refused } from "@pecacerta/rules/outcome";
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

  serveGlobal(app, loginCall, async (asked) => {
    const shop = await shopNamed(installation, asked, asked.body.ecommerce);
    if (!shop) return refused("COMPANY_NOT_FOUND");
    const { email, password, remember } = asked.body;
    const { request, reply, now } = asked;
    // The counts name an e-mail address by its hash alone.
    const account = `login:${hashSecret(normaliseEmail(email)).toString("base64url")}:`;
    // One account is guarded against many passwords, and all of them against one password from one place.
    const network = networkOfRequest(request);
    const max = config.LOGINS_PER_MINUTE;
    const wait =
      (await countNetworkAttempt(shop, config, {
        subject: "login",
        network,
        max: max * LOGINS_PER_ADDRESS_FACTOR,
        seconds: 60,
        now,
      })) || (await countAttempt(shop, config, { subject: account + network, max, seconds: 60, now }));
    if (wait > 0) return tooManyRequests(reply, wait);
    // Whether there is such an account or not: the typed address alone counts.
    await pass(guessDelay(await incrementAttempts(shop, config, { subject: account, seconds: HOUR_S, now })));
    const device = deviceName(request.headers["user-agent"] ?? "");
    const asking = { email, password, remember, fromBrowser: isBrowser(request), device, now };
    const signedIn = await signInCustomer(shop, asking);
    if (!signedIn.ok) return signedIn;
    const { customer, token, binding, expiresAt } = signedIn.value;
    if (binding) setSessionCookie(installation, shop, reply, { binding, expires: expiresAt });
    const expires_in = expiresAt.toISOString();
    return done({ user: { ...toUserDto(customer, shop), token, expires_in }, Bearer: token, expires_in });
  });

  serveGlobal(app, registration, async (asked) => {
    const shop = await shopNamed(installation, asked, asked.body.ecommerce_id);
    if (!shop) return refused("COMPANY_NOT_FOUND");
    const network = networkOfRequest(asked.request);
    const max = config.REGISTRATIONS_PER_HOUR;
    const tries = { subject: "register", network, max, seconds: HOUR_S, now: asked.now };
    const wait = await countNetworkAttempt(shop, config, tries);
    if (wait > 0) return tooManyRequests(asked.reply, wait);
    const sentKey = asked.request.headers["idempotency-key"];
    const { body, now } = asked;
    const registered = await registerCustomer(shop, {
      ...body,
      key: sentKey && String(sentKey),
      caller: networkOfRequest(asked.request),
      now,
    });
    return registered.ok ? done({ user: toUserDto(registered.value, shop) }) : registered;
  });

  serveCustomer(app, installation, logoutCall, async (tx, _customer, { request, reply, tenant: shop }) => {
    await deleteSessionByToken(tx, readBearerToken(request) ?? "");
    clearBrowserSession(installation, shop, request, reply);
    return done({ data: null });
  });

  serveCustomer(app, installation, currentUserCall, async (tx, customer, { tenant: shop }) =>
    done({ data: { ...toUserDto(customer, shop), email_confirmed: await isEmailConfirmed(tx, customer.id) } }),
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
async function shopNamed(
  installation: Installation,
  { request }: Pick<CallInput<typeof loginCall>, "request">,
  named: string,
): Promise<Tenant | undefined> {
  if (request.headers[COMPANY_HEADER] !== undefined || named === "") return await resolveTenant(installation, request);
  if (/^[0-9a-f-]{36}$/i.test(named)) return await installation.directory.byId(named.toLowerCase());
  return isCompanySlug(named) ? await installation.directory.bySlug(named) : undefined;
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
