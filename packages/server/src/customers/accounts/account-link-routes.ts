import { confirmEmailCall, recoverPasswordCall, resetPasswordCall } from "@pecacerta/contract/account-links";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { rejectNavigation } from "../../companies/csrf.ts";
import type { Installation } from "../../companies/installation.ts";
import { servePublic, servePublicForAtLeast } from "../../companies/serve-public.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { readCustomerDevice, setCustomerDevice } from "../sessions/device-cookie.ts";
import { isBrowser } from "../sessions/session-cookie.ts";
import { confirmEmailByLink } from "./confirmation.ts";
import { queueRecoveryMail, resetPasswordByLink } from "./recovery.ts";

/** Longer than the work takes: the duration does not reveal whether there is an account. */
const MIN_RECOVERY_MS = 250;

export function registerAccountLinkRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(
    app,
    installation,
    confirmEmailCall,
    async (tenant, { params, now }) => {
      const outcome = await withTenantTransaction(tenant, (tx) => confirmEmailByLink(tx, params.token, now));
      return outcome.ok ? accept({ data: outcome.value }) : outcome;
    },
    { onRequest: rejectNavigation(installation), exposeHeadRoute: false },
  );
  app.head(WIRE_PREFIX + confirmEmailCall.path, { schema: { hide: true } }, (_request, reply) =>
    reply.code(405).header("allow", "GET").send(),
  );

  servePublicForAtLeast(
    app,
    installation,
    recoverPasswordCall,
    MIN_RECOVERY_MS,
    async (tenant, { body, request, reply, now }) => {
      const attempts = { subject: "recover", network: networkOfRequest(request), max: config.RECOVERIES_PER_HOUR };
      const waitSeconds = await countNetworkAttempt(tenant, config, { ...attempts, seconds: HOUR_S, now });
      if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
      const input = { email: body.email, now };
      const queued = await withTenantTransaction(tenant, (tx) => queueRecoveryMail(tx, input));
      return queued.ok ? accept({ data: "TEXT_RECOVERY_SENT" as const }) : queued;
    },
  );

  servePublic(app, installation, resetPasswordCall, async (tenant, { body, request, reply, now }) => {
    const attempts = { subject: "reset", network: networkOfRequest(request), max: config.RECOVERIES_PER_HOUR };
    const waitSeconds = await countNetworkAttempt(tenant, config, { ...attempts, seconds: HOUR_S, now });
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const deviceToken = readCustomerDevice(config, tenant, request);
    const outcome = await resetPasswordByLink(tenant, { ...body, fromBrowser: isBrowser(request), deviceToken, now });
    if (!outcome.ok) return outcome;
    if (outcome.value.deviceToken) setCustomerDevice(config, tenant, reply, outcome.value.deviceToken);
    return accept({ data: null });
  });
}
