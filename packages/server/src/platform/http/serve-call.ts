import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from "@pecacerta/contract/call";
import { isKeepable, WIRE_PREFIX } from "@pecacerta/contract/call";
import type { Refusal } from "@pecacerta/contract/refusals";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { type Shop, type Tx, together } from "../../companies/shop.ts";
import { orIfAccountDeleted } from "../../customers/deleted-account.ts";
import { withIdempotencyKey } from "../../customers/idempotency.ts";
import { type Customer, findCustomerBySession } from "../../customers/sessions/session.ts";
import { credentialsOf, shopAsked, shopResolved } from "./asking.ts";
import { schemaOf, takesKey, takesToken } from "./call-schema.ts";
import { fieldFaults } from "./field-faults.ts";
import { dependsOnCompany } from "./kept-copies.ts";
import { type RefusalDetails, refuse } from "./refused.ts";
import { Written } from "./written.ts";

/** What a call asks for, read and checked. */
export type Asked<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
};
export type Answer<C extends Call> = Outcome<AnswerOf<C> | Written, Refusal, RefusalDetails>;

type Options = RouteShorthandOptions;

const NOBODY = { ok: false, refusal: "AUTH_UNAUTHORIZED" } as const;

const JSON_TYPE = "application/json; charset=utf-8";

/** Serves a call that anyone may make in a shop. */
export function servePublic<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (shop: Shop, asked: Asked<C>) => Promise<Answer<C>>,
  options: Options = {},
): void {
  route(app, call, options, async (asked) => {
    const resolved = await shopResolved(installation, asked.request);
    if (call.method === "GET") dependsOnCompany(asked.reply, resolved?.by);
    if (!resolved) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    return fieldFaults(call, asked.request) ?? (await handle(resolved.shop, asked));
  });
}

/** Serves a call that is about no shop in particular. */
export function serveGlobal<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: Asked<C>) => Promise<Answer<C>>,
  options: Options = {},
): void {
  route(app, call, options, async (asked) => fieldFaults(call, asked.request) ?? (await handle(asked)));
}

/**
 * Serves a call that needs a customer. Who asks is looked up in the transaction that does the work, inside the walls
 * of the company that the call names: a token of another company is nobody's there. A call that accepts a key of its
 * intent does its work once for each.
 */
export function serveCustomer<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (tx: Tx, customer: Customer, asked: Asked<C> & { shop: Shop }) => Promise<Answer<C>>,
  options: Options = {},
): void {
  route(app, call, options, async (asked) => {
    const shop = await shopAsked(installation, asked.request);
    if (!shop) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const credentials = credentialsOf(
      installation,
      shop,
      asked.request,
      takesToken(call) ? asked.request.body : undefined,
    );
    if (!credentials) return NOBODY;
    const answered = async (tx: Tx): Promise<Answer<C>> => {
      const customer = await findCustomerBySession(tx, credentials, asked.now);
      if (!customer) return NOBODY;
      const faults = fieldFaults(call, asked.request);
      if (faults) return faults;
      const work = () => handle(tx, customer, { ...asked, shop });
      return takesKey(call) ? await withIdempotencyKey(tx, intentOf(call, customer, asked), work) : await work();
    };
    return await orIfAccountDeleted(() => together(shop, answered), NOBODY);
  });
}

/**
 * Serves a call that needs a customer and does more than one transaction should wait for: passwords take their time.
 * Who asks is looked up first; the work opens its own transactions.
 */
export function serveKnownCustomer<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (shop: Shop, customer: Customer, asked: Asked<C>) => Promise<Answer<C>>,
): void {
  route(app, call, {}, async (asked) => {
    const shop = await shopAsked(installation, asked.request);
    if (!shop) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const credentials = credentialsOf(installation, shop, asked.request);
    const customer = credentials && (await together(shop, (tx) => findCustomerBySession(tx, credentials, asked.now)));
    if (!customer) return NOBODY;
    return fieldFaults(call, asked.request) ?? (await orIfAccountDeleted(() => handle(shop, customer, asked), NOBODY));
  });
}

function intentOf<C extends Call>(call: C, { id }: Customer, { request, params, body }: Asked<C>) {
  const key = request.headers["idempotency-key"];
  return { customerId: id, key: key && String(key), body: [call.method, call.path, params, body] };
}

function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: Options,
  handle: (asked: Asked<C>) => Promise<Answer<C>>,
): void {
  const status = Number(Object.keys(call.answer)[0]);
  app.route({
    ...options,
    method: call.method,
    url: WIRE_PREFIX + call.path,
    config: { ...options.config, call },
    schema: schemaOf(call),
    attachValidation: true,
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const asked = { params, query, body, request, reply, now: new Date() } as Asked<C>;
      const answer = await handle(asked);
      if (!answer.ok) return refuse(reply, answer.refusal, answer.details);
      // What belongs to somebody is kept by no cache on the way.
      if (!isKeepable(call)) reply.header("cache-control", "no-store");
      reply.code(status);
      return answer.value instanceof Written ? reply.type(JSON_TYPE).send(answer.value.text) : reply.send(answer.value);
    },
  });
}
