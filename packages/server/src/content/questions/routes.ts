import { addQuestionCall, listQuestionsCall } from "@pecacerta/contract/questions";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { isPublishedProduct } from "../../catalog/products/queries.ts";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { serveCustomer } from "../../customers/sessions/serve-customer.ts";
import { countAttemptInTransaction, HOUR_S, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { createQuestion } from "./commands.ts";
import { findQuestions } from "./queries.ts";

export function registerQuestionRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(app, installation, listQuestionsCall, async (tenant, { body }) => {
    if (!(await isPublishedProduct(tenant, body.product_id))) return refuse("PRODUCT_NOT_FOUND");
    return accept({ data: await findQuestions(tenant, body.product_id, body) });
  });

  serveCustomer(app, installation, addQuestionCall, async (tx, customer, { body, reply, now }) => {
    const attempts = { subject: `question:${customer.id}`, max: config.OPINIONS_PER_HOUR, seconds: HOUR_S, now };
    const waitSeconds = await countAttemptInTransaction(tx, config, attempts);
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const outcome = await createQuestion(tx, customer, body, now);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });
}
