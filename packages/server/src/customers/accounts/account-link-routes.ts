import { setTimeout as pass } from "node:timers/promises";
import {
  confirmEmail as confirmCall,
  recoverPassword,
  resetPassword as resetCall,
} from "@pecacerta/contract/account-links";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { done } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { together } from "../../companies/shop.ts";
import { countAddressTry } from "../../platform/http/address-limits.ts";
import { addressOf, HOUR, tooMany } from "../../platform/http/limits.ts";
import { onlyAsked } from "../../platform/http/only-asked.ts";
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
      const confirmed = await together(shop, (tx) => confirmEmailByLink(tx, params.token, now));
      return confirmed.ok ? done({ data: confirmed.value }) : confirmed;
    },
    { onRequest: onlyAsked(installation), exposeHeadRoute: false },
  );
  app.head(WIRE_PREFIX + confirmCall.path, { schema: { hide: true } }, (_request, reply) =>
    reply.code(405).header("allow", "GET").send(),
  );

  servePublic(app, installation, recoverPassword, async (shop, { body, request, reply, now }) => {
    const tries = { subject: "recover", network: addressOf(request), max: config.RECOVERIES_PER_HOUR };
    const wait = await countAddressTry(shop, config, { ...tries, seconds: HOUR, now });
    if (wait > 0) return tooMany(reply, wait);
    const asked = { email: body.email, limited: config.RATE_LIMITS, now };
    await Promise.all([together(shop, (tx) => queueRecoveryMail(tx, asked)), pass(RECOVERY_MS)]);
    return done({ data: "TEXT_RECOVERY_SENT" as const });
  });

  servePublic(app, installation, resetCall, async (shop, { body, request, reply, now }) => {
    const tries = { subject: "reset", network: addressOf(request), max: config.RECOVERIES_PER_HOUR };
    const wait = await countAddressTry(shop, config, { ...tries, seconds: HOUR, now });
    if (wait > 0) return tooMany(reply, wait);
    const reset = await resetPasswordByLink(shop, { ...body, now });
    return reset.ok ? done({ data: reset.value }) : reset;
  });
}
