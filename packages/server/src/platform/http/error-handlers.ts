import type { Call } from "@pecacerta/contract/call";
import type { Refusal } from "@pecacerta/contract/refusals";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { TaskLimitError } from "../compute/compute-pool.ts";
import { NodeLostError } from "../database/connection-shares.ts";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import { QueueFullError } from "../work-queue/work-queue.ts";
import { sendRefusal } from "./refuse.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    call?: Call;
  }
}

const refusalsByErrorCode: ReadonlyMap<string, Refusal> = new Map([
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "UNSUPPORTED_MEDIA_TYPE"],
  ["FST_ERR_CTP_BODY_TOO_LARGE", "PAYLOAD_TOO_LARGE"],
]);

const BUSY_ERRORS = [ExternalServiceError, NodeLostError, QueueFullError, TaskLimitError];
const BUSY_CODE =
  /^(08|53|57P)|^(25006|55P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|FST_ERR_HANDLER_TIMEOUT)$/;
const BUSY_MESSAGE =
  /timeout exceeded|Query read timeout|Connection terminated|connection error|No database host accepts writes|after calling end on the pool/;

export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalsByErrorCode.get(error.code) ?? (error.statusCode === 429 ? "TOO_MANY_REQUESTS" : undefined);
    if (refusal) return sendRefusal(reply, refusal);
    if (error.statusCode !== undefined && error.statusCode < 500) return sendRefusal(reply, "BAD_REQUEST");
    return respondInternalError(error, request, reply);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, "NOT_FOUND"));
}

function respondInternalError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isBusy(error)) {
    // Thousands in a burst: the log of requests and the metrics have their status.
    if (!(error instanceof QueueFullError)) request.log.warn({ err: error }, "request refused: server busy");
    return sendRefusal(reply.header("retry-after", "2"), "SERVICE_UNAVAILABLE", { requestId: request.id });
  }
  request.log.error({ err: error }, "request failed");
  return sendRefusal(reply, "INTERNAL_ERROR", { requestId: request.id });
}

export function isBusy(error: unknown): boolean {
  if (BUSY_ERRORS.some((type) => error instanceof type)) return true;
  const { code, cause, message = "" } = (error ?? {}) as { code?: string; cause?: unknown; message?: string };
  return BUSY_CODE.test(code ?? "") || BUSY_MESSAGE.test(message) || (cause ? isBusy(cause) : false);
}
