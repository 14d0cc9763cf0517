import { staffCallAmounts } from "@pecacerta/contract/admin/amount-fields";
import { callAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import { bodyLimitOf } from "@pecacerta/contract/body-limit";
import {
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallResponse,
  isCacheableCall,
  isStaffCall,
  WIRE_PREFIX,
} from "@pecacerta/contract/call";
import { checksPassword } from "@pecacerta/contract/checks-password";
import type { Refusal } from "@pecacerta/contract/refusals";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { fastifySchemaOf } from "./call-schema.ts";
import { CompressedJson, sendCompressed } from "./compressed-json.ts";
import { findFieldRefusal } from "./field-refusal.ts";
import { RawJson } from "./raw-json.ts";
import { type RefusalDetails, sendRefusal } from "./refuse.ts";

export type CallInput<C extends Call> = {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
};
export type CallOutcome<C extends Call> = Outcome<CallResponse<C> | RawJson | CompressedJson, Refusal, RefusalDetails>;

/** `admitsItself`: the handler passes its work to `admitCall`, and waits outside of it. */
export type CallRouteOptions = RouteShorthandOptions & { admitsItself?: boolean };

declare module "fastify" {
  interface FastifyInstance {
    /** Runs the work of a call when its turn comes. Rejects with a `QueueFullError` if it gets none. */
    admitCall<Value>(request: FastifyRequest, work: () => Promise<Value>): Promise<Value>;
  }
}

const isUpload = (call: Call): boolean => "upload" in call && call.upload === true;

const JSON_TYPE = "application/json; charset=utf-8";

export function serveGlobal<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
  options: CallRouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) => findFieldRefusal(call, input.request) ?? (await handle(input)));
}

export function addCallRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  { admitsItself = false, ...options }: CallRouteOptions,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  const hasOwnQueue = isUpload(call) || checksPassword(call) || admitsItself;
  addOpenRoute(app, call, options, (input) =>
    hasOwnQueue ? handle(input) : app.admitCall(input.request, () => handle(input)),
  );
}

export function addOpenRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: CallRouteOptions,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  const status = Number(Object.keys(call.responses)[0]);
  const route = `${call.method} ${call.path}`;
  const amounts = isStaffCall(call) ? staffCallAmounts(route) : callAmounts(route);
  app.route({
    ...options,
    bodyLimit: bodyLimitOf(call),
    method: call.method,
    url: WIRE_PREFIX + call.path,
    config: { ...options.config, call },
    schema: fastifySchemaOf(call),
    attachValidation: true,
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const input = { params, query, body, request, reply, now: new Date() } as CallInput<C>;
      const outcome = await handle(input);
      if (call.method === "GET" && request.raw.socket.destroyed) return reply.hijack();
      if (!outcome.ok) return sendRefusal(reply, outcome.refusal, encodeAmounts(outcome.details, amounts.refusal));
      // No cache on the way may store personal data.
      if (!isCacheableCall(call)) reply.header("cache-control", "no-store");
      reply.code(status);
      const { value } = outcome;
      if (value instanceof CompressedJson) return sendCompressed(request, reply.type(JSON_TYPE), value);
      return value instanceof RawJson ? reply.type(JSON_TYPE).send(value.text) : reply.send(value);
    },
  });
}
