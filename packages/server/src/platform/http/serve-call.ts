import type { Call, CallBody, CallParams, CallQuery, CallResponse } from "@pecacerta/contract/call";
import { isCacheableCall, WIRE_PREFIX } from "@pecacerta/contract/call";
import type { Refusal } from "@pecacerta/contract/refusals";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { readCredentials, resolveTenant, resolveTenantWithSource } from "../../companies/resolve-tenant.ts";
import { orIfAccountDeleted } from "../../customers/deleted-account.ts";
import { withIdempotencyKey } from "../../customers/idempotency.ts";
import { type Customer, findCustomerBySession } from "../../customers/sessions/session.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../database/tenant.ts";
import { acceptsTokenInBody, fastifySchemaOf, isIdempotent } from "./call-schema.ts";
import { setVaryByCompany } from "./etag.ts";
import { findFieldRefusal } from "./field-refusal.ts";
import { RawJson } from "./raw-json.ts";
import { type RefusalDetails, sendRefusal } from "./refuse.ts";

/** The validated input of a call. */
export type CallInput<C extends Call> = {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
};
export type CallOutcome<C extends Call> = Outcome<CallResponse<C> | RawJson, Refusal, RefusalDetails>;

type RouteOptions = RouteShorthandOptions;

const UNAUTHORIZED = { ok: false, refusal: "AUTH_UNAUTHORIZED" } as const;

const JSON_TYPE = "application/json; charset=utf-8";

/** Serves a public call of one company. */
export function servePublic<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (tenant: Tenant, input: CallInput<C>) => Promise<CallOutcome<C>>,
  options: RouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) => {
    const resolved = await resolveTenantWithSource(installation, input.request);
    if (call.method === "GET") setVaryByCompany(input.reply, resolved?.source);
    if (!resolved) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    return findFieldRefusal(call, input.request) ?? (await handle(resolved.tenant, input));
  });
}

/** Serves a public call that needs no company. */
export function serveGlobal<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
  options: RouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) => findFieldRefusal(call, input.request) ?? (await handle(input)));
}

/**
 * Serves a call that needs a customer. The same tenant transaction authenticates the customer and does the work, so a
 * token of another company is unknown. A call that accepts an idempotency key runs once for each key.
 */
export function serveCustomer<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (
    tx: TenantTransaction,
    customer: Customer,
    input: CallInput<C> & { tenant: Tenant },
  ) => Promise<CallOutcome<C>>,
  options: RouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) => {
    const tenant = await resolveTenant(installation, input.request);
    if (!tenant) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const credentials = readCredentials(
      installation,
      tenant,
      input.request,
      acceptsTokenInBody(call) ? input.request.body : undefined,
    );
    if (!credentials) return UNAUTHORIZED;
    const authenticateAndHandle = async (tx: TenantTransaction): Promise<CallOutcome<C>> => {
      const customer = await findCustomerBySession(tx, credentials, input.now);
      if (!customer) return UNAUTHORIZED;
      const fieldRefusal = findFieldRefusal(call, input.request);
      if (fieldRefusal) return fieldRefusal;
      const work = () => handle(tx, customer, { ...input, tenant });
      return isIdempotent(call)
        ? await withIdempotencyKey(tx, idempotentRequest(call, customer, input), work)
        : await work();
    };
    return await orIfAccountDeleted(() => withTenantTransaction(tenant, authenticateAndHandle), UNAUTHORIZED);
  });
}

/**
 * Serves a call that needs a customer and is too slow for one transaction, such as hashing a password. It authenticates
 * first; the work opens its own transactions.
 */
export function serveCustomerOutsideTransaction<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (tenant: Tenant, customer: Customer, input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  addCallRoute(app, call, {}, async (input) => {
    const tenant = await resolveTenant(installation, input.request);
    if (!tenant) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const credentials = readCredentials(installation, tenant, input.request);
    const customer =
      credentials && (await withTenantTransaction(tenant, (tx) => findCustomerBySession(tx, credentials, input.now)));
    if (!customer) return UNAUTHORIZED;
    return (
      findFieldRefusal(call, input.request) ??
      (await orIfAccountDeleted(() => handle(tenant, customer, input), UNAUTHORIZED))
    );
  });
}

function idempotentRequest<C extends Call>(call: C, { id }: Customer, { request, params, body }: CallInput<C>) {
  const key = request.headers["idempotency-key"];
  return { customerId: id, key: key && String(key), body: [call.method, call.path, params, body] };
}

function addCallRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: RouteOptions,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  const status = Number(Object.keys(call.responses)[0]);
  app.route({
    ...options,
    method: call.method,
    url: WIRE_PREFIX + call.path,
    config: { ...options.config, call },
    schema: fastifySchemaOf(call),
    attachValidation: true,
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const input = { params, query, body, request, reply, now: new Date() } as CallInput<C>;
      const outcome = await handle(input);
      if (!outcome.ok) return sendRefusal(reply, outcome.refusal, outcome.details);
      // No cache on the way may store personal data.
      if (!isCacheableCall(call)) reply.header("cache-control", "no-store");
      reply.code(status);
      return outcome.value instanceof RawJson
        ? reply.type(JSON_TYPE).send(outcome.value.text)
        : reply.send(outcome.value);
    },
  });
}
