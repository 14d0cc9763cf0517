import type { Call, CallResponse } from "@pecacerta/contract/call";
import { hasIdempotencyKey } from "@pecacerta/contract/idempotency";
import { refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Installation } from "../companies/installation.ts";
import { COMPANY_HEADER } from "../companies/resolve-tenant.ts";
import type { StaffHandler, StaffMember } from "../companies/staff-handler.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { findFieldRefusal } from "../platform/http/field-refusal.ts";
import { claimIdempotencyKey, withIdempotencyKey } from "../platform/http/idempotency.ts";
import { networkOfRequest } from "../platform/http/rate-limits.ts";
import { addCallRoute, type CallInput, type CallOutcome, type CallRouteOptions } from "../platform/http/serve-call.ts";
import { type StaffContext, withStaffTransaction, withStaffUser } from "./identity/staff-transaction.ts";
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

/** Checks session, membership, permission and fields in the transaction of the work. */
export function serveStaffCalls(
  app: FastifyInstance,
  installation: Installation,
  handlers: readonly StaffHandler[],
): void {
  for (const handler of handlers) {
    const { call } = handler;
    addStaffRoute(app, call, async (input) => {
      const token = readStaffToken(installation.config, input.request);
      if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
      const credentials = { token, now: input.now, isPolled: call.polled === true || isUnattended(input.request) };
      const tenant = await findNamedTenant(installation, input.request);
      if (!tenant)
        return await withStaffUser(installation.database, credentials, async () => refuse("COMPANY_NOT_FOUND"));
      const work = async (context: StaffContext): Promise<CallOutcome<typeof call>> =>
        refusalFor(call, context) ??
        findFieldRefusal(call, input.request) ??
        (await handleOnce(handler, context, input));
      const outcome = await withStaffTransaction(tenant, credentials, work);
      if (outcome.ok) input.reply.header(COMPANY_HEADER, tenant.slug);
      return outcome;
    });
  }
}

/** Only the header names the company: neither the host nor a cookie decides what a click changes. */
async function findNamedTenant({ directory }: Installation, request: FastifyRequest): Promise<Tenant | undefined> {
  const slug = request.headers[COMPANY_HEADER];
  return typeof slug === "string" ? await directory.bySlug(slug) : undefined;
}

function refusalFor(
  { permission, fresh, method }: StaffHandler["call"],
  { permissions, session, suspended }: StaffContext,
) {
  if (!permissions.has(permission)) return refuse("FORBIDDEN");
  if (fresh && !session.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
  const isReading = method === "GET" || permission === "customers.export";
  if (suspended && !isReading) return refuse("COMPANY_SUSPENDED");
  return undefined;
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
  { role, permissions, session: { staffUserId, name, isFresh } }: StaffContext,
  { request }: { request: FastifyRequest },
): StaffMember => ({
  ...{ name, role, permissions, isFresh },
  actor: { kind: "staff", staffUserId, network: networkOfRequest(request), requestId: request.id },
});
