import { confirmNewsletterCall, subscribeCall, unsubscribeCall } from "@pecacerta/contract/newsletter";
import { emailFault, normaliseEmail } from "@pecacerta/rules/email";
import { done, refused } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { resolveTenant } from "../../platform/http/request-context.ts";
import { servePublic } from "../../platform/http/serve-call.ts";
import { confirmSubscription, deleteSubscription, subscribeToNewsletter } from "./commands.ts";

/** What the contract has the server say in words. */
const MESSAGES = {
  sent: "Falta um passo: abra o e-mail que enviamos e confirme a inscrição.",
  confirmed: "Inscrição confirmada. As novidades da loja chegam no seu e-mail.",
  left: "Pronto: você não recebe mais novidades desta loja.",
  ERROR_FORM_REQUIRED: "Preencha o e-mail.",
  ERROR_FORM_INCORRECT_EMAIL: "Digite um e-mail válido, como nome@exemplo.com.",
};

export function registerNewsletterRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, secretKey } = installation;

  servePublic(app, installation, subscribeCall, async (shop, { body, request, reply, now }) => {
    const email = normaliseEmail(body.email);
    const fault = emailFault(email);
    if (fault) return refused(fault, { errors: { email: fault }, data: MESSAGES[fault] });
    const tries = { subject: "newsletter", network: networkOfRequest(request), max: config.NEWSLETTERS_PER_HOUR };
    const wait = await countNetworkAttempt(shop, config, { ...tries, seconds: HOUR_S, now });
    if (wait > 0) return tooManyRequests(reply, wait);
    await withTenantTransaction(shop, (tx) => subscribeToNewsletter(tx, { email, secretKey, now }));
    return done({ data: MESSAGES.sent });
  });

  servePublic(app, installation, confirmNewsletterCall, async (shop, { body, now }) => {
    const confirmed = await withTenantTransaction(shop, (tx) => confirmSubscription(tx, body.token, now));
    return confirmed ? done({ data: MESSAGES.confirmed }) : refused("TOKEN_NOT_FOUND");
  });

  servePublic(app, installation, unsubscribeCall, async (shop, { body }) => {
    const left = await withTenantTransaction(shop, (tx) => deleteSubscription(tx, body.token));
    return left ? done({ data: MESSAGES.left }) : refused("TOKEN_NOT_FOUND");
  });

  // The same address as the page's: a mail program that offers to leave in one click posts to it (RFC 8058).
  app.post<{ Querystring: { token?: unknown } }>(
    "/newsletter/leave",
    { schema: { hide: true } },
    async (request, reply) => {
      const { token } = request.query;
      const shop = typeof token === "string" ? await resolveTenant(installation, request) : undefined;
      if (shop) await withTenantTransaction(shop, (tx) => deleteSubscription(tx, String(token)));
      return reply.type("text/plain; charset=utf-8").send(MESSAGES.left);
    },
  );
}
