import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { addressesApi } from "./addresses/api.ts";
import { bidsApi } from "./bids/api.ts";
import { blogApi } from "./blog/api.ts";
import { cartApi } from "./cart/api.ts";
import { catalogApi } from "./catalog/api.ts";
import { cepApi } from "./cep/api.ts";
import { companiesApi } from "./companies/api.ts";
import { contactApi } from "./contact/api.ts";
import { accountsApi } from "./customers/api.ts";
import { accountLinksApi } from "./customers/links-api.ts";
import { ownAccountApi } from "./customers/own-account-api.ts";
import { garageApi } from "./garage/api.ts";
import { readBodies } from "./http/bodies.ts";
import { refuseAddress, refuseConnection } from "./http/broken-requests.ts";
import { type ConnectionTimeouts, connectionTimeouts, limitConnections } from "./http/connections.ts";
import { markEveryAnswer, secureCalls } from "./http/every-answer.ts";
import { answerFaults } from "./http/faults.ts";
import { healthPages } from "./http/health.ts";
import { letCopiesBeKept } from "./http/kept-copies.ts";
import { limitRequests } from "./http/limits.ts";
import { refuseCalls } from "./http/maintenance.ts";
import { measureRequests } from "./http/metrics.ts";
import { refuseOtherSites } from "./http/only-asked.ts";
import { describeCalls, publishDescription } from "./http/openapi.ts";
import { refuseUnknownCalls } from "./http/unknown-calls.ts";
import type { Installation } from "./installation.ts";
import { devMailPages } from "./mail/dev-pages.ts";
import { newsletterApi } from "./newsletter/api.ts";
import { ordersApi } from "./orders/api.ts";
import { questionsApi } from "./questions/api.ts";
import { reviewsApi } from "./reviews/api.ts";
import { searchApi } from "./search/api.ts";
import { vehiclesApi } from "./vehicles/api.ts";
import { wishlistApi } from "./wishlist/api.ts";

const BODY_LIMIT = 100_000;

/** Every feature that programs can ask for. A feature that is not listed here is not served. */
const apis = [
  ...[companiesApi, accountsApi, accountLinksApi, ownAccountApi, catalogApi, searchApi, vehiclesApi],
  ...[addressesApi, cepApi, garageApi, wishlistApi, bidsApi, cartApi, ordersApi],
  ...[reviewsApi, questionsApi, newsletterApi, contactApi, blogApi],
];

/** The shop's program: health, and every call of the contract. The pages are added by who draws them. */
export async function createApp(
  installation: Installation,
  timeouts: ConnectionTimeouts = connectionTimeouts,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: installation.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.request,
    handlerTimeout: installation.config.REQUEST_LIMIT_MS,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    // While it ends, the shop still answers what reached it: the drain is told by /readyz and by closing connections.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: installation.config.TRUST_PROXY || false,
    forceCloseConnections: "idle",
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Once everything is registered, because serving pages replaces the listeners of the server.
  app.addHook("onReady", async () => limitConnections(app.server, installation.config, timeouts));
  await app.register(cookie);
  markEveryAnswer(app, installation);
  measureRequests(app, installation.metrics);
  answerFaults(app);
  healthPages(app, installation);
  devMailPages(app, installation);
  await app.register(async (calls) => {
    secureCalls(calls);
    if (installation.config.MAINTENANCE) refuseCalls(calls);
    refuseOtherSites(calls, installation);
    letCopiesBeKept(calls);
    await readBodies(calls, BODY_LIMIT);
    await limitRequests(calls, installation.config);
    await describeCalls(calls);
    for (const api of apis) api(calls, installation);
    await publishDescription(calls);
    refuseUnknownCalls(calls);
  });
  return app;
}
