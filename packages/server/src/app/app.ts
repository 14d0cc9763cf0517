import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { auditHandlers } from "../admin/audit/audit-handlers.ts";
import { customerHandlers } from "../admin/customers/customer-handlers.ts";
import { homeHandlers } from "../admin/home/home-handlers.ts";
import { createMemberHandlers } from "../admin/identity/member-handlers.ts";
import { createUnsentStaffMails } from "../admin/identity/staff-mail.ts";
import { findNotifiedStaff } from "../admin/identity/staff-notifications.ts";
import { inboxHandlers } from "../admin/inbox/inbox-handlers.ts";
import { draftHandlers } from "../admin/products/draft-handlers.ts";
import { registerStaffRoutes } from "../admin/routes.ts";
import { searchHandlers } from "../admin/search/search-handlers.ts";
import { recognizeStaff } from "../admin/session-limits.ts";
import { stockMovementHandlers } from "../admin/stock/stock-handlers.ts";
import { supportHandlers } from "../admin/support/support-handlers.ts";
import { catalogStructureHandlers } from "../catalog/admin-routes.ts";
import { imageHandlers } from "../catalog/images/admin-routes.ts";
import { productListHandlers } from "../catalog/product-list/admin-routes.ts";
import { productHandlers } from "../catalog/products/admin-routes.ts";
import { registerCatalogRoutes } from "../catalog/routes.ts";
import { selectionHandlers } from "../catalog/selections/admin-routes.ts";
import { fitmentHandlers } from "../catalog/staff-fitments/admin-routes.ts";
import { stockHandlers } from "../catalog/stock/admin-routes.ts";
import { createVehicleLookup } from "../catalog/vehicles/create-vehicle-lookup.ts";
import { registerVehicleRoutes } from "../catalog/vehicles/routes.ts";
import type { VehicleLookup } from "../catalog/vehicles/vehicle-lookup.ts";
import { admitCalls } from "../companies/admit-calls.ts";
import { rejectCrossSite } from "../companies/csrf.ts";
import type { Installation } from "../companies/installation.ts";
import { devMailRoutes } from "../companies/mail/dev-mail-routes.ts";
import { refuseCallsOfSuspended } from "../companies/refuse-suspended.ts";
import { companyRoutes } from "../companies/routes.ts";
import { showOwnWrites } from "../companies/show-own-writes.ts";
import { registerBlogRoutes } from "../content/blog/routes.ts";
import { registerContactRoutes } from "../content/contact/routes.ts";
import { registerNewsletterRoutes } from "../content/newsletter/routes.ts";
import { registerQuestionRoutes } from "../content/questions/routes.ts";
import { registerReviewRoutes } from "../content/reviews/routes.ts";
import { registerStockAlertRoutes } from "../content/stock-alerts/routes.ts";
import { registerAccountLinkRoutes } from "../customers/accounts/account-link-routes.ts";
import { registerProfileRoutes } from "../customers/accounts/profile-routes.ts";
import { registerAccountRoutes } from "../customers/accounts/routes.ts";
import { registerSignInCodeRoutes } from "../customers/accounts/sign-in-code-routes.ts";
import { registerAddressRoutes } from "../customers/addresses/routes.ts";
import { registerGarageRoutes } from "../customers/garage/routes.ts";
import { createCepLookup } from "../customers/postcodes/create-lookup.ts";
import { registerCepRoutes } from "../customers/postcodes/routes.ts";
import { registerSessionRoutes } from "../customers/sessions/routes.ts";
import { registerWishlistRoutes } from "../customers/wishlist/routes.ts";
import { createAdminHost, separateAdminHost } from "../platform/http/admin-host.ts";
import { addBodyParsers } from "../platform/http/body-parsers.ts";
import { escapeBrokenPagePath, refuseAddress, refuseConnection } from "../platform/http/broken-requests.ts";
import { addCommonHeaders, addSecurityHeaders } from "../platform/http/common-headers.ts";
import { compressResponses } from "../platform/http/compression.ts";
import { type ConnectionTimeouts, connectionTimeouts, limitConnections } from "../platform/http/connections.ts";
import { addErrorHandlers } from "../platform/http/error-handlers.ts";
import { addEtags } from "../platform/http/etag.ts";
import { healthRoutes } from "../platform/http/health.ts";
import { refuseCallsDuringMaintenance } from "../platform/http/maintenance.ts";
import { measureRequests } from "../platform/http/metrics.ts";
import { describeCalls, publishDescription } from "../platform/http/openapi.ts";
import { networkOfRequest } from "../platform/http/rate-limits.ts";
import { limitRequests } from "../platform/http/request-limits.ts";
import { limitRequestTime } from "../platform/http/request-time.ts";
import { refuseUnknownCalls } from "../platform/http/unknown-calls.ts";
import { registerPrivacyRoutes } from "../privacy/routes.ts";
import { registerBidRoutes } from "../sales/bids/routes.ts";
import { registerCartRoutes } from "../sales/cart/routes.ts";
import { orderHandlers } from "../sales/orders/admin-routes.ts";
import { hasOrdered } from "../sales/orders/queries.ts";
import { registerOrderRoutes } from "../sales/orders/routes.ts";
import { registerReviewInvitationRoutes } from "../sales/review-invitations/routes.ts";
import { finishConnections } from "./finish-connections.ts";
import { shownImageFinders } from "./image-cleanup.ts";

const BODY_LIMIT = 100_000;

export type AppOptions = { timeouts?: ConnectionTimeouts; vehicleLookup?: VehicleLookup };

export async function createApp(
  installation: Installation,
  { timeouts = connectionTimeouts, vehicleLookup = createVehicleLookup(installation.config) }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: installation.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.slowRequest,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery },
    frameworkErrors: refuseAddress,
    rewriteUrl: escapeBrokenPagePath,
    clientErrorHandler: refuseConnection,
    // A draining shop still answers: /readyz and closed connections tell the load balancer.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: installation.config.TRUST_PROXY || false,
    forceCloseConnections: "idle",
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  finishConnections(app);
  // After everything is registered: serving pages replaces the listeners of the server.
  app.addHook("onReady", async () => limitConnections(app.server, installation.config, timeouts));
  await app.register(cookie);
  addCommonHeaders(app, installation);
  separateAdminHost(app, createAdminHost(installation.config));
  measureRequests(app, installation.metrics);
  limitRequestTime(app, installation.config.REQUEST_LIMIT_MS);
  addErrorHandlers(app);
  healthRoutes(app, installation);
  devMailRoutes(app, installation, createUnsentStaffMails(installation));
  await app.register(async (calls) => {
    addSecurityHeaders(calls);
    if (installation.config.MAINTENANCE) refuseCallsDuringMaintenance(calls);
    rejectCrossSite(calls, installation);
    addEtags(calls);
    await compressResponses(calls);
    await addBodyParsers(calls, BODY_LIMIT);
    const staffSessionOf = recognizeStaff(calls, installation);
    await limitRequests(calls, installation, (request) => staffSessionOf(request) ?? networkOfRequest(request));
    admitCalls(calls, installation, staffSessionOf);
    refuseCallsOfSuspended(calls, installation);
    showOwnWrites(calls, installation);
    await describeCalls(calls);
    registerCalls(calls, installation, vehicleLookup);
    await publishDescription(calls);
    refuseUnknownCalls(calls);
  });
  return app;
}

/** A feature that is not listed here is not served. */
function registerCalls(app: FastifyInstance, installation: Installation, vehicleLookup: VehicleLookup): void {
  companyRoutes(app, installation);
  registerAccountRoutes(app, installation);
  registerAccountLinkRoutes(app, installation);
  registerSignInCodeRoutes(app, installation);
  registerProfileRoutes(app, installation);
  registerSessionRoutes(app, installation);
  registerPrivacyRoutes(app, installation);
  registerCatalogRoutes(app, installation);
  registerVehicleRoutes(app, installation, vehicleLookup);
  registerAddressRoutes(app, installation);
  registerCepRoutes(app, installation.config, createCepLookup(installation.config));
  registerGarageRoutes(app, installation);
  registerWishlistRoutes(app, installation);
  registerBidRoutes(app, installation, findNotifiedStaff);
  registerReviewInvitationRoutes(app, installation);
  registerCartRoutes(app, installation);
  registerOrderRoutes(app, installation, findNotifiedStaff);
  registerReviewRoutes(app, installation, hasOrdered);
  registerQuestionRoutes(app, installation);
  registerNewsletterRoutes(app, installation);
  registerStockAlertRoutes(app, installation);
  registerContactRoutes(app, installation);
  registerBlogRoutes(app, installation);
  registerStaffRoutes(app, installation, [
    ...createMemberHandlers(installation.config),
    ...supportHandlers,
    ...homeHandlers,
    ...searchHandlers(installation),
    ...draftHandlers,
    ...auditHandlers,
    ...customerHandlers,
    ...inboxHandlers(installation),
    ...orderHandlers(installation),
    ...productHandlers(installation),
    ...fitmentHandlers,
    ...stockHandlers,
    ...productListHandlers,
    ...selectionHandlers,
    ...stockMovementHandlers,
    ...imageHandlers(installation, shownImageFinders),
    ...catalogStructureHandlers,
  ]);
}
