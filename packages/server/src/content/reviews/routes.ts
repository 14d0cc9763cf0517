import { addReviewCall, listReviewsCall } from "@pecacerta/contract/reviews";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { isPublishedProduct } from "../../catalog/products/queries.ts";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { serveCustomer } from "../../customers/sessions/serve-customer.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { countAttemptInTransaction, HOUR_S, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { saveReview } from "./commands.ts";
import { findReviews } from "./queries.ts";

type HasOrdered = (tx: TenantTransaction, customerId: string, productId: string) => Promise<boolean>;

/** `hasOrdered` comes from the orders, which are in a higher layer. */
export function registerReviewRoutes(app: FastifyInstance, installation: Installation, hasOrdered: HasOrdered): void {
  const { config } = installation;

  servePublic(app, installation, listReviewsCall, async (tenant, { body }) => {
    if (!(await isPublishedProduct(tenant, body.product_id))) return refuse("PRODUCT_NOT_FOUND");
    return accept({ data: await findReviews(tenant, body.product_id, body) });
  });

  serveCustomer(app, installation, addReviewCall, async (tx, customer, { body, reply, now }) => {
    const attempts = { subject: `review:${customer.id}`, max: config.OPINIONS_PER_HOUR, seconds: HOUR_S, now };
    const waitSeconds = await countAttemptInTransaction(tx, config, attempts);
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const { product_id: productId, rating, revision: content } = body;
    const isBuyer = await hasOrdered(tx, customer.id, productId);
    const outcome = await saveReview(tx, customer, { productId, rating, content, isBuyer }, now);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });
}
