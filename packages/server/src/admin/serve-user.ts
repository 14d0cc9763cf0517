import type { Call, StaffCall } from "@pecacerta/contract/call";
import { describeDevice } from "@pecacerta/rules/device";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { findFieldRefusal } from "../platform/http/field-refusal.ts";
import { networkOfRequest } from "../platform/http/rate-limits.ts";
import type { CallInput, CallOutcome, CallRouteOptions } from "../platform/http/serve-call.ts";
import { type ActOrigin, ownActOf, recordOwnAct } from "./identity/own-acts.ts";
import type { StaffCredentials, StaffSession } from "./identity/session.ts";
import type { StaffGuessOrigin } from "./identity/staff-guess.ts";
import { withStaffUser } from "./identity/staff-transaction.ts";
import { isUnattended } from "./own-page.ts";
import { addStaffRoute } from "./serve-staff-calls.ts";
import { readDeviceToken, readStaffToken } from "./staff-cookie.ts";

export const clientOf = (request: FastifyRequest) => ({
  network: networkOfRequest(request),
  device: describeDevice(request.headers["user-agent"] ?? ""),
});

export const originOf = (request: FastifyRequest): ActOrigin => ({ ...clientOf(request), requestId: request.id });

export const staffGuessOrigin = ({ config }: Installation, request: FastifyRequest): StaffGuessOrigin => ({
  network: networkOfRequest(request),
  deviceToken: readDeviceToken(config, request),
});

export const signInClient = (installation: Installation, request: FastifyRequest) => ({
  device: clientOf(request).device,
  origin: staffGuessOrigin(installation, request),
});

export function serveVisitor<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
  options: CallRouteOptions = {},
): void {
  addStaffRoute(app, call, async (input) => findFieldRefusal(call, input.request) ?? (await handle(input)), options);
}

type UserInput<C extends Call> = CallInput<C> & { session: StaffSession; credentials: StaffCredentials };

export function serveUser<C extends Extract<StaffCall, { access: "user" | "visitor" | "operator" }>>(
  app: FastifyInstance,
  { config, database }: Installation,
  call: C,
  handle: (input: UserInput<C>) => Promise<CallOutcome<C>>,
): void {
  addStaffRoute(app, call, async (input): Promise<CallOutcome<C>> => {
    const token = readStaffToken(config, input.request);
    if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
    const credentials = { token, now: input.now, isPolled: isUnattended(input.request) };
    const found = await withStaffUser(database, credentials, async (_tx, session) => accept(session));
    if (!found.ok) return found;
    if (call.fresh && !found.value.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
    const refusal = findFieldRefusal(call, input.request);
    if (refusal) return refusal;
    const outcome = await handle({ ...input, session: found.value, credentials });
    const action = outcome.ok ? ownActOf(call) : undefined;
    if (action)
      await recordOwnAct({ database }, found.value.staffUserId, {
        action,
        origin: originOf(input.request),
        now: input.now,
      });
    return outcome;
  });
}
