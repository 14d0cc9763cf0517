import { addReviewCall, listReviewsCall } from "@pecacerta/contract/reviews";
import { done, refused } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { isPublishedProduct } from "../../catalog/products/queries.ts";
import { countAttemptInTransaction, HOUR_S, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { serveCustomer, servePublic } from "../../platform/http/serve-call.ts";
import { saveReview } from "./commands.ts";
import { findReviews } from "./queries.ts";

export function registerReviewRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(app, installation, listReviewsCall, async (shop, { body }) => {
    if (!(await isPublishedProduct(shop, body.product_id))) return refused("PRODUCT_NOT_FOUND");
    return done({ data: await findReviews(shop, body.product_id, body) });
  });

  serveCustomer(app, installation, addReviewCall, async (tx, customer, { body, reply, now }) => {
    const tries = { subject: `review:${customer.id}`, max: config.OPINIONS_PER_HOUR, seconds: HOUR_S, now };
    const wait = await countAttemptInTransaction(tx, config, tries);
    if (wait > 0) return tooManyRequests(reply, wait);
    const saved = await saveReview(tx, customer, body, now);
    return saved.ok ? done({ data: saved.value }) : saved;
  });
}
