import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/open.ts";
import { createRequestCounts, rateLimitStore } from "./rate-limit-store.ts";
import { networkOfRequest } from "./rate-limits.ts";

type LimitDependencies = { config: Config; database: Database; log: Logger };

/** Limits the requests of one network per minute, or of whom `clientOf` names. Calls may set a lower limit (`rateLimitPerMinute`). */
export async function limitRequests(
  app: FastifyInstance,
  dependencies: LimitDependencies,
  clientOf: (request: FastifyRequest) => string = networkOfRequest,
): Promise<void> {
  const { config } = dependencies;
  if (!config.RATE_LIMITS) return;
  await app.register(rateLimit, {
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: "1 minute",
    keyGenerator: clientOf,
    hook: "onRequest",
    store: openStore(app, dependencies, "requests"),
  });
}

/** Limits page renders of one network per minute. The result returns seconds to wait, 0 if allowed. */
export async function createPageLimit(
  app: FastifyInstance,
  dependencies: LimitDependencies,
): Promise<(request: FastifyRequest) => Promise<number>> {
  const { config } = dependencies;
  if (!config.RATE_LIMITS) return async () => 0;
  await app.register(rateLimit, { global: false, store: openStore(app, dependencies, "pages") });
  const count = app.createRateLimit({
    max: config.PAGES_PER_MINUTE,
    timeWindow: "1 minute",
    keyGenerator: networkOfRequest,
  });
  return async (request) => {
    const result = await count(request);
    return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : 0;
  };
}

function openStore(app: FastifyInstance, dependencies: LimitDependencies, subject: string) {
  const counts = createRequestCounts(dependencies);
  app.addHook("onClose", async () => counts.stop());
  return rateLimitStore(counts, subject);
}
