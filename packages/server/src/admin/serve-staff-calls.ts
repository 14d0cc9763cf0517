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
import { withIdempotencyKey } from "../platform/http/idempotency.ts";
import { networkOfRequest } from "../platform/http/rate-limits.ts";
import { addCallRoute, type CallInput, type CallOutcome } from "../platform/http/serve-call.ts";
import { type StaffContext, withStaffTransaction, withStaffUser } from "./identity/staff-transaction.ts";
import { isFromOwnPage } from "./own-page.ts";
import { readStaffToken } from "./staff-cookie.ts";
import { staffKeys } from "./staff-keys.ts";

/** A call outside of the seller's application is refused before anything else, reading ones too. */
export function addStaffRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  addCallRoute(app, call, {}, async (input) =>
    isFromOwnPage(input.request) ? await handle(input) : refuse("FORBIDDEN"),
  );
}

/** Checks session, membership, permission and fields in the transaction of the work. */
export function serveStaffCalls(
  app: FastifyInstance,
  installation: Installation,
  handlers: readonly StaffHandler[],
): void {
  for (const { call, handle } of handlers)
    addStaffRoute(app, call, async (input) => {
      const token = readStaffToken(installation.config, input.request);
      if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
      const credentials = { token, now: input.now, isPolled: call.polled === true };
      const tenant = await findNamedTenant(installation, input.request);
      if (!tenant)
        return await withStaffUser(installation.database, credentials, async () => refuse("COMPANY_NOT_FOUND"));
      const work = async (context: StaffContext): Promise<CallOutcome<typeof call>> =>
        refusalFor(call, context) ??
        findFieldRefusal(call, input.request) ??
        (await handleOnce(call, context, input, () => handle(context.tx, memberOf(context, input), input)));
      const outcome = await withStaffTransaction(tenant, credentials, work);
      if (outcome.ok) input.reply.header(COMPANY_HEADER, tenant.slug);
      return outcome;
    });
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
  if (suspended && method !== "GET") return refuse("COMPANY_SUSPENDED");
  return undefined;
}

function handleOnce<C extends StaffHandler["call"]>(
  call: C,
  { tx, session }: StaffContext,
  { request, params, body }: CallInput<C>,
  work: () => Promise<CallOutcome<C>>,
): Promise<CallOutcome<C>> {
  const key = hasIdempotencyKey(call) ? request.headers["idempotency-key"] : undefined;
  const claimed = { key: key && String(key), body: [call.method, call.path, params, body] };
  const resultSchema = Object.values(call.responses)[0] as z.ZodType<CallResponse<C>>;
  return withIdempotencyKey(staffKeys(tx, session.staffUserId), { ...claimed, resultSchema }, work as never);
}

const memberOf = (
  { role, permissions, session: { staffUserId, name, isFresh } }: StaffContext,
  { request }: { request: FastifyRequest },
): StaffMember => ({
  ...{ name, role, permissions, isFresh },
  actor: { kind: "staff", staffUserId, network: networkOfRequest(request), requestId: request.id },
});
