import { setTimeout as pass } from "node:timers/promises";
import {
  confirmEmailCall as confirmCall,
  recoverPasswordCall,
  resetPasswordCall as resetCall,
} from "@pecacerta/contract/account-links";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { done } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { rejectNavigation } from "../../platform/http/csrf.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { servePublic } from "../../platform/http/serve-call.ts";
import { confirmEmailByLink } from "./confirmation.ts";
import { queueRecoveryMail, resetPasswordByLink } from "./recovery.ts";

/** Longer than it takes to look for an account and write a mail: whether there was one, time tells nobody. */
const RECOVERY_MS = 250;

/** What the links in mails do. */
export function registerAccountLinkRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(
    app,
    installation,
    confirmCall,
    async (shop, { params, now }) => {
      const confirmed = await withTenantTransaction(shop, (tx) => confirmEmailByLink(tx, params.token, now));
      return confirmed.ok ? done({ data: confirmed.value }) : confirmed;
    },
    { onRequest: rejectNavigation(installation), exposeHeadRoute: false },
  );
  app.head(WIRE_PREFIX + confirmCall.path, { schema: { hide: true } }, (_request, reply) =>
    reply.code(405).header("allow", "GET").send(),
  );

  servePublic(app, installation, recoverPasswordCall, async (shop, { body, request, reply, now }) => {
    const tries = { subject: "recover", network: networkOfRequest(request), max: config.RECOVERIES_PER_HOUR };
    const wait = await countNetworkAttempt(shop, config, { ...tries, seconds: HOUR_S, now });
    if (wait > 0) return tooManyRequests(reply, wait);
    const asked = { email: body.email, limited: config.RATE_LIMITS, now };
    await Promise.all([withTenantTransaction(shop, (tx) => queueRecoveryMail(tx, asked)), pass(RECOVERY_MS)]);
    return done({ data: "TEXT_RECOVERY_SENT" as const });
  });

  servePublic(app, installation, resetCall, async (shop, { body, request, reply, now }) => {
    const tries = { subject: "reset", network: networkOfRequest(request), max: config.RECOVERIES_PER_HOUR };
    const wait = await countNetworkAttempt(shop, config, { ...tries, seconds: HOUR_S, now });
    if (wait > 0) return tooManyRequests(reply, wait);
    const reset = await resetPasswordByLink(shop, { ...body, now });
    return reset.ok ? done({ data: reset.value }) : reset;
  });
}
