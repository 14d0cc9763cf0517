import { currentUserCall, loginCall, logoutCall, registerCall } from "@pecacerta/contract/accounts";
import { isCompanySlug } from "@pecacerta/rules/company";
import { describeDevice } from "@pecacerta/rules/device";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { COMPANY_HEADER, resolveTenant } from "../../companies/resolve-tenant.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests, withRetryAfter } from "../../platform/http/rate-limits.ts";
import { type CallInput, serveGlobal } from "../../platform/http/serve-call.ts";
import { readBearerToken } from "../sessions/credentials.ts";
import { readCustomerDevice, setCustomerDevice } from "../sessions/device-cookie.ts";
import { rememberCustomerDevice } from "../sessions/devices.ts";
import { serveCustomer } from "../sessions/serve-customer.ts";
import { deleteSessionByToken } from "../sessions/session.ts";
import { clearBrowserSession, isBrowser } from "../sessions/session-cookie.ts";
import { toCustomerDto } from "./customer-dto.ts";
import { guessOrigin } from "./password-guess.ts";
import { findMailChoices } from "./queries.ts";
import { countNetworkLogin, sendSession } from "./send-session.ts";
import { type RegisteredCustomer, registerCustomer, signInCustomer } from "./sign-in.ts";

export function registerAccountRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  serveGlobal(app, loginCall, async (input) => {
    const tenant = await resolveNamedTenant(installation, input, input.body.ecommerce);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const { email, password, remember } = input.body;
    const { request, reply, now } = input;
    const origin = guessOrigin(config, tenant, input);
    const countForNetwork = () => countNetworkLogin(tenant, config, { network: origin.network, now });
    const device = describeDevice(request.headers["user-agent"] ?? "");
    const session = { remember, fromBrowser: isBrowser(request), device };
    const outcome = await signInCustomer(tenant, { email, password, origin, countForNetwork, ...session });
    return outcome.ok ? accept(sendSession(config, tenant, reply, outcome.value)) : withRetryAfter(reply, outcome);
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
    if (!outcome.ok) return outcome;
    if (isBrowser(input.request)) await rememberBrowser(tenant, input, outcome.value);
    return accept({ user: toCustomerDto(outcome.value, tenant) });
  });

  async function rememberBrowser(
    tenant: Tenant,
    { request, reply, now }: Pick<CallInput<typeof registerCall>, "request" | "reply" | "now">,
    { id: customerId }: RegisteredCustomer,
  ): Promise<void> {
    const device = { customerId, deviceToken: readCustomerDevice(config, tenant, request), now };
    setCustomerDevice(
      config,
      tenant,
      reply,
      await withTenantTransaction(tenant, (tx) => rememberCustomerDevice(tx, device)),
    );
  }

  serveCustomer(app, installation, logoutCall, async (tx, _customer, { request, reply, tenant }) => {
    await deleteSessionByToken(tx, readBearerToken(request) ?? "");
    clearBrowserSession(config, tenant, request, reply);
    return accept({ data: null });
  });

  serveCustomer(app, installation, currentUserCall, async (tx, customer, { tenant }) =>
    accept({ data: { ...toCustomerDto(customer, tenant), ...(await findMailChoices(tx, customer.id)) } }),
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
