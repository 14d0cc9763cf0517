import { addReviewCall, listReviewsCall } from "@pecacerta/contract/reviews";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { isPublishedProduct } from "../../catalog/products/queries.ts";
import { countAttemptInTransaction, HOUR_S, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { serveCustomer, servePublic } from "../../platform/http/serve-call.ts";
import { saveReview } from "./commands.ts";
import { findReviews } from "./queries.ts";

export function registerReviewRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(app, installation, listReviewsCall, async (tenant, { body }) => {
    if (!(await isPublishedProduct(tenant, body.product_id))) return refuse("PRODUCT_NOT_FOUND");
    return accept({ data: await findReviews(tenant, body.product_id, body) });
  });

  serveCustomer(app, installation, addReviewCall, async (tx, customer, { body, reply, now }) => {
    const attempts = { subject: `review:${customer.id}`, max: config.OPINIONS_PER_HOUR, seconds: HOUR_S, now };
    const waitSeconds = await countAttemptInTransaction(tx, config, attempts);
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const outcome = await saveReview(tx, customer, body, now);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });
}
