import { STRANGER_BODY_BYTES } from "@pecacerta/contract/body-limit";
import type { Call, CallResponse } from "@pecacerta/contract/call";
import { hasIdempotencyKey } from "@pecacerta/contract/idempotency";
import { type Refusal, statusForRefusal } from "@pecacerta/contract/refusals";
import { accept, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from "fastify";
import type { z } from "zod";
import type { Installation } from "../companies/installation.ts";
import { COMPANY_HEADER } from "../companies/resolve-tenant.ts";
import type { StaffHandler, StaffMember } from "../companies/staff-handler.ts";
import type { RunTask } from "../platform/compute/compute-pool.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { connectionTimeouts } from "../platform/http/connections.ts";
import { findFieldRefusal } from "../platform/http/field-refusal.ts";
import { claimIdempotencyKey, withIdempotencyKey } from "../platform/http/idempotency.ts";
import { networkOfRequest } from "../platform/http/rate-limits.ts";
import { type RefusalDetails, sendRefusal } from "../platform/http/refuse.ts";
import { addCallRoute, type CallInput, type CallOutcome, type CallRouteOptions } from "../platform/http/serve-call.ts";
import { type StaffContext, withStaffTransaction, withStaffUser } from "./identity/staff-transaction.ts";
import { maskPersonalFields } from "./mask-personal-fields.ts";
import { isFromOwnPage, isUnattended } from "./own-page.ts";
import { readStaffToken } from "./staff-cookie.ts";
import { staffKeys } from "./staff-keys.ts";

/** A call outside of the seller's application is refused before anything else, reading ones too. */
export function addStaffRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
  options: CallRouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) =>
    isFromOwnPage(input.request) ? await handle(input) : refuse("FORBIDDEN"),
  );
}

type CallRefusal = RefusedOutcome<Refusal, RefusalDetails>;

/** A photo from a slow phone takes minutes, its encoding seconds. */
const UPLOAD_LIMIT_MS = connectionTimeouts.slowRequest + 60_000;

/** Checks session, membership, permission and fields in the transaction of the work. */
export function serveStaffCalls(
  app: FastifyInstance,
  installation: Installation,
  handlers: readonly StaffHandler[],
): void {
  for (const handler of handlers) {
    const { call } = handler;
    const admitsItself = handler.compute !== undefined;
    const options = call.upload
      ? { config: { maxMs: UPLOAD_LIMIT_MS } }
      : { admitsItself, preParsing: refuseLargeBody(app, installation, call) };
    const serve = async (input: CallInput<typeof call>): Promise<CallOutcome<typeof call>> => {
      const token = readStaffToken(installation.config, input.request);
      if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
      const credentials = { token, now: input.now, isPolled: call.polled === true || isUnattended(input.request) };
      const tenant = await findNamedTenant(installation, input.request);
      const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
        admitsItself ? app.admitCall(input.request, work) : work();
      if (!tenant)
        return await inTurn(() =>
          withStaffUser(installation.database, credentials, async () => refuse("COMPANY_NOT_FOUND")),
        );
      const taskRunner: RunTask = (task, value) =>
        installation.computePool.run(tenant.companyId, task, value, input.request.ended);
      const refusalIn = (context: StaffContext) => refusalFor(call, context) ?? findFieldRefusal(call, input.request);
      const prepared = await prepareBody(handler, input, tenant, (work) =>
        withStaffTransaction(tenant, credentials, async (context) => refusalIn(context) ?? (await work())),
      );
      if (!prepared.ok) return prepared;
      const work = async (context: StaffContext): Promise<CallOutcome<typeof call>> => {
        const refused = refusalIn(context);
        if (refused) return refused;
        const handled = await handleOnce(handler, context, { ...input, body: prepared.value as never });
        // What a task computes from is no answer yet; answers of tasks are about the catalog.
        return handler.compute ? handled : maskOutcome(call, context, handled);
      };
      const done = await inTurn(() => withStaffTransaction(tenant, credentials, work));
      const outcome = done.ok ? await computeAnswer(handler, input, done.value as never, taskRunner) : done;
      if (outcome.ok) input.reply.header(COMPANY_HEADER, tenant.slug);
      return outcome;
    };
    addStaffRoute(app, call, serve, options);
  }
}

/** Refuses a large body of a stranger or without permission before it is read, which takes up to half a second. */
const refuseLargeBody =
  (app: FastifyInstance, installation: Installation, call: StaffHandler["call"]): preParsingHookHandler =>
  (request, reply, payload, done) => {
    const send = (refusal?: Refusal) => (refusal ? sendRefusal(reply, refusal) : done(null, payload));
    findLargeBodyRefusal(app, installation, call, request).then(send, done);
  };

async function findLargeBodyRefusal(
  app: FastifyInstance,
  installation: Installation,
  call: StaffHandler["call"],
  request: FastifyRequest,
): Promise<Refusal | undefined> {
  const { "content-length": length = 0, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && Number(length) <= STRANGER_BODY_BYTES) return undefined;
  if (!isFromOwnPage(request)) return "FORBIDDEN";
  const token = readStaffToken(installation.config, request);
  if (token === undefined) return "AUTH_UNAUTHORIZED";
  const credentials = { token, now: new Date(), isPolled: true };
  const tenant = await findNamedTenant(installation, request);
  const refused = await app.admitCall(request, async () =>
    tenant
      ? await withStaffTransaction(tenant, credentials, async (context) => refusalFor(call, context))
      : await withStaffUser(installation.database, credentials, async () => refuse("COMPANY_NOT_FOUND")),
  );
  return refused?.refusal;
}

const computeAnswer = async (
  { compute }: StaffHandler,
  input: CallInput<StaffHandler["call"]>,
  value: never,
  runTask: RunTask,
): Promise<CallOutcome<StaffHandler["call"]>> => (compute ? await compute(value, input, runTask) : accept(value));

/** An upload is received only if the call is allowed, and outside of a transaction. */
async function prepareBody(
  { prepare }: StaffHandler,
  { body, request }: CallInput<StaffHandler["call"]>,
  tenant: Tenant,
  whenAllowed: <Result>(work: () => Promise<Result>) => Promise<Result | CallRefusal>,
): Promise<CallRefusal | { ok: true; value: unknown }> {
  if (!prepare) return accept(body);
  const allowed = await whenAllowed(async () => accept(undefined));
  return allowed.ok ? await prepare(tenant, request) : allowed;
}

/** Only the header names the company: neither the host nor a cookie decides what a click changes. */
async function findNamedTenant({ directory }: Installation, request: FastifyRequest): Promise<Tenant | undefined> {
  const slug = request.headers[COMPANY_HEADER];
  return typeof slug === "string" ? await directory.bySlug(slug) : undefined;
}

function refusalFor(
  { permission, fresh, method, reads }: StaffHandler["call"],
  { permissions, session, suspended }: StaffContext,
) {
  if (!permissions.has(permission)) return refuse("FORBIDDEN");
  if (fresh && !session.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
  if (suspended && method !== "GET" && !reads) return refuse("COMPANY_SUSPENDED");
  return undefined;
}

/** Of answers and of refusals: a conflict tells what is stored. */
function maskOutcome(
  { responses, refusalBody = {} }: StaffHandler["call"],
  { permissions }: StaffContext,
  outcome: CallOutcome<StaffHandler["call"]>,
): CallOutcome<StaffHandler["call"]> {
  if (permissions.has("customers.read")) return outcome;
  if (outcome.ok) {
    const [schema] = Object.values(responses);
    return schema ? { ...outcome, value: maskPersonalFields(schema, outcome.value) } : outcome;
  }
  const { refusal, details = {} } = outcome;
  const schema = Object.entries(refusalBody).find(
    ([status]) => Number(status) === statusForRefusal(refusal, details),
  )?.[1];
  return schema ? { ...outcome, details: maskPersonalFields(schema, details) } : outcome;
}

async function handleOnce(
  { call, handle, replay }: StaffHandler,
  context: StaffContext,
  input: CallInput<StaffHandler["call"]>,
): Promise<CallOutcome<StaffHandler["call"]>> {
  const { request, params, body } = input;
  const run = (work: StaffHandler["handle"]) => work(context.tx, memberOf(context, input), input);
  const key = hasIdempotencyKey(call) ? request.headers["idempotency-key"] : undefined;
  if (key === undefined) return await run(handle);
  const keys = staffKeys(context.tx, context.session.staffUserId);
  const claimed = { key: String(key), body: [call.method, call.path, params, body] };
  if (!replay) {
    const resultSchema = Object.values(call.responses)[0] as z.ZodType<CallResponse<typeof call>>;
    return await withIdempotencyKey(keys, { ...claimed, resultSchema }, (() => run(handle)) as never);
  }
  const { state } = await claimIdempotencyKey(keys, claimed);
  if (state === "reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  return await run(state === "new" ? handle : replay);
}

const memberOf = (
  { role, permissions, supportGrantId, session: { staffUserId, name, isFresh } }: StaffContext,
  { request }: { request: FastifyRequest },
): StaffMember => ({
  name,
  role,
  permissions,
  isFresh,
  actor: { kind: "staff", staffUserId, network: networkOfRequest(request), requestId: request.id, supportGrantId },
});
