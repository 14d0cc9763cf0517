import { confirmSignInCodeCall, sendSignInCodeCall } from "@pecacerta/contract/sign-in-codes";
import { describeDevice } from "@pecacerta/rules/device";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { servePublicForAtLeast } from "../../companies/serve-public.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { readCustomerDevice } from "../sessions/device-cookie.ts";
import { isBrowser } from "../sessions/session-cookie.ts";
import { guessOrigin } from "./password-guess.ts";
import { countNetworkLogin, sendSession } from "./send-session.ts";
import { queueSignInCode, signInByCode } from "./sign-in-codes.ts";

/** Longer than the work takes: the duration does not reveal whether there is an account. */
const MIN_DURATION_MS = 250;

export function registerSignInCodeRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublicForAtLeast(
    app,
    installation,
    sendSignInCodeCall,
    MIN_DURATION_MS,
    async (tenant, { body, request, reply, now }) => {
      const attempts = { subject: "login-code", network: networkOfRequest(request), max: config.RECOVERIES_PER_HOUR };
      const waitSeconds = await countNetworkAttempt(tenant, config, { ...attempts, seconds: HOUR_S, now });
      if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
      const input = { email: body.email, origin: guessOrigin(config, tenant, { request, now }), config };
      const queued = await withTenantTransaction(tenant, (tx) => queueSignInCode(tx, input));
      return queued.ok ? accept({ data: { request: queued.value } }) : queued;
    },
  );

  servePublicForAtLeast(
    app,
    installation,
    confirmSignInCodeCall,
    MIN_DURATION_MS,
    async (tenant, { body, request, reply, now }) => {
      const waitSeconds = await countNetworkLogin(tenant, config, { network: networkOfRequest(request), now });
      if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
      const { request: secret, code, remember } = body;
      const device = describeDevice(request.headers["user-agent"] ?? "");
      const deviceToken = readCustomerDevice(config, tenant, request);
      const input = { secret, code, remember, fromBrowser: isBrowser(request), device, deviceToken, now };
      const outcome = await signInByCode(tenant, input);
      return outcome.ok ? accept(sendSession(config, tenant, reply, outcome.value)) : outcome;
    },
  );
}
